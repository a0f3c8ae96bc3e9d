/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers. */
import type { Say } from '../../kit/say.ts'

interface Final {
  readonly balance: number
  readonly real: number
  readonly months: number
}
interface PaidIn {
  readonly paidIn: number
  readonly deposit: number
  readonly per: string
}

export const headlines = {
  both: ({ balance, real, months }: Final, say: Say) =>
    `You’d have **${say.about(balance)}** in ${say.months(months)}, worth **${say.about(real)}** in today’s dollars.`,
  future: ({ balance, months }: Final, say: Say) => `You’d have **${say.about(balance)}** in ${say.months(months)}.`,
  notPossible: 'We can’t calculate a plan from these numbers.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  paidIn: ({ paidIn }: PaidIn, say: Say) => `You’d put in ${say.money(paidIn)}.`,
  paidInBy: ({ paidIn, deposit, per }: PaidIn, say: Say) =>
    `You’d put in ${say.money(paidIn)} (${say.money(deposit)} ${per}).`,
  growth: ({ growth }: { growth: number }, say: Say) => `Growth adds ${say.about(growth)}.`,
  growthLeft: ({ growth }: { growth: number }, say: Say) => `Growth after fees and taxes adds ${say.about(growth)}.`,
  loss: ({ growth }: { growth: number }, say: Say) => `You’d lose ${say.about(growth)} of that.`,
  range: ({ points, low, high }: { points: number; low: number; high: number }, say: Say) =>
    `A return ${say.number(points)} ${points === 1 ? 'point' : 'points'} lower or higher gives ${say.about(low)} or ${say.about(high)}.`,
  noInflation: 'We counted no inflation, so this is in today’s dollars only if your return is after inflation.',
  notPossible: 'Check the return, the time and the fees.',
}

export const splitWords = {
  whole: 'Final balance, in future dollars',
  start: 'Starting amount',
  deposits: 'Deposits',
  growth: 'Growth',
  growthLeft: 'Growth after fees and taxes',
}

export const figureNames = {
  finalBalance: { label: 'Final balance', short: 'Balance' },
  finalBalanceToday: 'Final balance',
  totalPaidIn: 'Total you put in',
  totalDeposits: 'Total deposits',
  totalGrowth: 'Growth before fees and taxes',
  totalFees: 'Fees paid',
  feeCost: 'Total cost of fees',
  totalTax: 'Tax on growth',
  growthShare: 'Share from growth',
  depositCount: 'Number of deposits',
  effectiveRate: 'APY',
  realRate: 'Return after fees and inflation',
  doublingYears: 'Years to double, before tax',
  growthBeatsDepositsYear: 'Year growth passes deposits',
  depositPeriodRate: 'Rate per deposit period',
  monthsToDouble: 'Time to double your money',
  lowBalance: 'Balance at the lower return',
  highBalance: 'Balance at the higher return',
  lowBalanceToday: 'Balance at the lower return',
  highBalanceToday: 'Balance at the higher return',
}

export const hintWords = {
  deposit: ({ yearly }: { yearly: number }, say: Say) => `${say.money(yearly)} a year`,
  variance: ({ low, high }: { low: number; high: number }, say: Say) =>
    `Percentage points. We also show ${say.percent(low)} and ${say.percent(high)} a year.`,
}

export const questions = {
  deposit: (balance: string) => `How much do I need to deposit to reach ${balance}?`,
  years: (balance: string) => `How long until I have ${balance}?`,
  rate: (balance: string) => `What return gets me to ${balance}?`,
}
