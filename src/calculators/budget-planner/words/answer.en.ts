/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Month {
  readonly left: number
  readonly safe: number
}

export const headlines = {
  left: ({ left, safe }: Month, say: Say) =>
    `You have **${say.money(left)}** left each month, and **${say.money(safe)}** is safe to spend today.`,
  leftNothingSafe: ({ left }: Month, say: Say) =>
    `Nothing is safe to spend today, though you have **${say.money(left)}** left each month.`,
  short: ({ left, safe }: Month, say: Say) =>
    `Your plan is **${say.money(-left)}** a month over your income. Today, **${say.money(safe)}** is safe to spend.`,
  shortNothingSafe: ({ left }: Month, say: Say) =>
    `Your plan is **${say.money(-left)}** a month over your income, and nothing is safe to spend today.`,
  noIncome: ({ planned }: { planned: number }, say: Say) =>
    `You plan to spend **${say.money(planned)}** a month. Add your income to see what’s left.`,
  notPossible: () => 'We can’t build a budget from these numbers.',
}

interface Limit {
  /** Dollars in the account today. */
  readonly balance: number
  readonly buffer: number
  readonly date: string
}
export const underneath = {
  safe: ({ balance, buffer, date }: Limit, say: Say) =>
    `With ${say.money(balance)} in the account today, you’d keep at least ${say.money(buffer)} all year. Your tightest day is ${say.date(date)}.`,
  notSafe: ({ balance, buffer, date }: Limit, say: Say) =>
    `With ${say.money(balance)} in the account today, you’d be under your ${say.money(buffer)} minimum on ${say.date(date)}.`,
  overdrawn: ({ balance, date }: Limit, say: Say) =>
    `With ${say.money(balance)} in the account today, you’d be below zero on ${say.date(date)}.`,
  untilPayday: ({ amount, date }: { amount: number; date: string }, say: Say) =>
    `Looking only as far as payday on ${say.date(date)}, ${say.money(amount)} is safe to spend.`,
  notPossible: () => 'Check the amounts and the dates.',
}

export const splitWords = {
  whole: 'Each month',
  spending: 'Spending',
  savings: 'Savings',
  leftOver: 'Left over',
}

export const figureNames = {
  leftOver: { label: 'Left over each month', short: 'Left each month' },
  income: 'Monthly take-home pay',
  guaranteedIncome: 'Guaranteed monthly income',
  spending: 'Monthly spending and savings',
  overage: 'Over monthly income',
  safeToSpend: 'Safe to spend today',
  safeUntilPayday: 'Safe until next payday',
  shortOfBuffer: 'Short of minimum balance',
  lowestBalance: 'Lowest balance, next 12 months',
  daysToLowest: 'Days until lowest balance',
  balanceInAYear: 'Balance in 12 months',
  savingsRate: 'Savings rate',
  savingsRateWithLeftOver: 'Savings rate if you keep everything left over',
  missingToTarget: 'Short of savings target',
} satisfies Readonly<Record<string, FigureName>>
export const categoryTotalName = ({ name }: { name: string }) => `${name}, monthly`

export const hintWords = {
  category: ({ name, total, share }: { name: string; total: number; share: number }, say: Say) =>
    `${name} total: ${say.money(total)}, ${say.percent(share, 0)} of take-home pay`,
  categoryNoIncome: ({ name, total }: { name: string; total: number }, say: Say) =>
    `${name} total: ${say.money(total)} a month`,
  target: ({ target, income }: { target: number; income: number }, say: Say) =>
    `${say.money(target)} of ${say.money(income)} a month. Amounts under Savings & Investments count.`,
}

export const questions = {
  rent: (left: string) => `What rent would leave ${left} a month?`,
  balance: (safe: string) => `What balance makes ${safe} safe to spend?`,
  saving: (rate: string) => `What would you put into retirement accounts to save ${rate}?`,
}
