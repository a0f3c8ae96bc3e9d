/** From the inputs to a course of savings: what goes in each year, what has to come out. Dollars of today. */
import type { SavingsCourse } from '#engine/retirement-outlook/course.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { claimAgeOf, fullBenefit, monthlyBenefit } from './benefits.ts'
import { livedOnNow, type RetiredYear, retiredYear } from './household-years.ts'
import type { RetirementLaw } from './law.ts'
import type { RetirementInputs } from './sections.ts'

export interface Outlook {
  /** Age reached this year. */
  readonly age: number
  /** Years of the plan, and of work from now. */
  readonly years: number
  readonly working: number
  readonly claimAge: number
  /** A month, from `claimAge` on: the visitor's own, and the spouse's. */
  readonly benefit: number
  readonly spouseBenefit: number
  /** After taxes, a month. */
  readonly spending: number
  /** Years worked through with whole returns; between them withdrawals lie on a straight line. */
  readonly anchors: readonly RetiredYear[]
  readonly course: SavingsCourse
  /** How what goes in grows: 1 in the first year, 0 once work has ended. */
  readonly shape: readonly number[]
}

/** Longer stretches of one kind of year are worked through at their end too: thresholds that stay in dollars shrink meanwhile. */
const LONG = 4

export const ageIn = ({ born }: RetirementInputs, year: number): number => Math.max(0, year - Number(born.slice(0, 4)))

/** The years in which something of a retirement changes, counted from now; the first is that of retiring. */
function changes(
  inputs: RetirementInputs,
  { age, working, years, claimAge }: Pick<Outlook, 'age' | 'working' | 'years' | 'claimAge'>,
  year: number,
): number[] {
  const ages = [60, 65, claimAge, ...(inputs.pension > 0 ? [inputs.pensionFrom] : [])]
  // The deduction for seniors has a last year.
  const seniorEnds = actDeductionYears.value.through + 1 - year
  const inside = [...ages.map((one) => one - age), seniorEnds].filter((at) => at > working && at < years)
  return [...new Set([working, ...inside])].sort((a, b) => a - b)
}

export function outlookOf(inputs: RetirementInputs, law: RetirementLaw): Outlook {
  const { tax } = law
  const age = ageIn(inputs, tax.year)
  const years = Math.max(1, inputs.planTo - age)
  const working = Math.min(years, Math.max(0, inputs.retireAge - age))
  const claimAge = claimAgeOf(inputs)
  const benefit = monthlyBenefit(inputs, fullBenefit(inputs, tax.year), claimAge, age)
  const spouseBenefit = inputs.status === 'joint' ? inputs.spouseBenefit : 0
  const spending = inputs.spending ?? livedOnNow(inputs, law, age) / 12

  const yearAt = (at: number): RetiredYear => {
    const now = age + at
    const wanted = (spending + (now < 65 ? inputs.healthBefore65 : 0)) * 12
    return retiredYear(inputs, law, at, now, wanted, {
      own: now >= claimAge ? benefit * 12 : 0,
      spouse: spouseBenefit * 12,
      pension: inputs.pension > 0 && now >= inputs.pensionFrom ? inputs.pension * 12 : 0,
    })
  }
  const starts = working < years ? changes(inputs, { age, working, years, claimAge }, tax.year) : []
  const anchors: RetiredYear[] = []
  const takenOut = Array.from({ length: years }, () => 0)
  starts.forEach((from, i) => {
    const to = (starts[i + 1] ?? years) - 1
    const first = yearAt(from)
    const last = to - from >= LONG ? yearAt(to) : first
    anchors.push(first)
    if (last !== first) anchors.push(last)
    for (let at = from; at <= to; at += 1) {
      const along = to > from ? (at - from) / (to - from) : 0
      takenOut[at] = first.withdrawal + (last.withdrawal - first.withdrawal) * along
    }
  })

  const real = (1 + inputs.raise / 100) / (1 + inputs.inflation / 100)
  const shape = Array.from({ length: years }, (_, at) => (at < working ? real ** at : 0))
  const yearly = (inputs.saving + inputs.employer) * 12
  return {
    age,
    years,
    working,
    claimAge,
    benefit,
    spouseBenefit,
    spending,
    anchors,
    shape,
    course: { savings: inputs.savings, paidIn: shape.map((one) => one * yearly), takenOut },
  }
}

/** What savings make each year above inflation at the steady return, fees taken off: 1.031. Never less than nothing. */
export const steadyGrowth = ({ expected, fee, inflation }: RetirementInputs): number =>
  Math.max(0.01, ((1 + expected / 100) * (1 - fee / 100)) / (1 + inflation / 100))
