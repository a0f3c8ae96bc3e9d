import { roundToCent } from '#engine/money.ts'
import type { Card } from './card.ts'
import type { PayoffOrder } from './order.ts'
import { type MonthTotals, type PayoffOutcome, payOffInTotal } from './payoff.ts'
import type { PayoffOptions, PayoffPlan } from './payoff-plan.ts'

type ComparedOrder = Extract<PayoffOrder, { kind: 'avalanche' | 'snowball' | 'custom' }>
export type OrderResult = {
  order: ComparedOrder
  outcome: PayoffOutcome<MonthTotals>
  /** The payment that clears the first card; null when none is ever cleared. */
  firstCleared: { key: string; index: number } | null
}

export type OrderComparison = {
  /** Avalanche, snowball, then the custom order when one is given. */
  results: readonly OrderResult[]
  /**
   * What the smallest balance first costs over the highest APR first: dollars of interest and months more (below 0 when it is
   * the cheaper one, which offers that end, shrinking totals and rounding can bring about), and how many months earlier its
   * first card is cleared. Null unless both pay off with at least one card.
   */
  priceOfMotivation: { interest: number; months: number; firstClearedEarlier: number } | null
}

/** What is known already of one order: it is not worked out again. */
export type KnownCourse = { readonly order: ComparedOrder['kind']; readonly outcome: PayoffOutcome<MonthTotals> }

const tried = (
  cards: readonly Card[],
  plan: PayoffPlan,
  options: PayoffOptions & { order: ComparedOrder },
  known: KnownCourse | undefined,
): OrderResult => {
  const outcome = known?.order === options.order.kind ? known.outcome : payOffInTotal(cards, plan, options)
  const first = outcome.outcome === 'refused' ? undefined : outcome.cleared[0]
  return { order: options.order, outcome, firstCleared: first ? { key: first.key, index: first.index } : null }
}

/** The same cards and plan under each order; the months in their totals. */
export const compareOrders = (
  cards: readonly Card[],
  plan: PayoffPlan,
  options: Omit<PayoffOptions, 'order'>,
  customKeys?: readonly string[],
  known?: KnownCourse,
): OrderComparison => {
  const avalanche = tried(cards, plan, { ...options, order: { kind: 'avalanche' } }, known)
  const snowball = tried(cards, plan, { ...options, order: { kind: 'snowball' } }, known)
  const custom = customKeys
    ? [tried(cards, plan, { ...options, order: { kind: 'custom', keys: customKeys } }, known)]
    : []
  const a = avalanche.outcome
  const s = snowball.outcome
  const both = a.outcome === 'paid-off' && s.outcome === 'paid-off' && avalanche.firstCleared && snowball.firstCleared
  return {
    results: [avalanche, snowball, ...custom],
    priceOfMotivation: both
      ? {
          interest: roundToCent(s.totalInterest - a.totalInterest),
          months: s.months - a.months,
          firstClearedEarlier: (avalanche.firstCleared?.index ?? 0) - (snowball.firstCleared?.index ?? 0),
        }
      : null,
  }
}
