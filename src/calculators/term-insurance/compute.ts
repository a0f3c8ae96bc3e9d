import { imputedIncome } from '#engine/life-insurance/group-term.ts'
import {
  bestLadder,
  lengthFor,
  onePolicy,
  type Rung,
  type SoldPolicies,
  yearsNeeded,
} from '#engine/life-insurance/ladder.ts'
import { type PremiumReturn, premiumReturn } from '#engine/life-insurance/premium-return.ts'
import { ageNearest } from '#engine/life-insurance/term-price.ts'
import type { IsoDate } from '#engine/month.ts'
import { groupTermLife } from '#facts/insurance/group-term.ts'
import { needAges, soldPolicies } from '#facts/insurance/life-need.ts'
import type { Asked } from '../kit/calculator.ts'
import type { TermLaw } from './law.ts'
import { needCurve, type YearOfNeed } from './need.ts'
import { type Cost, costFrom, listPrice, quotesFor } from './prices.ts'
import type { TermInsuranceInputs } from './sections.ts'

const { sizes, least, lengths, allLengths, oldest } = soldPolicies.value
/** The smallest policy worth having. */
export const LEAST = least
/** What most insurers sell at an age nearest birthday. */
export const soldTo = ({ terms }: TermInsuranceInputs, age: number): SoldPolicies => ({
  sizes,
  least,
  lengths: (terms === 'all' ? allLengths : lengths).filter(
    (years) => age <= (oldest.find((row) => row.years === years)?.age ?? 0),
  ),
  mostRungs: 3,
})

export interface Milestone {
  readonly key: 'grown' | 'mortgage' | 'retire'
  /** Years from today. */
  readonly years: number
  /** The shortest length sold that lasts so long. */
  readonly term: number
}

export interface Result {
  readonly outcome: 'covered' | 'not-sold' | 'one' | 'ladder'
  readonly thisYear: number
  /** Whole years, and the age insurers price by. */
  readonly age: number
  readonly nearest: number
  readonly curve: readonly YearOfNeed[]
  /** Years until the gap is below the smallest policy for good. */
  readonly needed: number
  readonly one: Rung | null
  readonly ladder: readonly Rung[]
  readonly oneCost: Cost | null
  readonly ladderCost: Cost | null
  /** The largest gap after the last policy has ended; 0 for none. */
  readonly uncovered: number
  readonly milestones: readonly Milestone[]
  /** The one policy's price at each of the next years of age; null where no list has it. */
  readonly waiting: readonly { readonly years: number; readonly monthly: number | null }[]
  readonly premiumsBack: PremiumReturn | null
  /** A year, dollars. */
  readonly imputed: number
  /** The example price of a 20-year policy as large as the coverage through work, a month; null where no list has it. */
  readonly groupReplaced: number | null
  readonly imputedTax: number
}

const WAITS = [0, 1, 2, 3, 5] as const

function milestonesOf(inputs: TermInsuranceInputs, age: number, sold: SoldPolicies): readonly Milestone[] {
  const at = (key: Milestone['key'], years: number): Milestone[] =>
    years > 0 ? [{ key, years, term: lengthFor(years, sold.lengths) }] : []
  const isParts = inputs.source === 'parts'
  return [
    ...(isParts ? at('grown', needAges.value.grown - inputs.youngest) : []),
    ...(isParts && inputs.mortgage > 0 ? at('mortgage', Math.ceil(inputs.mortgageYears / 12)) : []),
    ...at('retire', Math.ceil(inputs.workUntil - age)),
  ].sort((a, b) => a.years - b.years)
}

export function compute({ inputs, law, today }: Asked<TermInsuranceInputs, TermLaw>): Result {
  const day = today as IsoDate
  const birth = inputs.birthDate as IsoDate
  const nearest = ageNearest(birth, day)
  const sold = soldTo(inputs, nearest)
  const thisYear = Number(today.slice(0, 4))
  const turned = today.slice(5) >= birth.slice(5) ? 0 : 1
  const age = Math.max(0, thisYear - Number(birth.slice(0, 4)) - turned)
  const curve = needCurve(inputs, age)
  const gaps = curve.map(({ gap }) => gap)
  const needed = yearsNeeded(gaps, sold.least)
  const one = onePolicy(gaps, sold)
  const costOf = (rung: Rung): number | null => {
    const monthly = listPrice(inputs, nearest, rung)
    return monthly === null ? null : monthly * 12 * rung.years
  }
  const ladder = bestLadder(gaps, sold, costOf)
  const ofOne = one === null ? [] : [one]
  const oneCost = costFrom(inputs, nearest, ofOne, inputs.quoteOne === null ? null : [inputs.quoteOne])
  const last = Math.max(0, ...ladder.map(({ years }) => years))
  const plain = inputs.quoteOne ?? oneCost?.monthly ?? null
  const { socialSecurityRate, medicareRate } = law.tax.payroll.value
  const imputed = imputedIncome(
    inputs.group,
    thisYear - Number(birth.slice(0, 4)),
    inputs.groupPaid,
    groupTermLife.value,
  )
  return {
    outcome: one === null ? (needed > 0 ? 'not-sold' : 'covered') : ladder.length > 1 ? 'ladder' : 'one',
    thisYear,
    age,
    nearest,
    curve,
    needed,
    one,
    ladder,
    oneCost,
    ladderCost: costFrom(inputs, nearest, ladder, quotesFor(inputs, ladder)),
    uncovered: one === null ? 0 : curve.reduce((most, { year, gap }) => (year >= last ? Math.max(most, gap) : most), 0),
    milestones: milestonesOf(inputs, age, sold),
    waiting: one === null ? [] : WAITS.map((years) => ({ years, monthly: listPrice(inputs, nearest + years, one) })),
    premiumsBack:
      one === null || plain === null || inputs.quoteReturn === null
        ? null
        : premiumReturn(plain, inputs.quoteReturn, one.years),
    imputed,
    groupReplaced: inputs.group > 0 ? listPrice(inputs, nearest, { years: 20, amount: inputs.group }) : null,
    imputedTax: imputed * (inputs.taxRate / 100 + socialSecurityRate + medicareRate),
  }
}
