/** The health plans and deductibles a visitor compares, kept in this browser like their other numbers. */
import { checked, maybe, open, or, record } from '../../state/shape.ts'
import { amount, flag, text, whole } from '../../state/shape-basics.ts'
import { list, map } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'
import { type Needs, needKeys } from './guide-questions.ts'
import {
  exampleDeductibles,
  exampleFamilyPlans,
  examplePlans,
  hsaTaxPercent,
  usualVisit,
  usualYears,
} from './insurance-facts.precomputed.ts'

/** Dollars a year; coinsurance in percent points; copay null: visits count toward the deductible. */
export interface TypedPlan {
  readonly name: string
  readonly premium: number
  readonly deductible: number
  readonly coinsurance: number
  readonly outOfPocketMost: number
  readonly copay: number | null
  readonly employerHsa: number
  readonly ownHsa: number
  /** In a family plan: the limits of one person; null or left out where the plan names none. */
  readonly personDeductible?: number | null
  readonly personMost?: number | null
}
export interface ComparedPlans {
  /** null: the examples, or the plan of the picture. */
  readonly plans: readonly TypedPlan[] | null
  /** How many people the plans cover; null: as many as the picture holds. */
  readonly people: number | null
  /** What the guide asked and the numbers don't say. */
  readonly needs: Needs
  /** Office visits of one person. */
  readonly visits: number
  /** Tax an HSA dollar saves, percent points. */
  readonly taxPercent: number
  /** Medical bills of a quiet, a usual and a hard year. */
  readonly bills: readonly number[]
  readonly deductibles: Readonly<Record<'low' | 'high', { readonly deductible: number; readonly premium: number }>>
}
export const MOST_PLANS = 4
export const MOST_PEOPLE = 8

const dollars = amount(0, 1e6)
const share = amount(0, 100)

const plan = record<TypedPlan>({
  name: text(40),
  premium: dollars,
  deductible: dollars,
  coinsurance: share,
  outOfPocketMost: dollars,
  copay: or(maybe(dollars), null),
  employerHsa: or(dollars, 0),
  ownHsa: or(dollars, 0),
  personDeductible: open(maybe(dollars)),
  personMost: open(maybe(dollars)),
})
const isNeed = (key: string): boolean => needKeys.some((one) => one === key)
const pair = (key: 'low' | 'high') =>
  or(
    record<ComparedPlans['deductibles'][typeof key]>({ deductible: dollars, premium: dollars }),
    exampleDeductibles[key],
  )
const usualBills = usualYears.map((one) => one.bills)

export const comparedShape = record<ComparedPlans>({
  plans: or(
    maybe(checked(list({ of: 'plans', most: MOST_PLANS }, plan), (all) => (all.length > 0 ? all : undefined))),
    null,
  ),
  people: or(maybe(whole(1, MOST_PEOPLE)), null),
  needs: or(map({ of: 'answers', most: needKeys.length }, isNeed, flag), {}),
  visits: or(amount(0, 100), usualVisit.count),
  taxPercent: or(share, hsaTaxPercent),
  bills: or(
    checked(list({ of: 'years', most: usualYears.length }, dollars), (all) =>
      all.length === usualYears.length ? all : undefined,
    ),
    usualBills,
  ),
  deductibles: or(record<ComparedPlans['deductibles']>({ low: pair('low'), high: pair('high') }), exampleDeductibles),
})

export const comparedPlans = stored<ComparedPlans>('health-plans', {
  version: 1,
  area: 'session',
  initial: {
    plans: null,
    people: null,
    needs: {},
    visits: usualVisit.count,
    taxPercent: hsaTaxPercent,
    bills: usualBills,
    deductibles: exampleDeductibles,
  },
  shape: comparedShape,
})
/** The examples for so many people. */
export const startingPlans = (people: number): readonly TypedPlan[] => (people > 1 ? exampleFamilyPlans : examplePlans)
