import { hsaExchangePlansFrom } from '#facts/retirement/plan-rules.ts'
import type { HsaLaw } from './law.ts'

/** A year's law by what it rules: limits of the account, of the plan, and the taxes. Dollars. */
export function rulesOf({ tax, state }: HsaLaw) {
  const { self, family, catchUp55, ...plan } = tax.hsa.value
  return {
    tax,
    state,
    limits: { self, family, catchUp: catchUp55 },
    plan,
    exchangePlansGo: tax.year >= hsaExchangePlansFrom.value,
  }
}
export type Rules = ReturnType<typeof rulesOf>

/** Money for the year may go in until the day its return is due. */
export const lastDay = ({ tax }: Rules): string => `${tax.year + 1}-04-15`
/** Money over the limit may leave free of the yearly tax until then, where the return is filed in time or extended. */
export const lastDayOut = ({ tax }: Rules): string => `${tax.year + 1}-10-15`
/** The end of the last-month rule's testing period. */
export const testEnds = ({ tax }: Rules): string => `${tax.year + 1}-12-31`
