import type { Say } from '../kit/say.ts'

/** A target to the nearest $100, since it is a range and not a bill. Below $1,000 to the nearest $10, below $100 to the dollar. */
export function about(amount: number, say: Say): string {
  const size = Math.abs(amount)
  const step = size >= 1000 ? 100 : size >= 100 ? 10 : 1
  return say.money(Math.round(amount / step) * step)
}
