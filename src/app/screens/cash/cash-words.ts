/** What the cash ahead says: safe to spend, the lowest balance, and what is missing to tell. */
import { dateText, dollars } from '#calculators/kit/format.ts'
import { safeToSpend } from '#engine/budget/forward-balance.ts'
import type { CashAhead, CashUnknown } from '#engine/household/forward-cash.ts'

export interface CashAnswer {
  readonly text: string
  readonly rests: string
  /** In trouble: the account would run dry. */
  readonly trouble: string | null
}

/** `buffer`: dollars that stay in the account. */
export function cashAnswer({ line }: CashAhead, buffer: number, isSample: boolean): CashAnswer {
  const who = isSample ? 'This household' : 'You'
  const { overYear, untilPayday } = safeToSpend(line, buffer)
  const { lowest, firstBelowZero, nextPayday } = line
  const low = `The lowest balance in the next 12 months is ${dollars(lowest.balance)}, on ${dateText(lowest.date)}.`
  if (firstBelowZero !== null) {
    const isSoon = nextPayday === null || firstBelowZero < nextPayday
    return {
      text: `The account would fall below $0 on ${dateText(firstBelowZero)}.`,
      rests: low,
      trouble: isSoon ? `The bills due before the next payday are more than what’s in the account.` : null,
    }
  }
  if (overYear === null || overYear.amount <= 0)
    return {
      text: 'Nothing more than planned is safe to spend.',
      rests: `${low} That’s ${dollars(overYear?.short ?? 0)} below the ${dollars(buffer)} to keep.`,
      trouble: null,
    }
  const payday =
    nextPayday !== null && untilPayday !== null && untilPayday.amount > overYear.amount
      ? ` Before payday alone it’d be ${dollars(untilPayday.amount)}, but later bills need the rest.`
      : ''
  return {
    text: `${who} can safely spend ${dollars(overYear.amount)} more than planned.`,
    rests: `The lowest balance in the next 12 months would then be ${dollars(buffer)}, on ${dateText(lowest.date)}.${payday}`,
    trouble: null,
  }
}

/** What to add so that the cash ahead can be told. */
export const cashNeeds: Readonly<Record<CashUnknown['needs'], string>> = {
  cash: 'Add your checking account to see what’s safe to spend.',
  'take-home': 'Enter your take-home pay above to see what’s safe to spend.',
  payday: 'Add your next payday to see what’s safe to spend.',
  spending: 'Add your bills, or plan your spending below, to see what’s safe to spend.',
  'smaller-amounts': 'These amounts are too large to add up by day.',
}
