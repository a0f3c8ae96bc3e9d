/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Worth {
  readonly worth: number
}
export const headlines = {
  above: ({ worth }: Worth, say: Say) => `Your net worth is **${say.money(worth)}**.`,
  below: ({ worth }: Worth, say: Say) => `You owe more than you own: your net worth is **${say.money(worth)}**.`,
  zero: () => 'You own as much as you owe: your net worth is **$0**.',
  empty: () => 'Add what you own and what you owe to see your **net worth**.',
}
export const whatIfHeadlines = {
  above: ({ worth }: Worth, say: Say) => `With these changes, your net worth would be **${say.money(worth)}**.`,
  below: ({ worth }: Worth, say: Say) =>
    `With these changes, you’d owe more than you own: a net worth of **${say.money(worth)}**.`,
  zero: () => 'With these changes, your net worth would be **$0**.',
}

interface Sums {
  readonly owned: number
  readonly owed: number
}
export const underneath = {
  sums: ({ owned, owed }: Sums, say: Say) => `You own ${say.money(owned)} and owe ${say.money(owed)}.`,
  sumsNothingOwed: ({ owned }: Sums, say: Say) => `You own ${say.money(owned)} and owe nothing.`,
  sumsWhatIf: ({ owned, owed }: Sums, say: Say) => `You’d own ${say.money(owned)} and owe ${say.money(owed)}.`,
  today: ({ worth }: Worth, say: Say) => `Without them, it’s ${say.money(worth)}.`,
  left: ({ left }: { left: number }, say: Say) =>
    `If you sold everything, ${say.about(left)} would be left after taxes and selling costs.`,
  short: ({ left }: { left: number }, say: Say) =>
    `If you sold everything, you’d still be ${say.about(-left)} short after taxes and selling costs.`,
  covers: ({ time }: { time: string }) => `Your liquid assets cover ${time}.`,
  empty: () => 'Enter a home at its full price, and its loan as a debt.',
}

/** How long money lasts at the visitor's spending. */
export const spendingText = {
  days: () => 'less than a week of spending',
  months: ({ months }: { months: number }, say: Say) =>
    `${say.number(months, 1)} ${say.number(months, 1) === '1' ? 'month' : 'months'} of spending`,
  years: ({ years }: { years: number }, say: Say) => `${say.number(years, 1)} years of spending`,
  manyYears: ({ years }: { years: number }, say: Say) => `${say.number(years, 0)} years of spending`,
}

export const splitWords = {
  whole: 'What you own',
  cash: 'Cash',
  brokerage: 'Brokerage',
  retirement: 'Retirement and HSA',
  realEstate: 'Real estate',
  other: 'Cars, business, other',
}

export const figureNames = {
  netWorth: { label: 'Net worth', short: 'Net worth' },
  assets: 'What you own',
  debts: 'What you owe',
  afterTax: 'After taxes and selling',
  liquidAssets: 'Liquid assets',
  liquidNetWorth: 'Liquid net worth',
  debtRatio: 'Debt-to-asset ratio',
  homeEquity: 'Home equity',
  taxOnPretax: 'Tax on pre-tax accounts',
  taxOnGains: 'Tax on gains',
  sellingCosts: 'Selling costs',
  yearOfInterest: 'Yearly interest',
  monthsCovered: 'Months of spending covered',
  medianForAge: 'Median for your age',
  percentileAll: 'Percentile, U.S. households',
  percentileAge: 'Percentile, your age (estimate)',
  netWorthToday: 'Net worth today',
  goalPerYear: 'Yearly increase to your goal',
  goalRate: 'Yearly growth to your goal',
} satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  noState: () => 'Most states tax 401(k) and IRA withdrawals; some don’t.',
  state: ({ state }: { state: string }) => `Uses ${state}’s rules for retirement income`,
}

export const questions = {
  invest: (worth: string) => `What market change takes my net worth to ${worth}?`,
  extra: (worth: string) => `How much more saved or paid off takes me to ${worth}?`,
  home: (worth: string) => `What home price change takes my net worth to ${worth}?`,
}
