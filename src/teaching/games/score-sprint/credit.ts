/** A credit file being lived with: cards, marks and what the five bars make of them. */
import { pointsAt } from '#engine/planning/credit-score/utilization-points.ts'
import { bars, green, MONTHS, spread } from './design.ts'
import { inquiryCounts, weights } from './published.precomputed.ts'

export interface PlayCard {
  readonly id: string
  readonly limit: number
  readonly balance: number
  /** Months since it was opened. */
  readonly age: number
}
export interface Later {
  readonly month: number
  readonly kind: 'late-mark' | 'plan'
  readonly amount: number
}
export type Ask = { readonly kind: 'event'; readonly id: string } | { readonly kind: 'pay' }
export interface Entry {
  readonly month: number
  readonly text: string
}
export interface File {
  readonly seed: number
  /** 0 to 24; 24 is the end. */
  readonly month: number
  readonly cash: number
  readonly cards: readonly PlayCard[]
  readonly loanAge: number
  /** The bar of payment history, 0 to 100. */
  readonly history: number
  /** Months in which somebody asked for the report, counted from the start. */
  readonly inquiries: readonly number[]
  readonly lates: number
  readonly interest: number
  readonly fees: number
  readonly spent: number
  readonly later: readonly Later[]
  readonly asks: readonly Ask[]
  readonly seen: readonly string[]
  readonly log: readonly Entry[]
}

export const factors = ['payment-history', 'amounts-owed', 'length', 'new-credit', 'mix'] as const
export type Factor = (typeof factors)[number]
const weightOf: Readonly<Record<Factor, number>> = {
  'payment-history': weights.paymentHistory,
  'amounts-owed': weights.amountsOwed,
  length: weights.lengthOfHistory,
  'new-credit': weights.newCredit,
  mix: weights.creditMix,
}
export const weightFor = (factor: Factor): number => weightOf[factor]

const worst = pointsAt(1)
/** The estimate for a share of the limits in use, as a bar: 0 to 100. */
const limitsBar = (share: number): number => 100 * (1 - pointsAt(share) / worst)
export const limits = ({ cards }: File): number => cards.reduce((sum, { limit }) => sum + limit, 0)
export const balances = ({ cards }: File): number => cards.reduce((sum, { balance }) => sum + balance, 0)
export const used = (file: File): number => balances(file) / limits(file)

export type Bars = Readonly<Record<Factor, number>>
export function barsOf(file: File): Bars {
  const fullest = Math.max(...file.cards.map(({ balance, limit }) => balance / limit))
  const ages = [...file.cards.map(({ age }) => age), file.loanAge]
  const average = ages.reduce((sum, age) => sum + age, 0) / ages.length
  const asked = file.inquiries.filter((month) => file.month - month < inquiryCounts).length
  return {
    'payment-history': file.history,
    'amounts-owed': (limitsBar(used(file)) + limitsBar(fullest)) / 2,
    length: Math.min(100, (100 * average) / bars.fullAge),
    'new-credit': Math.max(0, 100 - bars.inquiry * asked),
    mix: bars.bothKinds,
  }
}
/** All bars by their weights, 0 to 100: a strength, not a score. */
export const strength = (file: File): number => {
  const all = barsOf(file)
  return factors.reduce((sum, factor) => sum + weightOf[factor] * all[factor], 0)
}
export const rangeOf = (file: File): readonly [number, number] => {
  const middle = strength(file)
  return [Math.max(0, Math.round(middle - spread)), Math.min(100, Math.round(middle + spread))]
}
export const isGreen = (bar: number): boolean => bar >= green
export const allGreen = (file: File): boolean => Object.values(barsOf(file)).every(isGreen)
export const isOver = ({ month }: File): boolean => month >= MONTHS
