/** What the loan itself asks attention for: its penalty, and dates that cannot count as given. */
import { addMonths, type Month } from '#engine/month.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { PaidContext } from './context.ts'
import { penaltyOf } from './schedule.ts'
import { penaltyWords, strayWords } from './words/findings.en.ts'

/** The most a penalty on a qualified mortgage may take by year, percent points (12 CFR 1026.43(g)). */
const qualifiedMost = [2, 2, 1] as const

export function penalty({ inputs, result }: PaidContext): readonly MaybeFound[] {
  if (inputs.penalty === 'none') return []
  const charged = result.actual.totalPenalty
  const free = inputs.penaltyFree
  if (inputs.kind === 'student')
    return [charged > 0 ? act(penaltyWords.studentCharged, { charged }) : act(penaltyWords.student)]
  const shares = penaltyOf(inputs)?.sharesByYear ?? []
  const isAbove = shares.some((share, year) => share * 100 > (qualifiedMost[year] ?? 0) + 1e-9)
  return [
    charged <= 0
      ? good(penaltyWords.free)
      : free > 0
        ? watch(penaltyWords.chargedAboveFree, { charged, free })
        : watch(penaltyWords.charged, { charged }),
    inputs.kind === 'mortgage' && isAbove && note(penaltyWords.law),
  ]
}

export function strays({ inputs, result }: PaidContext): readonly MaybeFound[] {
  const given = inputs.extras.filter((row) => row.amount > 0)
  const late = given.filter((row) => row.from > result.actual.payoffMonth).length
  const before = given.filter((row) => row.from < inputs.firstPayment)
  const over = before.filter(
    ({ how, from, length }) =>
      how !== 'once' && length !== null && addMonths(from as Month, length - 1) < inputs.firstPayment,
  ).length
  const early = before.length - over
  return [
    early > 0 && watch(strayWords.early, { count: early }),
    over > 0 && watch(strayWords.over, { count: over }),
    late > 0 && watch(strayWords.late, { count: late }),
  ]
}
