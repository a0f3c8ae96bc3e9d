import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { debtPayment } from '#engine/household/monthly-flows.ts'
import { type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { onHome } from '#engine/wealth/balance-sheet.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import type { PlanDebt } from './step.ts'

export interface SortedDebts {
  readonly debts: readonly PlanDebt[]
  readonly high: readonly string[]
  /** Between the two lines, no loan on a home. */
  readonly moderate: readonly string[]
  /** Everything under the high line. */
  readonly low: readonly string[]
  /** Cards without an APR: the national average of cards that carry a balance stands in. */
  readonly guessedApr: readonly string[]
  /** Other debts without an APR: left out. */
  readonly unknownApr: readonly string[]
  /** Neither payment nor minimum is known. */
  readonly unknownPayment: readonly string[]
}

/** Debts sorted by what they cost once any offer has ended. */
export function sortDebts({ debts }: Household, today: IsoDate, highFrom: number, moderateFrom: number): SortedDebts {
  const open = debts.filter(({ balance }) => balance > 0)
  const guessedApr = open.filter((one) => one.apr === null && one.kind === 'card').map(({ id }) => id)
  const known = open.flatMap((one): readonly { readonly debt: PlanDebt; readonly kind: HouseholdDebt['kind'] }[] => {
    const apr = one.apr ?? (one.kind === 'card' ? creditCardCarryingBalance.value : null)
    return apr === null ? [] : [{ debt: { ...planDebt(one, apr, today) }, kind: one.kind }]
  })
  const ids = (wanted: (apr: number, kind: HouseholdDebt['kind']) => boolean) =>
    known.filter(({ debt, kind }) => wanted(debt.apr, kind)).map(({ debt }) => debt.id)
  return {
    debts: known.map(({ debt }) => debt),
    high: ids((apr) => apr >= highFrom),
    moderate: ids((apr, kind) => apr < highFrom && apr > moderateFrom && !onHome(kind)),
    low: ids((apr) => apr < highFrom),
    guessedApr,
    unknownApr: open.filter((one) => one.apr === null && one.kind !== 'card').map(({ id }) => id),
    unknownPayment: open.filter((one) => debtPayment(one) === null).map(({ id }) => id),
  }
}

function planDebt(debt: HouseholdDebt, apr: number, today: IsoDate): PlanDebt {
  const { id, balance, promoApr, promoEnds, promoDeferred } = debt
  const months = promoEnds === null ? 0 : monthsBetween(monthOf(today), monthOf(promoEnds))
  return {
    id,
    balance,
    apr,
    payment: debtPayment(debt) ?? 0,
    promo:
      promoApr !== null && promoEnds !== null && promoEnds >= today && months > 0
        ? { apr: promoApr, months, deferred: promoDeferred === true }
        : null,
  }
}
