/** The health plans and deductibles a visitor compares, kept in this browser like their other numbers. */
import { isAmount, isRecord, isText, readList } from '../../state/read-data.ts'
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

const dollars = (data: unknown): number | null => (isAmount(data) && data >= 0 && data <= 1e6 ? data : null)
const share = (data: unknown): number | null => (isAmount(data) && data >= 0 && data <= 100 ? data : null)

function readPlan(data: unknown): TypedPlan | null {
  if (!isRecord(data) || !isText(data['name'], 40)) return null
  const premium = dollars(data['premium'])
  const deductible = dollars(data['deductible'])
  const coinsurance = share(data['coinsurance'])
  const outOfPocketMost = dollars(data['outOfPocketMost'])
  if (premium === null || deductible === null || coinsurance === null || outOfPocketMost === null) return null
  return {
    name: data['name'],
    premium,
    deductible,
    coinsurance,
    outOfPocketMost,
    copay: dollars(data['copay']),
    employerHsa: dollars(data['employerHsa']) ?? 0,
    ownHsa: dollars(data['ownHsa']) ?? 0,
    ...(data['personDeductible'] === undefined ? {} : { personDeductible: dollars(data['personDeductible']) }),
    ...(data['personMost'] === undefined ? {} : { personMost: dollars(data['personMost']) }),
  }
}

const readNeeds = (data: unknown): Needs =>
  isRecord(data)
    ? Object.fromEntries(needKeys.flatMap((key) => (typeof data[key] === 'boolean' ? [[key, data[key]]] : [])))
    : {}

export function readComparedPlans(data: unknown): ComparedPlans | null {
  if (!isRecord(data)) return null
  const plans = data['plans'] === null ? null : readList(data['plans'], readPlan, MOST_PLANS)
  const bills = readList(data['bills'], dollars, usualYears.length)
  const both = isRecord(data['deductibles']) ? data['deductibles'] : {}
  const pair = (key: 'low' | 'high') => {
    const one = isRecord(both[key]) ? both[key] : {}
    const deductible = dollars(one['deductible'])
    const premium = dollars(one['premium'])
    return deductible === null || premium === null ? exampleDeductibles[key] : { deductible, premium }
  }
  const { visits, people } = data
  return {
    plans: plans && plans.length > 0 ? plans : null,
    people: isAmount(people) && Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : null,
    needs: readNeeds(data['needs']),
    visits: isAmount(visits) && visits >= 0 && visits <= 100 ? visits : usualVisit.count,
    taxPercent: share(data['taxPercent']) ?? hsaTaxPercent,
    bills: bills?.length === usualYears.length ? bills : usualYears.map((one) => one.bills),
    deductibles: { low: pair('low'), high: pair('high') },
  }
}

export const comparedPlans = stored<ComparedPlans>('health-plans', {
  version: 1,
  area: 'session',
  initial: {
    plans: null,
    people: null,
    needs: {},
    visits: usualVisit.count,
    taxPercent: hsaTaxPercent,
    bills: usualYears.map((one) => one.bills),
    deductibles: exampleDeductibles,
  },
  read: readComparedPlans,
})
/** The examples for so many people. */
export const startingPlans = (people: number): readonly TypedPlan[] => (people > 1 ? exampleFamilyPlans : examplePlans)
