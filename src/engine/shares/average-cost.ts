/** Shares held and what they cost, purchase fees included; dollars. */
export interface Holding {
  readonly shares: number
  readonly cost: number
}

/** Cost per share, fees included; null without shares. Not a tax figure for stocks: see `lots.ts`. */
export const averageCost = ({ shares, cost }: Holding): number | null => (shares > 0 ? cost / shares : null)

export const afterBuying = (held: Holding, shares: number, price: number, fee: number): Holding =>
  shares > 0 ? { shares: held.shares + shares, cost: held.cost + shares * price + fee } : held

/** What a sale costs: dollars for each order and a share of the proceeds, decimal. */
export interface SaleFee {
  readonly fixed: number
  readonly share: number
}

/** The price at which selling everything brings back what it cost, fees of buying and selling included; null without shares or where the fee takes all. */
export function breakEvenPrice(held: Holding, fee: SaleFee): number | null {
  if (held.shares <= 0 || fee.share >= 1) return null
  return (held.cost + fee.fixed) / (held.shares * (1 - fee.share))
}

/** How far the price must rise to reach another, decimal; below zero when it is there already. Null from a price of zero. */
export const riseTo = (price: number, wanted: number): number | null => (price > 0 ? wanted / price - 1 : null)

export type ToTarget =
  | { readonly outcome: 'reachable'; readonly shares: number; readonly dollars: number }
  | { readonly outcome: 'there' }
  /**
   * Buying at `price` moves the average toward that price and never past it. `beyond-price`: the target lies on the far side of the price, or is the price itself.
   * `wrong-way`: buying at this price moves the average away from the target. `fee`: the fee alone carries the average past the target. `nothing-held`: with no
   * shares now, the average is what the new ones cost.
   */
  | { readonly outcome: 'impossible'; readonly reason: 'beyond-price' | 'wrong-way' | 'fee' | 'nothing-held' }

/**
 * How many shares bought at `price` bring the average cost to `target`: (cost + n x price + fee) / (shares + n) = target, so
 * n = (cost + fee - target x shares) / (target - price), and the target can be reached exactly where that is above zero. Shares may be a fraction. A fee can
 * lift the average over a lower price, so that even an average above one's own may be reached from below.
 */
export function sharesForTarget(held: Holding, price: number, target: number, fee: number): ToTarget {
  const average = averageCost(held)
  if (average !== null && Math.abs(average - target) <= 1e-9 * Math.max(1, target)) return { outcome: 'there' }
  const shares = target === price ? 0 : (held.cost + fee - target * held.shares) / (target - price)
  if (shares > 0 && Number.isFinite(shares)) return { outcome: 'reachable', shares, dollars: shares * price + fee }
  if (average === null) return { outcome: 'impossible', reason: 'nothing-held' }
  const down = target < average
  if (down ? price < target : price > target) return { outcome: 'impossible', reason: 'fee' }
  return { outcome: 'impossible', reason: (down ? price >= average : price <= average) ? 'wrong-way' : 'beyond-price' }
}
