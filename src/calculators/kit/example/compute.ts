import type { Asked, Context } from '../calculator.ts'
import type { ExampleInputs } from './sections.ts'

export type ExampleResult =
  | { readonly outcome: 'reached'; readonly months: number }
  | { readonly outcome: 'there' }
  | { readonly outcome: 'never' }
export type ExampleContext = Context<ExampleInputs, Record<never, never>, ExampleResult>

/** Months until `start` dollars are `goal` at a yearly rate (percent points), compounding once a year. Null when they never are. */
export function monthsToGoal({ start, goal, rate }: ExampleInputs): number | null {
  if (goal <= start) return 0
  return rate > 0 ? (12 * Math.log(goal / start)) / Math.log1p(rate / 100) : null
}

export function compute({ inputs }: Asked<ExampleInputs, Record<never, never>>): ExampleResult {
  const months = monthsToGoal(inputs)
  if (months === null) return { outcome: 'never' }
  return months === 0 ? { outcome: 'there' } : { outcome: 'reached', months }
}
