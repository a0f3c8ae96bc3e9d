/** Past retirements year by year: ranges over all starts, one start's own course, what each start could have taken. */
import type { PathSource } from '#engine/simulation/draws.ts'
import { mostSpending } from '#engine/simulation/most-spending.ts'
import { bandsOf } from '#engine/simulation/percentile-columns.ts'
import type { HistoryWindows } from '#engine/simulation/windows.ts'
import { perContext } from '../kit/calculator.ts'
import { cutOf, type Start } from './compute.ts'
import type { PastContext } from './context.ts'
import { isChosen, planAt } from './plan.ts'
import { type Bands, bandShares } from './study-result.ts'

export const pastSpent = ({ result: { lives } }: PastContext): Bands =>
  bandsOf(lives.spent, lives.paths, lives.years, bandShares)
export const pastLeft = ({ result: { lives } }: PastContext): Bands =>
  bandsOf(lives.left, lives.paths, lives.years, bandShares)

/** One start's values by year. */
export const courseOf = (values: Float64Array, paths: number, path: number): readonly number[] =>
  Array.from({ length: values.length / paths }, (_, year) => values[year * paths + path] as number)

const alone = (windows: HistoryWindows, path: number): PathSource => ({
  ...windows,
  paths: 1,
  fill: (_, market) => windows.fill(path, market),
})

/** The most each start could have spent in its first year; for a rule with a formula what it spent on average. */
export const mostByStart = ({ inputs, result }: PastContext): readonly number[] => mostOf(result)(inputs)
/** Kept for a result: several parts ask for it. */
const mostOf = perContext((result: PastContext['result']) => {
  let known: readonly number[] | null = null
  return (inputs: PastContext['inputs']): readonly number[] => {
    known ??= mostOfEach(inputs, result)
    return known
  }
})
function mostOfEach(inputs: PastContext['inputs'], result: PastContext['result']): readonly number[] {
  const { starts, windows, wealth, plan } = result
  if (!isChosen(inputs.rule)) return starts.map(({ outcome }) => outcome.average)
  const at = planAt(inputs, plan.flows, wealth)
  return starts.map(
    ({ path }) =>
      wealth * mostSpending({ source: alone(windows, path), planAt: at, allowed: 0, largestCut: cutOf(inputs) }),
  )
}

/** The start shown year by year: the one asked for where it is whole, else the worst. */
export function shownStart({ inputs, result }: PastContext): Start | undefined {
  const asked = result.starts.find(({ from }) => Number(from.slice(0, 4)) === inputs.drill)
  return asked ?? result.worstFirst[0]
}
