import type { Cited } from '#facts/cited.ts'
import type { Measures } from './measures.ts'

/*
 * What a rule of the insights is: a few measures of a household it needs, one limit the visitor may move, and a pure test. A rule says
 * keys and values; the sentences stand with the words of the plan.
 */

/** In the order people think about them. */
export const areas = [
  'cash-flow',
  'emergency',
  'debt',
  'cards',
  'housing',
  'coverage',
  'retirement',
  'tax',
  'concentration',
  'goals',
] as const
export type Area = (typeof areas)[number]

/** `act`: do something now. `watch`: it costs money or leaves a gap. `good`: in order by this rule. */
export type Tone = 'act' | 'watch' | 'good'

/** The one number a rule judges by; what the visitor may set it to. Percent points, months, dollars … by `unit`. */
export interface Limit {
  readonly unit: 'percent' | 'months' | 'dollars' | 'days' | 'years' | 'times' | 'points'
  readonly initial: number
  readonly least: number
  readonly most: number
  readonly step: number
}

/** Where a rule comes from: a published figure, a yearly amount of the law, plain arithmetic of the household's own numbers, or a rule of thumb. */
export type Basis =
  | { readonly kind: 'published'; readonly fact: Cited<unknown> }
  | { readonly kind: 'law'; readonly of: 'plans' | 'ira' | 'hsa' | 'dependentCare' }
  | { readonly kind: 'arithmetic' }
  | { readonly kind: 'thumb' }

/** Inputs of a calculator by their names, as its own form would send them. */
type Cell = number | string | boolean
export type Filled = Readonly<Record<string, Cell | readonly Readonly<Record<string, Cell>>[]>>
/** Where something can be done: a calculator with these numbers filled in, or a screen. */
export type Way = { readonly calculator: string; readonly inputs: Filled } | { readonly page: `/${string}` }

/** Numbers and names a sentence is made of; dates as 'YYYY-MM-DD', months as 'YYYY-MM'. */
export type Values = Readonly<Record<string, number | string>>
export interface Found<V extends Values = Values> {
  readonly tone: Tone
  readonly values: V
  /** Rough dollars at stake, only to rank findings of one tone by: never shown. 0 where nothing can be said. */
  readonly stake: number
  readonly way: Way
}

/** The measures with those a rule needs present. */
export type Known<K extends keyof Measures> = {
  readonly [P in keyof Measures]: P extends K ? NonNullable<Measures[P]> : Measures[P]
}

interface Spec<Id extends string, K extends keyof Measures, V extends Values> {
  readonly id: Id
  readonly area: Area
  /** The rule is silent while any of these is unknown. */
  readonly needs: readonly K[]
  readonly basis: Basis
  readonly limit: Limit | null
  /** True where it tells of a household that cannot pay: it comes before everything else. */
  readonly isHardship?: boolean
  /** Null: nothing to say. `limit` is what the visitor set, in the limit's own unit; 0 without one. */
  readonly find: (known: Known<K>, limit: number) => Found<V> | null
}

export interface Rule<Id extends string = string, V extends Values = Values> {
  readonly id: Id
  readonly area: Area
  readonly needs: readonly (keyof Measures)[]
  readonly basis: Basis
  readonly limit: Limit | null
  readonly isHardship: boolean
  /** Null also where a need is unknown. */
  readonly find: (measures: Measures, limit: number) => Found<V> | null
}

/** What a household still has to say before a rule can judge. */
export const missingFor = ({ needs }: Pick<Rule, 'needs'>, measures: Measures): readonly (keyof Measures)[] =>
  needs.filter((need) => measures[need] === null)

export function rule<const Id extends string, const K extends keyof Measures, V extends Values>(
  spec: Spec<Id, K, V>,
): Rule<Id, V> {
  const { needs, find } = spec
  return {
    ...spec,
    isHardship: spec.isHardship ?? false,
    find: (measures, limit) => (missingFor({ needs }, measures).length > 0 ? null : find(measures as Known<K>, limit)),
  }
}

/** Limits by their unit, with the range a visitor may choose from. */
const limitOf =
  (unit: Limit['unit'], usualStep: number) =>
  (initial: number, least: number, most: number, step = usualStep): Limit => ({ unit, initial, least, most, step })
export const percentLimit = limitOf('percent', 1)
export const monthsLimit = limitOf('months', 0.5)
export const daysLimit = limitOf('days', 1)
export const yearsLimit = limitOf('years', 1)
export const dollarsLimit = limitOf('dollars', 10)
export const timesLimit = limitOf('times', 0.5)
export const pointsLimit = limitOf('points', 10)

export const arithmetic: Basis = { kind: 'arithmetic' }
export const thumb: Basis = { kind: 'thumb' }
export const published = (fact: Cited<unknown>): Basis => ({ kind: 'published', fact })
export const law = (of: 'plans' | 'ira' | 'hsa' | 'dependentCare'): Basis => ({ kind: 'law', of })

/** A decimal as percent points, without binary noise: 0.2449 is 24.49. */
export const toPercent = (decimal: number): number => Number((decimal * 100).toFixed(6))
