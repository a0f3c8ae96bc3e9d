import { addMonths, dateIn, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import type { Household } from './household.ts'
import type { HouseholdDebt } from './lists.ts'
import { debtPayment } from './monthly-flows.ts'
import { aprOn } from './standing.ts'

/** What one open debt costs as it stands today. */
export interface DebtCost {
  readonly debt: HouseholdDebt
  /** The APR charged today, decimal; null where it is unknown, as are the two amounts then. */
  readonly apr: number | null
  /** Balance × APR ÷ 365. */
  readonly perDay: number | null
  /** Balance × APR ÷ 12. */
  readonly perMonth: number | null
  /** What is paid each month is less than the month's interest, so the debt grows. Unknown payments are not judged. */
  readonly grows: boolean
}

/** Every debt with a balance, the highest APR first, those of unknown APR last. */
export function debtCosts({ debts }: Household, today: string): readonly DebtCost[] {
  return debts
    .filter(({ balance }) => balance > 0)
    .map((debt): DebtCost => {
      const apr = aprOn(debt, today)
      const payment = debtPayment(debt)
      const perMonth = apr === null ? null : (debt.balance * apr) / 12
      return {
        debt,
        apr,
        perDay: apr === null ? null : (debt.balance * apr) / 365,
        perMonth,
        grows: perMonth !== null && payment !== null && payment < perMonth,
      }
    })
    .sort((a, b) => (b.apr ?? -1) - (a.apr ?? -1))
}

export interface BalancesAhead {
  /** The first is this month, with today's balances. */
  readonly months: readonly Month[]
  readonly courses: readonly { readonly debt: HouseholdDebt; readonly balances: readonly number[] }[]
  /** Debts whose APR or payment is unknown: no course can be drawn for them. */
  readonly unknown: readonly HouseholdDebt[]
}

/**
 * What is owed at the end of each month if what is paid now goes on and nothing new is charged: interest of a twelfth of the APR in force
 * on the month's last day, then the payment. It ends with the month in which all are paid, at most after `most` months. Deferred interest
 * is charged when an offer ends with something left: the month's rate of all months passed since `today`, not of those before.
 */
export function balancesAhead(debts: readonly HouseholdDebt[], today: IsoDate, most: number): BalancesAhead {
  const open = debts.filter(({ balance }) => balance > 0)
  const isKnown = (debt: HouseholdDebt) =>
    debtPayment(debt) !== null && (debt.apr !== null || aprOn(debt, today) !== null)
  const known = open.filter(isKnown)
  const all = known.map((debt) => courseOf(debt, today, most))
  const length = Math.max(0, ...all.map((course) => course.length))
  const start = monthOf(today)
  return {
    months: Array.from({ length }, (_, i) => addMonths(start, i)),
    courses: known.map((debt, i) => ({
      debt,
      balances: Array.from({ length }, (_, month) => all[i]?.[month] ?? 0),
    })),
    unknown: open.filter((debt) => !isKnown(debt)),
  }
}

function courseOf(debt: HouseholdDebt, today: IsoDate, most: number): readonly number[] {
  const payment = debtPayment(debt) ?? 0
  const balances = [debt.balance]
  let balance = debt.balance
  let deferred = 0
  for (let i = 1; i <= most && balance > 0; i++) {
    const end = dateIn(addMonths(monthOf(today), i), 31)
    const apr = aprOn(debt, end) ?? debt.apr ?? aprOn(debt, today) ?? 0
    const isOffer = debt.promoEnds !== null && debt.promoEnds >= end
    if (debt.promoDeferred === true && isOffer) deferred += (balance * (debt.apr ?? 0)) / 12
    const owed = balance * (1 + apr / 12) + (isOffer ? 0 : deferred)
    if (!isOffer) deferred = 0
    balance = Math.max(0, Math.round((owed - payment) * 100) / 100)
    balances.push(balance)
  }
  return balances
}
