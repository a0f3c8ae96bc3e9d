import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { isEssentialItem } from '#engine/budget/essential-items.ts'
import { sumToCent } from '#engine/money.ts'
import type { DebtKind } from '#engine/wealth/balance-sheet.ts'
import type { Household } from './household.ts'
import type { Bill, Frequency, HouseholdDebt, Income } from './lists.ts'

/** How many times a month, on average: 52 weeks and 26 two-week periods a year. What comes once has no month. */
export const timesPerMonth: Readonly<Record<Frequency, number>> = {
  week: 52 / 12,
  'two-weeks': 26 / 12,
  'half-month': 2,
  month: 1,
  quarter: 1 / 3,
  'half-year': 1 / 6,
  year: 1 / 12,
  once: 0,
}
/** Dollars each time to dollars a month, not rounded. */
export const perMonth = (amount: number, every: Frequency): number => amount * timesPerMonth[every]
export const incomePerMonth = ({ amount, every }: Income): number => perMonth(amount, every)
export const billPerMonth = ({ amount, every }: Bill): number => perMonth(amount, every)

/** What is paid on a debt each month, dollars: as said, else its minimum; null when neither is known. Nothing is paid on nothing. */
export const debtPayment = ({ balance, payment, minimum }: HouseholdDebt): number | null =>
  balance <= 0 ? 0 : (payment ?? minimum)
/** What must be paid on it each month, dollars; null: not known. */
export const debtMinimum = ({ balance, minimum, payment }: HouseholdDebt): number | null =>
  balance <= 0 ? 0 : (minimum ?? payment)

/** The item of the budget that holds what is paid on a kind of debt, so that no payment counts twice. */
export const budgetItemOf: Readonly<Record<DebtKind, string>> = {
  mortgage: HOME_PAYMENT_KEY,
  equity: HOME_PAYMENT_KEY,
  property: 'debt_other-debt',
  car: 'transportation_car-payment',
  student: 'debt_student-loans',
  card: 'debt_credit-cards',
  personal: 'debt_personal-loans',
  medical: 'debt_medical-debt',
  other: 'debt_other-debt',
}
const debtItems: ReadonlySet<string> = new Set(Object.values(budgetItemOf))
const SAVINGS = 'savings_'

/** Dollars a month; null is unknown, which is not zero. */
export interface MonthlyFlows {
  /** Money that reaches the bank. */
  readonly takeHome: number | null
  /** Before taxes and what paychecks hold back; null when only take-home pay is known. */
  readonly gross: number | null
  /** Costs without debt payments and savings. */
  readonly living: number | null
  /** The part of `living` that cannot stop when pay stops; null when the budget is not known item by item. */
  readonly essentialLiving: number | null
  /** Payments on debts as they are made; unknown ones count as nothing and stand in `unknownPayments`. */
  readonly debtPayments: number
  /** What must be paid on debts. */
  readonly debtMinimums: number
  /** Debts with a balance and neither payment nor minimum. */
  readonly unknownPayments: readonly string[]
  /** Savings planned in the budget. */
  readonly plannedSavings: number
  /** Take-home less living and debt payments, before savings; null when either is unknown. */
  readonly left: number | null
}

const sumOf = (amounts: Iterable<number>): number => sumToCent([...amounts])

/**
 * What comes in and goes out in an average month. A debt's payment that also stands in the budget counts once, as the larger of the
 * two; a bill is part of its item of the budget in the same way, and bills without an item are part of the budget's total. `heldBack`:
 * dollars a month of tax and payroll deductions on incomes before tax, where it has been worked out; without it take-home pay is
 * known only where the visitor said it, or every income is take-home already.
 */
export function monthlyFlows(household: Household, heldBack: number | null = null): MonthlyFlows {
  const { incomes, debts } = household
  const before = sumOf(incomes.filter((one) => !one.isTakeHome).map(incomePerMonth))
  const after = sumOf(incomes.filter((one) => one.isTakeHome).map(incomePerMonth))
  const worked =
    incomes.length === 0 ? null : before === 0 ? after : heldBack === null ? null : before + after - heldBack
  const takeHome = household.monthlyTakeHome ?? (worked === null ? null : sumToCent([worked]))
  const { living, essentialLiving, debtPayments } = outgoing(household)
  return {
    takeHome,
    gross: incomes.length > 0 && after === 0 ? before : null,
    living,
    essentialLiving,
    debtPayments,
    debtMinimums: sumOf(debts.map((debt) => debtMinimum(debt) ?? 0)),
    unknownPayments: debts.filter((debt) => debtPayment(debt) === null).map(({ id }) => id),
    plannedSavings: sumOf(itemsOf(household, (key) => key.startsWith(SAVINGS))),
    left: takeHome === null || living === null ? null : sumToCent([takeHome, -living, -debtPayments]),
  }
}

