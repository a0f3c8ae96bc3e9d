/** What the answer says: headline, the line under it, figures, the split, the calendar file, hints and errors. */
import type { Say } from '../../kit/say.ts'

interface Price {
  /** A yearly rate in words. */
  readonly apr: string
  readonly cost: number
}
export const headlines = {
  term: ({ apr, cost }: Price, say: Say) =>
    `This loan’s true cost is an APR of **${apr}**, or **${say.money(cost)}** in interest and fees.`,
  line: ({ apr, cost }: Price, say: Say) =>
    `This line of credit’s true cost is an APR of **${apr}**, or **${say.money(cost)}** in interest and fees.`,
  advance: ({ apr, cost }: Price, say: Say) =>
    `This cash advance’s true cost is an APR of **${apr}**. You’d pay back **${say.money(cost)}** more than you get.`,
  notPossible: () => 'These numbers don’t add up to financing we can calculate.',
}

interface Paying {
  readonly payment: string
  readonly often: string
  readonly count: number
  readonly last: string
}
/** Sentences of the line under the headline. */
export const underneath = {
  back: ({ received, paid, time }: { received: number; paid: number; time: string }, say: Say) =>
    `You’d get ${say.money(received)} and pay back ${say.money(paid)} over ${time}.`,
  once: ({ payment, last }: Paying, say: Say) => `You’d pay ${payment} once, on ${say.date(last)}.`,
  pays: ({ payment, often, count, last }: Paying, say: Say) =>
    `You’d pay ${payment} ${often}, ${say.count(count, 'time', 'times')}, until ${say.date(last)}.`,
  rising: ({ payment, often, count, last }: Paying, say: Say) =>
    `You’d pay ${payment} ${often} at first and more after each later draw, ${say.count(count, 'time', 'times')}, until ${say.date(last)}.`,
  byDays: ({ payment, often, count, last }: Paying, say: Say) =>
    `You’d pay the interest since the last payment, about ${payment} ${often}, ${say.count(count, 'time', 'times')}, until ${say.date(last)}.`,
  lastOne: ({ payment }: { payment: string }) => `The last payment is ${payment}.`,
  check: () => 'Check the amount, fees and term.',
}

export const splitWords = {
  whole: 'Everything you’d pay',
  received: 'Cash you get',
  fees: 'Fees',
  interest: 'Interest',
  factor: 'Factor cost',
}

export const figureNames = {
  apr: { label: 'APR, fees included', short: 'APR' },
  effective: 'Yearly cost with compounding',
  shortcut: 'Shortcut rate (too low)',
  cost: 'Total cost',
  costPerDollar: 'Cost per $1 received',
  payment: 'Each payment',
  paymentCount: 'Number of payments',
  lastPayment: 'Last payment',
  monthly: 'Average monthly payment',
  shareOfSales: 'Share of sales',
  received: 'First-day cash',
  financed: 'Contract amount',
  fees: 'Fees taken out',
  guaranteeFee: 'SBA guarantee fee',
  guaranteed: 'Amount SBA guarantees',
  charge: 'Interest or factor cost',
  totalPaid: 'Total of payments',
  firstYear: 'Paid in first year',
  balloon: 'Balloon payment',
  averageHeld: 'Average money in use',
  days: 'Days to last payment',
  coverage: 'Debt service coverage',
  coverageWhilePaying: 'Coverage while paying',
  leftOver: 'Income after payments',
  largestAmount: 'Largest amount covered',
  lowestApr: 'Lowest APR of offers',
  lowestCost: 'Lowest cost of offers',
}

export const calendarWords = {
  file: 'business-financing.ics',
  first: 'First business financing payment',
  firstNote: ({ payment, often }: { payment: string; often: string }) => `${payment}, then ${often}.`,
  balloon: 'Business financing balloon due in 90 days',
  balloonNote: ({ payment, date }: { payment: string; date: string }, say: Say) =>
    `${payment} is due on ${say.date(date)}.`,
  last: 'Last business financing payment',
  lastNote: ({ payment }: { payment: string }) => `${payment}. Check that the debits stop.`,
}

export const kindHints = {
  term: 'An interest rate and level payments, including SBA loans',
  line: 'You draw what you need and pay for what you draw.',
  advance: 'Priced by a factor rate, like a merchant cash advance',
}
export const amountHints = {
  inHand: 'We make the contract larger, so this much is left after fees.',
  term: 'Before fees',
  line: 'What you draw on the first day',
  advance: 'What the contract advances, before fees',
}
export const hintWords = {
  rate: (v: { prime: number; asOf: string; variable: number; fixed: number }, say: Say) =>
    `Prime is ${say.percent(v.prime)} (${say.dateShort(v.asOf)}). SBA 7(a) maximum: ${say.percent(v.variable)} variable, ${say.percent(v.fixed)} fixed.`,
  holdback: 'Your contract may call it holdback. Enter your sales below.',
  holdbackDebit: ({ debit }: { debit: number }, say: Say) =>
    `Your contract may call it holdback. On your sales: ${say.cents(debit)} each time.`,
  sbaTable: ({ asOf, next }: { asOf: string; next: number }, say: Say) =>
    `SBA fees through ${say.dateShort(asOf)}. Fees for ${next} aren’t confirmed.`,
  sbaPassed: 'The lender owes it and may pass it on to you.',
  salesTaken: 'Each debit is a share of your sales.',
  salesShown: 'Shows how much of your sales the payments take.',
}

export const errorWords = {
  sales: () => 'Enter your sales. Each debit is a share of them.',
  debit: () => 'Enter a larger debit: this takes more than 1,200 payments.',
  salesShare: () => 'Enter a larger share or larger sales: this takes more than 1,200 payments.',
  payments: () => 'Choose a shorter term or fewer payments, at most 1,200.',
  setFor: () => 'Enter the loan term or longer.',
  laterDraws: () => 'Enter an earlier draw, or a longer time to repay.',
  offerFactor: ({ row }: { row: number }) => `Enter a factor rate for offer ${row}.`,
  offerRate: ({ row }: { row: number }) => `Enter an interest rate for offer ${row}.`,
  offerLength: ({ row }: { row: number }) => `Enter a shorter term for offer ${row}: at most 1,200 payments.`,
  guarantee: () => 'Loans of 12 months or less have a different fee. Enter your lender’s amount instead.',
  amount: ({ most }: { most: number }, say: Say) => `Enter ${say.money(most)} or less for an SBA 7(a) loan.`,
  fee: () => 'Enter lower fees or a larger amount: at least $100 must be left.',
}

export const questions = {
  rate: (apr: string) => `What interest rate gives an APR of ${apr}?`,
  amount: (monthly: string) => `How much could I borrow for ${monthly} a month?`,
  term: (monthly: string) => `What term gets the payment to ${monthly} a month?`,
}
