/*
 * A practice crash: an amount goes through a real stretch of months without being told which. At each stop the person holds, sells half or
 * sells everything; what is sold waits in cash without interest until they buy back. Before fees and taxes.
 */

export type Move = 'hold' | 'sell-half' | 'sell-all' | 'buy-back'

export interface Stop {
  /** Months since the start. */
  readonly month: number
  readonly invested: number
  readonly cash: number
  readonly total: number
  /** What holding the whole time would be worth. */
  readonly held: number
  /** From the highest total of holding so far, 0 or below. */
  readonly fall: number
}

/** The mix's worth by month, 1 at the start, put back to its shares every 12 months. Indexes are total returns of any scale. */
export function mixPath(stocks: readonly number[], bonds: readonly number[], share: number): readonly number[] {
  const path = [1]
  let s = share
  let b = 1 - share
  for (let i = 1; i < Math.min(stocks.length, bonds.length); i++) {
    s *= (stocks[i] ?? 1) / (stocks[i - 1] ?? 1)
    b *= (bonds[i] ?? 1) / (bonds[i - 1] ?? 1)
    const total = s + b
    path.push(total)
    if (i % 12 === 0) {
      s = total * share
      b = total * (1 - share)
    }
  }
  return path
}

/** Where somebody stands at each stop so far. The first stop is the start; `moves[i]` is made at stop i, after its value is seen. */
export function practice(
  path: readonly number[],
  amount: number,
  every: number,
  moves: readonly Move[],
): readonly Stop[] {
  let invested = amount
  let cash = 0
  let high = 1
  const stops: Stop[] = [{ month: 0, invested, cash, total: amount, held: amount, fall: 0 }]
  for (const [i, move] of moves.entries()) {
    const from = i * every
    const to = Math.min(path.length - 1, from + every)
    if (to <= from) break
    if (move === 'sell-all') [invested, cash] = [0, invested + cash]
    else if (move === 'sell-half') [invested, cash] = [invested / 2, cash + invested / 2]
    else if (move === 'buy-back') [invested, cash] = [invested + cash, 0]
    invested *= (path[to] ?? 1) / (path[from] ?? 1)
    for (let month = from; month <= to; month++) high = Math.max(high, path[month] ?? 0)
    const held = amount * (path[to] ?? 1)
    stops.push({ month: to, invested, cash, total: invested + cash, held, fall: (path[to] ?? 1) / high - 1 })
  }
  return stops
}

/** How many moves a path takes. */
export const movesIn = (path: readonly number[], every: number): number => Math.ceil((path.length - 1) / every)

/** The deepest fall somebody sat through with everything still invested, 0 or below. */
export const deepestHeld = (stops: readonly Stop[]): number =>
  stops.reduce((worst, stop) => (stop.cash === 0 ? Math.min(worst, stop.fall) : worst), 0)
