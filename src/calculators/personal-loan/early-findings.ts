import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { LoanContext } from './context.ts'
import { earlyWords } from './words/findings.en.ts'

/** What paying early does, with a penalty, with precomputed interest. */
export function early({ inputs, result: { early: found, loan } }: LoanContext): readonly MaybeFound[] {
  if (found === null) return []
  const { months, payoff, penalty, saved, apr } = found
  if (found.kind === 'extra') return [saved >= 1 && good(earlyWords.extra, { extra: inputs.extra, months, saved })]
  const values = { months, payoff, by: Math.abs(saved), penalty }
  return [
    saved < 0
      ? watch(earlyWords.costs, values)
      : penalty > 0
        ? good(earlyWords.savesAfterPenalty, values)
        : good(earlyWords.saves, values),
    found.rule78Extra > 0.5 && watch(found.barred ? earlyWords.barred : earlyWords.rule78, { more: found.rule78Extra }),
    apr !== null && loan.fee > 0 && note(earlyWords.yearly, { apr, full: loan.apr * 100 }),
  ]
}
