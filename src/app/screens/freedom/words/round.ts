import { dollars } from '#calculators/kit/format.ts'

/** Dollars as a person would say them: $40, $1,300, $52,000, $1,240,000. */
export function about(value: number): string {
  const size = Math.abs(value)
  const step = size < 1_000 ? 10 : size < 20_000 ? 100 : size < 1_000_000 ? 1_000 : 10_000
  return dollars(Math.round(value / step) * step)
}
/** 0.0712 → '7%'. */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`
