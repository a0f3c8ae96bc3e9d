/** The plan as dated money for the daily balance. */
import type { CashFlow } from '#engine/budget/forward-balance.ts'
import { type BudgetFrequency, monthlyAmount } from '#engine/budget/monthly.ts'
import type { Expenses } from '#engine/budget/overage.ts'
import type { Schedule } from '#engine/budget/schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, addMonths, addMonthsToDate, dateIn, daysBetween, type IsoDate, monthOf } from '#engine/month.ts'
import type { BudgetInputs } from './sections.ts'

type Source = BudgetInputs['income'][number]
type Bill = BudgetInputs['bills'][number]

const A_FRIDAY: IsoDate = '1999-01-01'
const nextFriday = (today: IsoDate): IsoDate => {
  const since = ((daysBetween(A_FRIDAY, today) % 7) + 7) % 7
  return addDays(today, 7 - since)
}

const dayOf = (date: IsoDate): number => Number(date.slice(8))
/** Two paydays a month: the 1st and the 15th, the 15th and the last day, else half a month apart. */
const halves = (day: number): readonly [number, number] => {
  if (day === 1) return [1, 15]
  if (day === 15 || day >= 30) return [15, 31]
  return day < 15 ? [day, day + 15] : [day - 15, day]
}

const firstOfNextMonth = (today: IsoDate): IsoDate => dateIn(addMonths(monthOf(today), 1), 1)

/**
 * When a source pays: from its next payday on. Without one it is the careful guess: the next Friday (every two weeks: the one after), the 1st
 * (and 15th) of the month, the end of a quarter or a year from today.
 */
export function payScheduleOf(frequency: BudgetFrequency, nextPay: string | null, today: IsoDate): Schedule {
  const next = nextPay as IsoDate | null
  const endOf = (months: number): IsoDate => addDays(addMonthsToDate(today, months), -1)
  switch (frequency) {
    case 'weekly':
      return { every: 'week', from: next ?? nextFriday(today) }
    case 'biweekly':
      return { every: 'two-weeks', from: next ?? addDays(nextFriday(today), 7) }
    case 'semimonthly': {
      const from = next ?? addDays(today, 1)
      return { every: 'half-month', days: halves(next === null ? 1 : dayOf(next)), from }
    }
    case 'monthly': {
      const from = next ?? firstOfNextMonth(today)
      return { every: 'month', day: dayOf(from), from }
    }
    case 'quarterly':
      return { every: 'quarter', from: next ?? endOf(3) }
    case 'annual':
      return { every: 'year', from: next ?? endOf(12) }
  }
}

/** How many times a year a dated bill falls, on average. */
const timesPerYear = { week: 52, 'two-weeks': 26, month: 12, quarter: 4, 'half-year': 2, year: 1 } as const

/** Without a date a bill is due on the 1st of next month. */
const billSchedule = ({ every, next }: Bill, today: IsoDate): Schedule => {
  const from = (next as IsoDate | null) ?? firstOfNextMonth(today)
  return every === 'month' ? { every, day: dayOf(from), from } : { every, from }
}

export interface DatedPlan {
  readonly flows: readonly CashFlow[]
  /** Dollars a month without a date: what was planned less what the dated bills take of it, item by item. */
  readonly restPerMonth: number
  /** Dollars a month by which dated bills come to more than their items hold. */
  readonly aboveThePlan: number
}

/**
 * Bills are part of the plan, not on top of it: a bill of $600 a quarter takes $200 a month of its item. A blank amount is the
 * whole item, divided evenly among the rows that leave it blank.
 */
export function datedPlan(inputs: BudgetInputs, expenses: Expenses, today: IsoDate): DatedPlan {
  const income = inputs.income.map(
    ({ name, amount, frequency, nextPay }: Source, i): CashFlow => ({
      key: `source:${i}`,
      name,
      kind: 'income',
      amount,
      schedule: payScheduleOf(frequency, nextPay, today),
    }),
  )
  const dated = new Map<string, number>()
  const blanks = new Map<string, number>()
  for (const { item, amount, every } of inputs.bills)
    if (amount === null) blanks.set(item, (blanks.get(item) ?? 0) + 1)
    else dated.set(item, (dated.get(item) ?? 0) + (amount * timesPerYear[every]) / 12)

  const bills = inputs.bills.map((row, i): CashFlow => {
    const left = Math.max(0, (expenses[row.item] ?? 0) - (dated.get(row.item) ?? 0))
    const share = left / (blanks.get(row.item) ?? 1)
    const amount = row.amount ?? roundToCent((share * 12) / timesPerYear[row.every])
    return { key: `bill:${i}`, name: row.item, kind: 'bill', amount, schedule: billSchedule(row, today) }
  })
  let rest = 0
  let above = 0
  for (const [item, planned] of Object.entries(expenses))
    if (!blanks.has(item)) rest += Math.max(0, planned - (dated.get(item) ?? 0))
  for (const [item, perMonth] of dated) above += Math.max(0, perMonth - (expenses[item] ?? 0))
  return { flows: [...income, ...bills], restPerMonth: roundToCent(rest), aboveThePlan: roundToCent(above) }
}

/** Dollars a month of one source. */
export const monthlyOf = ({ amount, frequency }: Source): number => monthlyAmount(amount, frequency)
