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

const { sizes, least, lengths, allLengths } = soldPolicies.value
/** The smallest policy worth having. */
export const LEAST = least
export const soldTo = ({ terms }: TermInsuranceInputs): SoldPolicies => ({
  sizes,
  least,
  lengths: terms === 'all' ? allLengths : lengths,
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
  readonly outcome: 'covered' | 'one' | 'ladder'
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
  const sold = soldTo(inputs)
  const day = today as IsoDate
  const birth = inputs.birthDate as IsoDate
  const nearest = ageNearest(birth, day)
  const thisYear = Number(today.slice(0, 4))
  const turned = today.slice(5) >= birth.slice(5) ? 0 : 1
  const age = Math.max(0, thisYear - Number(birth.slice(0, 4)) - turned)
  const curve = needCurve(inputs, age)
  const gaps = curve.map(({ gap }) => gap)
  const needed = yearsNeeded(gaps, sold.least)
  const one = onePolicy(gaps, sold)
  const ladder = bestLadder(gaps, sold, (rung) => {
    const monthly = listPrice(inputs, nearest, rung)
    return monthly === null ? null : monthly * 12 * rung.years
  })
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
    outcome: one === null ? 'covered' : ladder.length > 1 ? 'ladder' : 'one',
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
    imputedTax: imputed * (inputs.taxRate / 100 + socialSecurityRate + medicareRate),
  }
}
