import type { Flows } from './live-paths.ts'

/** Income beside the savings, or a one-time expense (negative, in one year). Years count from 0, the first of the plan. */
export interface Flow {
  /** Dollars a year at prices of the start. */
  readonly amount: number
  /** First and last year it comes. */
  readonly from: number
  readonly to: number
  /** Rises with prices; if not, it is the same number of dollars each year and buys less and less. */
  readonly rises: boolean
}

/** What later flows are worth today: ours, and shown. Decimals a year. */
export interface Discount {
  /** Real return at which later dollars count for less. */
  readonly real: number
  /** Inflation expected, for flows that don't rise with prices. */
  readonly inflation: number
}

/** The flows of a plan by year; null where there are none. */
export function flowsOf(flows: readonly Flow[], years: number, { real: rate, inflation }: Discount): Flows | null {
  const real = new Float64Array(years)
  const fixed = new Float64Array(years)
  for (const { amount, from, to, rises } of flows)
    for (let year = Math.max(0, from); year <= Math.min(to, years - 1); year++) {
      const column = rises ? real : fixed
      column[year] = (column[year] as number) + amount
    }
  if (real.every((one) => one === 0) && fixed.every((one) => one === 0)) return null
  const worth = new Float64Array(years)
  let later = 0
  for (let year = years - 1; year >= 0; year--) {
    const bought = (fixed[year] as number) / (1 + inflation) ** year
    later = (real[year] as number) + bought + later / (1 + rate)
    worth[year] = later
  }
  return { real, fixed, worth }
}
