import { balancesAhead } from '#engine/household/debt-costs.ts'
import type { Household } from '#engine/household/household.ts'
import { type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { onHome } from '#engine/wealth/balance-sheet.ts'

export interface DebtFree {
  /** The last payment, at today's payments; null: never at these. */
  readonly on: Month | null
  /** Without the loans on homes. */
  readonly withoutHomeOn: Month | null
  /** When the last of each debt is paid; null: never. */
  readonly debts: readonly { readonly id: string; readonly name: string; readonly on: Month | null }[]
  /** Left out: their APR or payment isn't known. */
  readonly unknown: readonly string[]
}

/** Past a hundred years a debt counts as never paid. */
const MOST_MONTHS = 1200

/** Every debt paid as it is now (`balancesAhead`), each until it is gone. Null without debts. */
export function debtFree({ debts }: Household, today: IsoDate): DebtFree | null {
  if (!debts.some(({ balance }) => balance > 0)) return null
  const { months, courses, unknown } = balancesAhead(debts, today, MOST_MONTHS)
  const paid = courses.map(({ debt, balances }) => {
    const cleared = balances.findIndex((balance) => balance <= 0)
    return { id: debt.id, name: debt.name, isHome: onHome(debt.kind), on: months[cleared] ?? null }
  })
  const last = (of: typeof paid): Month | null =>
    of.length === 0 || of.some(({ on }) => on === null)
      ? null
      : of.reduce<Month>((last, { on }) => (on !== null && on > last ? on : last), monthOf(today))
  return {
    on: last(paid),
    withoutHomeOn: last(paid.filter(({ isHome }) => !isHome)),
    debts: paid.map(({ id, name, on }) => ({ id, name, on })),
    unknown: unknown.map(({ name }) => name),
  }
}
