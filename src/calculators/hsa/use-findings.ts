/** What the account is worth, spent as bills come or kept with their receipts. */
import { good, type MaybeFound, note } from '../kit/finding.ts'
import type { HsaContext } from './context.ts'
import { useWords } from './words/findings.en.ts'

const isAsked = ({ result, inputs }: HsaContext): boolean =>
  inputs.bills > 0 && (result.path.at(-1)?.keepAccount ?? 0) >= 1

export function keepOrSpend(context: HsaContext): MaybeFound {
  const { result, inputs } = context
  if (!isAsked(context)) return null
  const ahead = result.keepWorth - result.spendWorth
  const values = { ahead: Math.abs(ahead), years: inputs.years, receipts: result.path.at(-1)?.keepReceipts ?? 0 }
  if (values.ahead < 0.5) return note(useWords.same, values)
  return ahead > 0 ? good(useWords.keep, values) : note(useWords.spend, values)
}

/** Deposits are taken to go on where no plan covers the end of the year. */
export function uncovered(context: HsaContext): MaybeFound {
  const { result, inputs } = context
  const goesOn = result.lastDepositMonth > 0 && Math.min(inputs.yours + inputs.employer, result.yourMost) >= 1
  return isAsked(context) && goesOn && result.people.you.cover[11] === 'none' && note(useWords.uncovered)
}
