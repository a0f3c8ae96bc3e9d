import type { Answer } from '../kit/presentation.ts'
import { costOfWaiting, isLevel } from './compute.ts'
import type { WindfallContext } from './context.ts'
import { windfallHeadlines as headlines, windfallMore as underneath } from './words/answer.en.ts'

function headline({ inputs, result, say }: WindfallContext): string {
  const cost = costOfWaiting(result)
  const { total, months, every, fee } = inputs
  const values = { total, months, every, cost: Math.abs(cost) }
  if (total === 0) return headlines.noAmount(values)
  if (result.schedule.parts === 1) return headlines.single(values)
  if (isLevel(cost, total)) return headlines.level(values)
  if (cost > 0) return headlines.lump(values, say)
  return (fee > 0 ? headlines.installmentsFee : headlines.installments)(values, say)
}

/** The answer to a sum that is there: all at once, or in installments. */
export function windfallAnswer(context: WindfallContext): Answer {
  const { inputs, result, found, say } = context
  const { parts } = result.schedule
  const { every, stockShare, horizon } = inputs
  const plan = { parts, part: result.part, every, horizon }
  const hasPast = found !== null && parts > 1
  const past = hasPast && {
    stockShare,
    from: found.firstStart.slice(0, 4),
    count: found.yours.lumpAhead,
    windows: found.windows,
    of: found.of,
    gap: found.yours.p50,
  }
  const more = [
    inputs.total > 0 && (parts === 1 ? underneath.single : underneath.plan)(plan, say),
    past && (past.windows === past.of ? underneath.past : underneath.pastSoFar)(past, say),
  ]
  return {
    headline: headline(context),
    more: more.filter(Boolean).join(' '),
    keyFigures: hasPast
      ? ['lumpAheadShare', 'gapMiddle', 'waitingInterest']
      : ['lumpEndToday', 'scheduleEndToday', 'waitingInterest'],
  }
}
