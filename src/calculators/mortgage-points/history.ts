/** The options lived through every month of the record of average rates that has the whole stay after it. */
import { pastStarts } from '#engine/lending/rate-falls.ts'
import { mortgageRates } from '#facts/series/mortgage-rates.ts'
import { perContext } from '../kit/calculator.ts'
import type { ComparedContext } from './context.ts'

export interface PastRates {
  readonly starts: number
  /** Starts after which rates fell by the asked drop before the stay was over. */
  readonly fell: number
  /** By line: starts after which it was the best when the loan ended, by refinancing or by moving. */
  readonly best: readonly number[]
  /** Starts after which the compared line was ahead of the first. */
  readonly focusAhead: number
  /** By month 1 … stay: starts refinanced by then. */
  readonly fellBy: readonly number[]
}

export const pastOf = perContext(({ inputs, result }: ComparedContext): PastRates => {
  const { months, lines, focus, bestByMonth } = result
  const starts = pastStarts(mortgageRates.percent, inputs.refinanceDrop, months)
  const best = lines.map(() => 0)
  const fellIn = new Array<number>(months + 1).fill(0)
  let fell = 0
  let focusAhead = 0
  for (const { fellAfter } of starts) {
    const end = fellAfter ?? months
    if (fellAfter !== null) {
      fell += 1
      fellIn[fellAfter] = (fellIn[fellAfter] ?? 0) + 1
    }
    const line = bestByMonth[end] ?? 0
    best[line] = (best[line] ?? 0) + 1
    if ((focus.aheadByMonth[end] ?? 0) > 0.005) focusAhead += 1
  }
  let sum = 0
  const fellBy = fellIn.slice(1).map((count) => {
    sum += count
    return sum
  })
  return { starts: starts.length, fell, best, focusAhead, fellBy }
})
