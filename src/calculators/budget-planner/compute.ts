/** From the form to the engine: income and plan of a month, and the account over the next twelve. */
import { type ForwardBalance, forwardBalance, type SafeToSpend, safeToSpend } from '#engine/budget/forward-balance.ts'
import { type BudgetLedger, budgetLedger } from '#engine/budget/ledger.ts'
import { guaranteedMonthlyIncome, type IncomeSource, totalMonthlyIncome } from '#engine/budget/monthly.ts'
import { type Expenses, type Overage, overageAfter } from '#engine/budget/overage.ts'
import type { IsoDate } from '#engine/month.ts'
import type { Asked } from '../kit/calculator.ts'
import { datedPlan } from './cash-flows.ts'
import { expenseKeys } from './items.ts'
import type { BudgetInputs } from './sections.ts'

export interface Budget {
  readonly outcome: 'budget'
  /** Dollars a month, as are the next ones. */
  readonly income: number
  readonly guaranteed: number
  readonly ledger: BudgetLedger
  /** Null while the plan fits the income, or without income. */
  readonly overage: Overage | null
  /** By how much dated bills come to more than their items hold. */
  readonly aboveThePlan: number
  readonly line: Extract<ForwardBalance, { outcome: 'line' }>
  /** What may go today so that no day of the year ends below the buffer. */
  readonly safe: SafeToSpend
  /** The same, looking only as far as the day before the next payday. */
  readonly untilPayday: SafeToSpend
}
export type Result = Budget | { readonly outcome: 'not-possible' }

export function compute(asked: Pick<Asked<BudgetInputs, unknown>, 'inputs' | 'today'>): Result {
  const { inputs } = asked
  const today = asked.today as IsoDate
  const sources = inputs.income.map(({ nextPay: _next, ...row }, i): IncomeSource => ({ ...row, id: i + 1 }))
  const income = totalMonthlyIncome(sources)
  const expenses: Expenses = Object.fromEntries(expenseKeys.map((key) => [key, inputs[key] ?? 0]))
  const { flows, restPerMonth, aboveThePlan } = datedPlan(inputs, expenses, today)
  const line = forwardBalance({ startDate: today, startingBalance: inputs.balance, flows, restPerMonth })
  if (line.outcome === 'refused') return { outcome: 'not-possible' }
  const { overYear, untilPayday } = safeToSpend(line, inputs.buffer)
  if (overYear === null) return { outcome: 'not-possible' }
  return {
    outcome: 'budget',
    income,
    guaranteed: guaranteedMonthlyIncome(sources),
    ledger: budgetLedger(expenses, income, inputs.targetSavingsRate / 100),
    overage: overageAfter(expenses, income, '', 0),
    aboveThePlan,
    line,
    safe: overYear,
    untilPayday: untilPayday ?? overYear,
  }
}
