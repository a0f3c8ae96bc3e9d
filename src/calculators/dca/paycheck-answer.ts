import type { Answer, Split } from '../kit/presentation.ts'
import type { PaycheckContext } from './context.ts'
import { paycheckMore, paycheckWords, splitWords } from './words/answer.en.ts'

const end = (list: readonly number[]): number => list.at(-1) ?? 0

function splitOf({ paidIn, end: worth }: PaycheckContext['result']): Split | null {
  if (worth <= paidIn || paidIn <= 0) return null
  return {
    label: splitWords.today,
    unit: 'money',
    parts: [
      { label: splitWords.paidIn, value: paidIn, color: 'principal' },
      { label: splitWords.growth, value: worth - paidIn, color: 'growth' },
    ],
  }
}

/** The answer to investing from each paycheck. */
export function paycheckAnswer({ inputs, result, found, say }: PaycheckContext): Answer {
  const { deposit, years: months, stockShare } = inputs
  const split = splitOf(result)
  const values = { months, worth: result.end, paidIn: result.paidIn }
  const past = found && {
    windows: found.windows,
    of: found.of,
    stockShare,
    typical: end(found.p50) * result.monthly,
    worst: end(found.worst.path) * result.monthly,
  }
  const more = [paycheckMore.paidIn(values, say), past && paycheckMore.past(past, say)].filter(Boolean).join(' ')
  return {
    headline: (deposit === 0 ? paycheckWords.noDeposit : paycheckWords.headline)(values, say),
    ...(deposit === 0 ? {} : { more }),
    ...(split ? { split } : {}),
    keyFigures: found === null ? ['growthToday', 'costOfWaiting'] : ['pastMiddle', 'pastLow', 'pastMiddleReturn'],
  }
}
