import type { Card } from '#engine/cards/card.ts'
import type { PayoffOrder } from '#engine/cards/order.ts'
import { type PayoffOutcome, payOff } from '#engine/cards/payoff.ts'
import type { Extra } from '#engine/lending/loan.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import type { PlanCards } from './plan-cards.ts'

export const strategyKeys = ['avalanche', 'snowball', 'freed', 'blend', 'custom'] as const
export type StrategyKey = (typeof strategyKeys)[number]

/** How the visitor wants the debts paid. Dollars. */
export interface PlanChoices {
  readonly strategy: StrategyKey
  /** Of a blend: how many of the smallest debts come first. */
  readonly wins: number
  /** Ids in the visitor's own order. */
  readonly custom: readonly string[]
  /** Paid each month beyond what is paid now. */
  readonly extra: number
  readonly snowflakes: readonly Extra[]
  /** Deferred-interest offers are paid off before they end. */
  readonly offersInTime: boolean
}

export function orderOf(strategy: StrategyKey, { wins, custom }: Pick<PlanChoices, 'wins' | 'custom'>): PayoffOrder {
  switch (strategy) {
    case 'blend':
      return { kind: 'blend', first: 'snowball', wins }
    case 'custom':
      return { kind: 'custom', keys: custom }
    default:
      return { kind: strategy }
  }
}

/** A course that was worked out: the plan's amounts are checked before they come here. */
export type Course = Exclude<PayoffOutcome, { outcome: 'refused' }>

/**
 * The debts paid off by a strategy: every month what is paid now (at least the minimums) and the extra, kept up as debts are cleared
 * and minimums fall, and the one-time and yearly money beside it. The total is the same for every strategy; a month whose minimums ask
 * for more than it (an offer has ended) gets them. Null: amounts past what can be counted.
 */
export function courseOf(
  { cards, paysNow, minimums }: PlanCards,
  choices: PlanChoices,
  firstMonth: Month,
): Course | null {
  const outcome = payOff(
    cards,
    { kind: 'level-total', amount: roundToCent(Math.max(paysNow, minimums) + choices.extra) },
    {
      order: orderOf(choices.strategy, choices),
      firstMonth,
      interest: 'monthly',
      extras: choices.snowflakes,
      offersInTime: choices.offersInTime,
    },
  )
  return outcome.outcome === 'refused' ? null : outcome
}

/** Nothing but the minimums, each falling as its rule says, and freed payments kept in the pocket. */
export function minimumsCourse(cards: readonly Card[], firstMonth: Month): Course | null {
  const outcome = payOff(cards, { kind: 'minimum' }, { order: { kind: 'avalanche' }, firstMonth, interest: 'monthly' })
  return outcome.outcome === 'refused' ? null : outcome
}

/** What a strategy comes to. */
export interface StrategyResult {
  readonly key: StrategyKey
  readonly course: Course
  /** Payments until nothing is owed; null: never. */
  readonly months: number | null
  readonly lastMonth: Month | null
  readonly interest: number
  /** The first debt gone; null: none. */
  readonly firstWin: Course['cleared'][number] | null
  /** After twelve payments: debts gone, and the minimum payments they no longer ask for, dollars a month. */
  readonly inAYear: { readonly cleared: number; readonly freed: number }
}

const YEAR = 12

export function resultOf(key: StrategyKey, course: Course): StrategyResult {
  const isPaid = course.outcome === 'paid-off'
  const soon = course.cleared.filter(({ index }) => index <= YEAR)
  const asked = new Map((course.rows[0]?.cards ?? []).map((one) => [one.key, one.minimum]))
  return {
    key,
    course,
    months: isPaid ? course.months : null,
    lastMonth: isPaid ? course.lastMonth : null,
    interest: course.totalInterest,
    firstWin: course.cleared[0] ?? null,
    inAYear: { cleared: soon.length, freed: sumToCent(soon.map((one) => asked.get(one.key) ?? 0)) },
  }
}

/** What one strategy costs over another: dollars of interest, months until debt-free, and how much earlier its first debt is gone. */
export interface PriceOfMotivation {
  readonly interest: number
  readonly months: number
  readonly firstWinEarlier: number
}

/** Null unless both end. Below 0 the first strategy is the cheaper or the faster one. */
export function priceOf(one: StrategyResult, other: StrategyResult): PriceOfMotivation | null {
  if (one.months === null || other.months === null || one.firstWin === null || other.firstWin === null) return null
  return {
    interest: roundToCent(one.interest - other.interest),
    months: one.months - other.months,
    firstWinEarlier: other.firstWin.index - one.firstWin.index,
  }
}

/** The result with the least interest of those that end; of equals the one that ends first, then the one named first. Null: none ends. */
export function cheapest(results: readonly StrategyResult[]): StrategyResult | null {
  return results.reduce<StrategyResult | null>((best, one) => {
    if (one.months === null) return best
    if (best === null || best.months === null) return one
    if (one.interest !== best.interest) return one.interest < best.interest ? one : best
    return one.months < best.months ? one : best
  }, null)
}

/** The same debts and money under each of the strategies. */
export const compareStrategies = (
  plan: PlanCards,
  choices: PlanChoices,
  firstMonth: Month,
  keys: readonly StrategyKey[] = strategyKeys,
): readonly StrategyResult[] =>
  keys.flatMap((key) => {
    const course = courseOf(plan, { ...choices, strategy: key }, firstMonth)
    return course === null ? [] : [resultOf(key, course)]
  })
