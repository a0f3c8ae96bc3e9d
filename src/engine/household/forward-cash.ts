import { type CashFlow, type ForwardBalance, forwardBalance } from '#engine/budget/forward-balance.ts'
import { datesOf, type Schedule } from '#engine/budget/schedule.ts'
import { sumToCent } from '#engine/money.ts'
import { addDays, addMonthsToDate, dateIn, type IsoDate } from '#engine/month.ts'
import type { Household } from './household.ts'
import type { Income } from './lists.ts'
import { billPerMonth, debtPayment, incomePerMonth, monthlyFlows } from './monthly-flows.ts'
import { billDatesOf, debtDatesOf, paydaysOf, scheduleOf } from './payment-dates.ts'
import { shareOfPaymentsBesideBills, shareReachingBank } from './reaching-bank.ts'

export interface CashAhead {
  readonly outcome: 'line'
  readonly line: Extract<ForwardBalance, { outcome: 'line' }>
  /** What the line starts from: checking accounts, or all cash where there is no checking account. */
  readonly startsFrom: 'checking' | 'cash'
  readonly startingBalance: number
  /** Dollars a month without a date, spread over the days. */
  readonly restPerMonth: number
  /** Incomes without a payday: counted on the last day of each month. */
  readonly undatedIncomes: readonly string[]
  /** Bills and debts without a date: part of the rest. */
  readonly undatedBills: number
}
/** What is missing for a line: cash, take-home pay, one payday, or what is spent. */
export type CashUnknown = {
  readonly outcome: 'unknown'
  readonly needs: 'cash' | 'take-home' | 'payday' | 'spending' | 'smaller-amounts'
}

/**
 * The balance of the checking account, day by day for twelve months: paydays and due dates on their days, everything else spread evenly,
 * so that an average month moves as much money as `monthlyFlows` says, no payment twice. Pay before tax is scaled to the take-home pay
 * the household knows; a line that would have to guess at pay, paydays or spending is not drawn. Incomes without a date come at the end
 * of the month, money expected in a month on its last day, a cost on its first: the careful side. Savings leave a checking account, and
 * stay where all cash is counted.
 */
export function cashAhead(
  household: Household,
  today: IsoDate,
  heldBack: number | null = null,
): CashAhead | CashUnknown {
  const { accounts, incomes, bills, debts, expected } = household
  const flows = monthlyFlows(household, heldBack)
  const checking = accounts.filter(({ kind }) => kind === 'checking')
  const cash = checking.length > 0 ? checking : accounts.filter(({ kind }) => kind === 'savings')
  const unknown = (needs: CashUnknown['needs']): CashUnknown => ({ outcome: 'unknown', needs })
  if (cash.length === 0) return unknown('cash')
  if (flows.takeHome === null) return unknown('take-home')
  if (!incomes.some(({ nextOn }) => nextOn !== null)) return unknown('payday')
  if (flows.living === null) return unknown('spending')

  const last = addDays(addMonthsToDate(today, 12), -1)
  const takeHomeShare = shareReachingBank(incomes, flows.takeHome)
  const dated: CashFlow[] = []
  const add = (key: string, name: string, kind: CashFlow['kind'], amount: number, dates: readonly IsoDate[]) => {
    for (const on of dates) dated.push({ key, name, kind, amount, schedule: { every: 'once', on } })
  }
  const run = (key: string, name: string, kind: CashFlow['kind'], amount: number, schedule: Schedule) =>
    dated.push({ key, name, kind, amount, schedule })
  for (const income of incomes) {
    const { id, name, every, nextOn, until } = income
    const share = takeHomeShare(income)
    if (nextOn === null) add(id, name, 'income', incomePerMonth(income) * share, monthEnds(income, today, last))
    else if (until === null) run(id, name, 'income', income.amount * share, scheduleOf(every, nextOn))
    else add(id, name, 'income', income.amount * share, paydaysOf(income, today, last))
  }
  const datedBills = bills.filter(({ dueOn }) => dueOn !== null)
  for (const bill of datedBills)
    if (bill.endsOn === null && bill.dueOn !== null)
      run(bill.id, bill.name, 'bill', bill.amount, scheduleOf(bill.every, bill.dueOn))
    else add(bill.id, bill.name, 'bill', bill.amount, billDatesOf(bill, today, last))
  const unbilled = shareOfPaymentsBesideBills(household)
  const datedDebts = debts.filter((debt) => debt.dueDay !== null && (debtPayment(debt) ?? 0) > 0)
  for (const debt of datedDebts)
    add(debt.id, debt.name, 'bill', (debtPayment(debt) ?? 0) * unbilled(debt.kind), debtDatesOf(debt, today, last))
  for (const { id, name, on, amount } of expected)
    add(
      id,
      name,
      amount < 0 ? 'bill' : 'income',
      Math.abs(amount),
      within(dateIn(on, amount < 0 ? 1 : 31), today, last),
    )

  const savings = checking.length > 0 ? flows.plannedSavings : 0
  const onDates = sumToCent([
    ...datedBills.map(billPerMonth),
    ...datedDebts.map((debt) => (debtPayment(debt) ?? 0) * unbilled(debt.kind)),
  ])
  const restPerMonth = Math.max(0, sumToCent([flows.living, flows.debtPayments, savings, -onDates]))
  const startingBalance = sumToCent(cash.map(({ balance }) => balance))
  const line = forwardBalance({ startDate: today, startingBalance, flows: dated, restPerMonth })
  if (line.outcome !== 'line') return unknown('smaller-amounts')
  return {
    outcome: 'line',
    // Money expected once is no payday.
    line: { ...line, nextPayday: nextPaydayOf(household, today, last) },
    startsFrom: checking.length > 0 ? 'checking' : 'cash',
    startingBalance,
    restPerMonth,
    undatedIncomes: incomes.filter(({ nextOn }) => nextOn === null).map(({ id }) => id),
    undatedBills:
      bills.length - datedBills.length + debts.filter((debt) => debt.dueDay === null && debt.balance > 0).length,
  }
}

/** The first payday after `today`. */
const nextPaydayOf = ({ incomes }: Household, today: IsoDate, last: IsoDate): IsoDate | null =>
  incomes.flatMap((income) => paydaysOf(income, addDays(today, 1), last)).sort()[0] ?? null

const within = (on: IsoDate, first: IsoDate, last: IsoDate): readonly IsoDate[] =>
  on >= first && on <= last ? [on] : []

function monthEnds({ until }: Income, first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const ends = until === null || dateIn(until, 31) > last ? last : dateIn(until, 31)
  return datesOf({ every: 'month', day: 31 }, first, ends)
}
