import type { Household } from '#engine/household/household.ts'
import { debtPayment } from '#engine/household/monthly-flows.ts'
import { addMonths, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import { type LevelDebt, payLevelDebts } from '../../cards/level-debts.ts'

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

/** Each debt with its own payment until it is gone. An offer's rate ends with its month. Null without debts. */
export function debtFree({ debts }: Household, today: IsoDate): DebtFree | null {
  const month = monthOf(today)
  const open = debts.filter(({ balance }) => balance > 0)
  if (open.length === 0) return null
  const known = open.flatMap((debt) => {
    const payment = debtPayment(debt)
    return debt.apr === null || payment === null ? [] : [{ debt, apr: debt.apr, payment }]
  })
  const paid = known.map(({ debt, apr, payment }) => {
    const { promoApr, promoEnds } = debt
    const offer =
      promoApr !== null && promoEnds !== null && promoEnds >= today ? monthsBetween(month, monthOf(promoEnds)) : null
    const level: LevelDebt =
      offer === null || promoApr === null
        ? { balance: debt.balance, annualRate: apr, payment }
        : { balance: debt.balance, annualRate: promoApr, payment, later: { after: offer, annualRate: apr } }
    const { outcome, months } = payLevelDebts([level], { kind: 'own' })
    return {
      id: debt.id,
      name: debt.name,
      isHome: debt.kind === 'mortgage' || debt.kind === 'equity',
      on: outcome === 'paid-off' ? addMonths(month, months) : null,
    }
  })
  const latest = (of: readonly { readonly on: Month | null }[]): Month | null =>
    of.length === 0 || of.some(({ on }) => on === null)
      ? null
      : of.reduce<Month>((last, { on }) => (on !== null && on > last ? on : last), month)
  const unknown = open.filter((one) => !known.some(({ debt }) => debt.id === one.id)).map(({ name }) => name)
  return {
    on: latest(paid),
    withoutHomeOn: latest(paid.filter(({ isHome }) => !isHome)),
    debts: paid.map(({ id, name, on }) => ({ id, name, on })),
    unknown,
  }
}
