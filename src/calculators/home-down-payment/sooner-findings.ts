/** Buying sooner with less down, against waiting for the plan's down payment. */
import { type MaybeFound, note } from '../kit/finding.ts'
import { growthForSooner, monthAfter } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import { soonerWords } from './words/findings.en.ts'
import { wayPhrases } from './words/names.en.ts'

/** Whether the sooner way is another way, and no later than the plan. */
function isSooner({ sooner, waiting }: DownPaymentContext['result']): boolean {
  if (sooner.month === null || sooner.way.key === waiting.way.key) return false
  return waiting.month === null || sooner.month <= waiting.month
}

export function soonerOrWait({ inputs, result, say }: DownPaymentContext): MaybeFound {
  const { sooner, waiting, soonerAhead } = result
  if (!isSooner(result) || sooner.month === null) return null
  const values = {
    when: sooner.month === 0 ? soonerWords.now() : soonerWords.in({ month: monthAfter(result, sooner.month) }, say),
    how: wayPhrases[inputs.sooner],
    ahead: Math.abs(soonerAhead),
    months: result.compareMonths,
    insurance: sooner.insurancePaid,
    rent: Math.max(0, waiting.rentPaid - sooner.rentPaid),
  }
  if (sooner.month === waiting.month)
    return note(soonerAhead >= 0 ? soonerWords.sameDayAhead : soonerWords.sameDayBehind, values)
  if (soonerAhead >= 0) return note(soonerWords.soonerWins, values)
  return note(waiting.month === null ? soonerWords.rentingWins : soonerWords.waitingWins, values)
}

/** The growth of home prices from which buying sooner wins. */
export function growthFinding({ inputs, result }: DownPaymentContext): MaybeFound {
  const { sooner, waiting, soonerAhead } = result
  if (!isSooner(result) || sooner.month === waiting.month) return null
  const even = growthForSooner(result, inputs)
  // The days of buying move with the growth by whole months, so the turning point may lie on the wrong side; then nothing is said.
  if (even === null || even <= -5 || soonerAhead >= 0 !== even <= inputs.homeGrowth) return null
  return even < 0 ? note(soonerWords.ifPricesFall, { growth: -even }) : note(soonerWords.ifPricesGrow, { growth: even })
}
