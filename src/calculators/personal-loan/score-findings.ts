import { act, type MaybeFound, note } from '../kit/finding.ts'
import type { LoanContext } from './context.ts'
import { bandsOf } from './score-bands.ts'
import { scoreWords } from './words/findings.en.ts'

/** Above what is usual for the visitor's score. */
export function aboveScore(context: LoanContext): MaybeFound {
  const yours = bandsOf(context).find((band) => band.isYours)
  const { apr } = context.result
  return yours && apr > yours.highApr + 0.005 && act(scoreWords.above, { apr, low: yours.lowApr, high: yours.highApr })
}
/** What is usual for the visitor's score; without one, for the best. */
export function byScore(context: LoanContext): MaybeFound {
  const bands = bandsOf(context)
  const yours = bands.find((band) => band.isYours)
  const { apr } = context.result
  if (yours)
    return apr <= yours.highApr + 0.005 && note(scoreWords.within, { apr, low: yours.lowApr, high: yours.highApr })
  const [best] = bands
  return (
    best &&
    note(scoreWords.best, {
      score: best.label,
      low: best.lowApr,
      high: best.highApr,
      from: best.lowCost,
      to: best.highCost,
    })
  )
}
