import { addMonths, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { minimumPayment } from '#facts/lending/cards.ts'
import { type DebtUnderWay, offerOf, payMonth } from './debt-months.ts'
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
 * What is owed at the end of each month if every debt is paid as it is now and nothing new is charged (`payMonth`): each with its own
 * payment until it is gone, and what is freed stays in the pocket. The first payment is next month's. It ends with the month in which
 * all are paid, at most after `most` months.
 */
export function balancesAhead(debts: readonly HouseholdDebt[], today: IsoDate, most: number): BalancesAhead {
  const open = debts.filter(({ balance }) => balance > 0)
  const isKnown = (debt: HouseholdDebt) => debtPayment(debt) !== null && debt.apr !== null
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

/** Today's balance, then that after each payment, dollars. */
function courseOf(debt: HouseholdDebt, today: IsoDate, most: number): readonly number[] {
  const { kind, apr, balance } = debt
  const promo = offerOf(debt, today, addMonths(monthOf(today), 1))
  const way: DebtUnderWay = {
    terms: { kind, apr: apr ?? 0, promo },
    balance: toCents(balance),
    payment: toCents(debtPayment(debt) ?? 0),
    deferred: 0,
  }
  const balances = [balance]
  for (let month = 0; month < most && way.balance > 0; month++) {
    payMonth(way, month, minimumPayment.value, 0)
    balances.push(way.balance / 100)
  }
  return balances
}

const toCents = (dollars: number): number => Math.round(dollars * 100)
