/** What the answer says: headline, the line under it, figures, the split, errors, questions to solve for. */
import type { Say } from '../../kit/say.ts'

interface Saved {
  readonly months: number
  /** Dollars saved, or lost, after penalty and fees. */
  readonly saved: number
  readonly payoff: string
  /** After a recast. */
  readonly payment: number
}
export const headlines = {
  sooner: ({ months, saved }: Saved, say: Say) =>
    `You’d pay off the loan **${say.months(months)} sooner** and save **${say.about(saved)}**.`,
  soonerCosts: ({ months, saved }: Saved, say: Say) =>
    `Penalties and fees cost **${say.about(saved)}** more than you’d save by paying off the loan **${say.months(months)} sooner**.`,
  same: ({ saved, payoff }: Saved, say: Say) =>
    `You’d save **${say.about(saved)}** and still pay off the loan in **${say.month(payoff)}**.`,
  sameCosts: ({ saved, payoff }: Saved, say: Say) =>
    `You’d lose **${say.about(saved)}** and still pay off the loan in **${say.month(payoff)}**.`,
  recast: ({ payment, saved }: Saved, say: Say) =>
    `A recast would lower your payment to **${say.cents(payment)}** a month and save **${say.about(saved)}**.`,
  recastCosts: ({ payment, saved }: Saved, say: Say) =>
    `A recast would lower your payment to **${say.cents(payment)}** a month but cost **${say.about(saved)}** in the end.`,
  recastHalf: ({ payment, saved }: Saved, say: Say) =>
    `A recast would lower your payment to **${say.cents(payment)}** every two weeks and save **${say.about(saved)}**.`,
  recastHalfCosts: ({ payment, saved }: Saved, say: Say) =>
    `A recast would lower your payment to **${say.cents(payment)}** every two weeks but cost **${say.about(saved)}**.`,
  onSchedule: ({ payoff, interest }: { payoff: string; interest: number }, say: Say) =>
    `On schedule, you’d pay off the loan in **${say.month(payoff)}**, with **${say.about(interest)}** in interest still to pay.`,
  slow: ({ payment }: { payment: number }, say: Say) =>
    `At **${say.cents(payment)}** a month, this loan takes more than **100 years** to pay off.`,
  never: ({ payment }: { payment: number }, say: Say) =>
    `**${say.cents(payment)}** a month isn’t enough to pay off this loan.`,
  notPossible: () => 'These numbers don’t add up to a loan we can calculate.',
}

/** What the visitor pays besides the agreed payment, to begin a sentence. */
export const extraWords = {
  monthly: ({ amount }: { amount: number }, say: Say) => `Paying ${say.money(amount)} more each month`,
  monthlyFor: ({ amount, months }: { amount: number; months: number }, say: Say) =>
    `Paying ${say.money(amount)} more each month for ${say.months(months)}`,
  once: ({ amount }: { amount: number }, say: Say) => `Paying ${say.money(amount)} extra once`,
  biweekly: () => 'Paying every two weeks',
  mixed: () => 'With your extra payments',
}

interface Ahead {
  /** Percent points a year. */
  readonly rate: number
  readonly by: number
  readonly month: string
}
/** Sentences of the line under the headline. */
export const underneath = {
  done: ({ how, payoff }: { how: string; payoff: string }, say: Say) =>
    `${how}, you’d make your last payment in ${say.month(payoff)}.`,
  afterCosts: ({ cost }: { cost: number }, say: Say) => `That’s after ${say.money(cost)} in penalties and fees.`,
  taxLost: ({ tax }: { tax: number }, say: Say) =>
    `With less interest to deduct, you’d pay ${say.money(tax)} more in taxes, not counted here.`,
  investAhead: ({ rate, by, month }: Ahead, say: Say) =>
    `Investing the same money at ${say.percent(rate)} a year would leave you ${say.about(by)} better off by ${say.month(month)}, after tax.`,
  investBehind: ({ rate, by, month }: Ahead, say: Say) =>
    `Investing the same money at ${say.percent(rate)} a year would leave you ${say.about(by)} worse off by ${say.month(month)}, after tax.`,
  investLevel: () => 'Investing the same money would come out about even.',
  invite: () => 'Enter an extra payment to see what you’d save.',
  firstInterest: ({ interest }: { interest: number }, say: Say) =>
    `Interest alone is ${say.cents(interest)} in the first month. Check the payment, balance and rate.`,
  check: () => 'Check the balance, rate and time left.',
}

export const splitWords = {
  asAgreed: 'Cost of the loan on schedule',
  thisWay: 'Cost with your plan',
  balance: 'Loan balance',
  interest: 'Interest you’d pay',
  costs: 'Penalties and fees',
  saved: 'Saved',
}

export const figureNames = {
  netSaved: { label: 'Saved after fees', short: 'Saved' },
  interestSaved: 'Interest saved',
  monthsSaved: 'Time saved',
  payoffMonth: 'Payoff date',
  agreedPayoffMonth: 'Payoff date on schedule',
  months: 'Time to payoff',
  agreedMonths: 'Time to payoff on schedule',
  payment: 'Monthly payment',
  recastPayment: 'Payment after recast',
  interest: 'Interest you’d pay',
  agreedInterest: 'Interest on schedule',
  totalExtra: 'Total extra payments',
  lastPayment: 'Last payment',
  penalty: 'Prepayment penalty',
  fees: 'Biweekly and recast fees',
  netSavedToday: 'Saved after fees',
  sureReturn: 'Return from prepaying',
  investAhead: 'Gain from investing instead',
  investAheadToday: 'Gain from investing instead',
  prepayAccount: 'Account if you prepay',
  investAccount: 'Account if you invest',
  breakEvenReturn: 'Break-even return',
}

export const errorWords = {
  payment: ({ interest }: { interest: number }, say: Say) =>
    `Enter more than ${say.cents(interest)}, the first month’s interest.`,
}

export const questions = {
  sooner: (time: string) => `How much extra a month pays it off ${time} sooner?`,
  saved: (amount: string) => `How much extra a month saves ${amount}?`,
  invest: () => 'What return would make investing come out even?',
}
