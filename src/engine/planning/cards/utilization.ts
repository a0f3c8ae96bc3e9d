import { ceilToCent, roundToCent } from '#engine/money.ts'

/** A card as a credit report shows it: what is owed on its statement and its limit. */
export interface ReportedCard {
  readonly id: string
  readonly balance: number
  /** Null or 0: not known; the card is left out of every share. */
  readonly limit: number | null
}

export interface Utilization {
  /** Balance over limit by card, decimal; null where the limit is not known. */
  readonly byCard: readonly { readonly id: string; readonly share: number | null }[]
  /** All cards with a known limit; null without any. */
  readonly total: number | null
  /** The highest single card; null without any. */
  readonly highest: number | null
  /** Cards with a balance and no limit: no share counts them. */
  readonly unknown: readonly string[]
}

const limited = (card: ReportedCard): card is ReportedCard & { readonly limit: number } =>
  card.limit !== null && card.limit > 0

/** How much of the limits is in use, on each card and in total. */
export function utilization(cards: readonly ReportedCard[]): Utilization {
  const known = cards.filter(limited)
  const limits = known.reduce((sum, { limit }) => sum + limit, 0)
  const shares = known.map(({ balance, limit }) => balance / limit)
  return {
    byCard: cards.map((card) => ({ id: card.id, share: limited(card) ? card.balance / card.limit : null })),
    total: limits > 0 ? known.reduce((sum, { balance }) => sum + balance, 0) / limits : null,
    highest: shares.length > 0 ? Math.max(...shares) : null,
    unknown: cards.filter((card) => !limited(card) && card.balance > 0).map(({ id }) => id),
  }
}

/** Dollars to pay before the statement so that a card reports at most this share of its limit. Null without a limit. */
export const payDownTo = (card: ReportedCard, share: number): number | null =>
  limited(card) ? Math.max(0, ceilToCent(card.balance - share * card.limit)) : null

/**
 * Spreads an amount over cards so that the highest single card ends as low as it can: the highest is paid down to the next, both to the
 * one after, and so on. Cards without a limit get nothing. Adds up to the amount, or to all balances when it is more.
 */
export function spreadOver(cards: readonly ReportedCard[], amount: number): ReadonlyMap<string, number> {
  const known = cards.filter(limited).filter(({ balance }) => balance > 0)
  const owed = known.reduce((sum, { balance }) => sum + balance, 0)
  if (amount >= owed) return new Map(known.map(({ id, balance }) => [id, balance]))
  const costOf = (share: number) =>
    known.reduce((sum, { balance, limit }) => sum + Math.max(0, balance - share * limit), 0)
  // The share at which paying every card down to it costs exactly the amount: the cost falls in straight lines between the shares.
  const shares = [...known.map(({ balance, limit }) => balance / limit), 0].sort((a, b) => b - a)
  let level = shares[0] ?? 0
  for (const next of shares) {
    if (costOf(next) <= amount) {
      level = next
      continue
    }
    const above = costOf(level)
    level -= ((amount - above) / (costOf(next) - above)) * (level - next)
    break
  }
  const parts = known.map(({ id, balance, limit }) => [id, roundToCent(Math.max(0, balance - level * limit))] as const)
  const left = roundToCent(amount - parts.reduce((sum, [, part]) => sum + part, 0))
  return new Map(parts.map(([id, part], i) => [id, i === 0 ? roundToCent(part + left) : part]))
}
