import type { StateCredit } from '#facts/states/schema-credits.ts'
import { taxBySchedule } from '../brackets.ts'
import { rowValue } from './measure.ts'
import { filersFrom } from './per-head.ts'
import type { StateWork } from './work.ts'

type Of<K extends StateCredit['kind']> = Extract<StateCredit, { kind: K }>

/** California children for the earned income credit: as the federal one, but no Social Security number is asked. */
function californiaChildren(work: StateWork): number {
  let count = 0
  for (const { child, age, student, disabled } of work.household.dependents)
    if (child && (age < 19 || (student && age < 24) || disabled)) count += 1
  return count
}

/**
 * CalEITC and the young child tax credit (Rev. & Tax. Code 17052, 17052.1; FTB 3514). The credit rises to a peak, falls at the same
 * rate to the final amount, and from there in a straight line to nothing at `end`. Both earned income and federal AGI must stay below
 * `end`; the smaller result counts. The young child credit needs the first and falls by an amount per whole $100 of earnings.
 */
export function californiaEarnedIncome(work: StateWork, credit: Of<'cal-earned-income'>): number {
  const { federal, household } = work
  if (work.status === 'separate' || federal.investmentIncome > credit.investmentIncomeUpTo) return 0
  const earned = federal.earnedIncome
  const young = household.dependents.some(({ child, age }) => child && age < credit.youngChild.under)
  const children = Math.min(californiaChildren(work), 3)
  const at = (income: number): number => {
    const rate = (credit.phaseIn[children] ?? 0) * credit.factor
    const peak = credit.earnedCap[children] ?? 0
    const last = credit.finalStart[children] ?? 0
    if (income >= credit.end) return 0
    if (income <= peak) return rate * Math.max(0, income)
    const falling = rate * (2 * peak - income)
    if (falling > last) return falling
    const from = 2 * peak - last / rate
    return Math.max(0, (last * (credit.end - income)) / (credit.end - from))
  }
  const old = household.people.some(({ age }) => age >= 18)
  if (!old || earned >= credit.end || federal.agi >= credit.end) return 0
  const peak = credit.earnedCap[children] ?? 0
  const main = federal.agi > peak ? Math.min(at(earned), at(federal.agi)) : at(earned)
  if (!young || (main <= 0 && earned > 0)) return main
  const hundreds = Math.max(0, earned - credit.youngChild.earnedOver) / 100
  return main + Math.max(0, credit.youngChild.amount - Math.ceil(hundreds) * credit.youngChild.lessPer100)
}

/**
 * California exemption credits (Rev. & Tax. Code 17054; Form 540 lines 7 to 11 and the AGI limitation worksheet): each head's credit
 * loses dollars for each step, or part of one, of federal AGI over the start.
 */
export function californiaExemptions(work: StateWork, credit: Of<'cal-exemptions'>): number {
  const { household, federal, status } = work
  let heads = status === 'joint' || status === 'surviving' ? 2 : 1
  heads += filersFrom(work, 65)
  for (const person of household.people) if (person.blind) heads += 1
  const over = federal.agi - credit.over[status]
  const lost = over > 0 ? Math.ceil(over / credit.per[status]) * credit.lose : 0
  return (
    heads * Math.max(0, credit.personal - lost) + household.dependents.length * Math.max(0, credit.dependent - lost)
  )
}

/** Indiana Schedule IN-EDGE: the unified tax credit for the elderly. */
export function elderlyLowIncome(work: StateWork, credit: Of<'elderly-low-income'>): number {
  const { federal, status } = work
  if (status === 'separate' || federal.agi >= credit.agiUnder) return 0
  const old = filersFrom(work, credit.fromAge)
  if (old === 0) return 0
  return rowValue(old > 1 ? credit.two : credit.one, federal.agi, 'from')
}

/** What the marriage credit counts of one spouse: no interest, dividends or gains, and only the Social Security the state taxes. */
function earnedOrPension(work: StateWork, index: number): number {
  const own = work.own[index]
  if (own === undefined) return 0
  let benefits = 0
  for (const person of work.household.people) benefits += person.socialSecurity
  const part = benefits > 0 ? (work.household.people[index]?.socialSecurity ?? 0) / benefits : 0
  const taxed = work.federal.income.taxableSocialSecurity * part - (work.benefitsOut[index] ?? 0)
  return own.wages + own.business + own.privatePension + own.governmentPension + own.militaryPension + own.ira + taxed
}

/**
 * A couple whose joint tax is more than the tax on its incomes apart: the difference, up to a cap. Counted are wages, business income,
 * pensions and taxed Social Security of the one with less; the rest of the taxable income is the other's.
 */
export function marriage(work: StateWork, credit: Of<'marriage'>): number {
  if (work.status !== 'joint' || work.taxable <= credit.taxableOver) return 0
  if (work.own.length < 2) return 0
  const lower = Math.max(0, Math.min(earnedOrPension(work, 0), earnedOrPension(work, 1)))
  if (lower <= credit.lowerEarnerOver) return 0
  const less = Math.max(0, lower - credit.lowerEarnerLess)
  const apart = taxBySchedule(less, credit.single) + taxBySchedule(Math.max(0, work.taxable - less), credit.single)
  const together = taxBySchedule(work.taxable, work.facts.brackets.value.joint)
  return Math.min(credit.max, Math.max(0, together - apart))
}