const itemsOf = ({ spending }: Household, wanted: (key: string) => boolean): readonly number[] =>
  Object.entries(spending).flatMap(([key, amount]) => (wanted(key) ? [amount] : []))

/** What the list of debts pays into each item of the budget, dollars a month. */
function paidIntoItems({ debts }: Household): ReadonlyMap<string, number> {
  const paid = new Map<string, number>()
  for (const debt of debts) {
    const item = budgetItemOf[debt.kind]
    paid.set(item, (paid.get(item) ?? 0) + (debtPayment(debt) ?? 0))
  }
  return paid
}

/** Living costs that stand in no item of the budget: bills beyond it, or one number for everything. */
export const UNSORTED_COSTS = 'unsorted'

/**
 * Living costs by item of the budget, dollars a month, without debt payments and savings: they add up to `living`. What no item holds
 * stands under `UNSORTED_COSTS`. Null: not known.
 */
export function livingByItem(household: Household): ReadonlyMap<string, number> | null {
  const { spending, bills, debts, monthlyEssentials } = household
  const paidInto = paidIntoItems(household)
  const allBills = sumOf(bills.map(billPerMonth))
  if (!Object.values(spending).some((amount) => amount > 0)) {
    const minimums = sumOf(debts.map((debt) => debtMinimum(debt) ?? 0))
    const essentials = monthlyEssentials === null ? null : Math.max(0, sumToCent([monthlyEssentials, -minimums]))
    const known = bills.length > 0 ? allBills : null
    const living = essentials === null ? known : Math.max(essentials, known ?? 0)
    return living === null ? null : new Map([[UNSORTED_COSTS, living]])
  }
  const billed = new Map<string, number>()
  for (const bill of bills)
    if (bill.budgetKey !== null) billed.set(bill.budgetKey, (billed.get(bill.budgetKey) ?? 0) + billPerMonth(bill))
  const items = new Map<string, number>()
  for (const key of new Set([...Object.keys(spending), ...billed.keys()])) {
    if (key.startsWith(SAVINGS)) continue
    if (debtItems.has(key) && key !== HOME_PAYMENT_KEY && !paidInto.has(key)) continue
    const whole = Math.max(spending[key] ?? 0, billed.get(key) ?? 0)
    items.set(key, Math.max(0, whole - (paidInto.get(key) ?? 0)))
  }
  const beyond = sumToCent([allBills, -sumOf(paidInto.values()), -sumOf(items.values())])
  if (beyond > 0) items.set(UNSORTED_COSTS, beyond)
  return items
}

/** Debt payments that stand in the budget alone, dollars a month: its owner listed no debt of that kind. */
export function budgetedPayments(household: Household): number {
  const paidInto = paidIntoItems(household)
  return sumOf(itemsOf(household, (key) => debtItems.has(key) && key !== HOME_PAYMENT_KEY && !paidInto.has(key)))
}

function outgoing(household: Household): Pick<MonthlyFlows, 'living' | 'essentialLiving' | 'debtPayments'> {
  const { spending, debts, monthlyEssentials } = household
  const debtPayments = sumToCent([sumOf(paidIntoItems(household).values()), budgetedPayments(household)])
  const items = livingByItem(household)
  const living = items === null ? null : sumOf(items.values())
  if (Object.values(spending).some((amount) => amount > 0)) {
    const essential = [...(items ?? [])].flatMap(([key, amount]) =>
      key !== UNSORTED_COSTS && isEssentialItem(key) ? [amount] : [],
    )
    return { living, essentialLiving: sumOf(essential), debtPayments }
  }
  const minimums = sumOf(debts.map((debt) => debtMinimum(debt) ?? 0))
  const essentialLiving = monthlyEssentials === null ? null : Math.max(0, sumToCent([monthlyEssentials, -minimums]))
  return { living, essentialLiving, debtPayments }
}
