/** What the answer says: headline, the line under it, figures, the split, hints and errors, questions to solve for. */
import type { Say } from '../../kit/say.ts'

interface Cost {
  readonly cost: number
  /** Percent points. */
  readonly apr: number
}
export const headlines = {
  interest: ({ cost, apr }: Cost, say: Say) =>
    `This loan would cost you **${say.money(cost)}** in interest, an APR of **${say.percent(apr)}**.`,
  fees: ({ cost, apr }: Cost, say: Say) =>
    `This loan would cost you **${say.money(cost)}** in interest and fees, an APR of **${say.percent(apr)}**.`,
  insurance: ({ cost, apr }: Cost, say: Say) =>
    `This loan would cost you **${say.money(cost)}**, insurance included. The APR is **${say.percent(apr)}**.`,
  notPossible: () => 'These numbers don’t add up to a loan we can calculate.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  monthly: ({ received, payment, months }: { received: number; payment: number; months: number }, say: Say) =>
    `You’d get ${say.money(received)} and pay ${say.cents(payment)} a month for ${say.months(months)}.`,
  once: ({ received, payment }: { received: number; payment: number }, say: Say) =>
    `You’d get ${say.money(received)} and pay ${say.cents(payment)} once.`,
  optional: ({ premium }: { premium: number }, say: Say) =>
    `Optional insurance adds ${say.cents(premium)} a month and isn’t in the APR.`,
  required: ({ premium }: { premium: number }, say: Say) =>
    `Required insurance adds ${say.cents(premium)} a month and counts in the APR.`,
  check: () => 'Check the amount, fee and term.',
}

export const splitWords = {
  whole: 'Everything you’d pay',
  received: 'Cash you get',
  fee: 'Fees',
  interest: 'Interest',
  insurance: 'Insurance',
}

export const figureNames = {
  costOfCredit: { label: 'Cost of the loan', short: 'Cost' },
  apr: 'APR',
  payment: 'Monthly payment',
  received: 'Cash you get',
  loanAmount: 'Loan amount',
  fee: 'Fees',
  totalInterest: 'Total interest',
  totalPaid: 'Total of payments',
  costPer100: 'Cost per $100 received',
  aprAboveRate: 'APR minus rate',
  oddDaysInterest: 'Odd days interest',
  insuranceTotal: 'Total insurance',
  aprWithInsurance: 'APR with all insurance',
  earlyMonths: 'Time to early payoff',
  earlyPayoff: 'Payoff amount',
  earlyPenalty: 'Prepayment penalty',
  earlyCost: 'Cost if paid early',
  earlySaved: 'Saved by paying early',
  earlyApr: 'APR if paid early',
  cheapestCost: 'Cost of cheapest offer',
  cheapestOffer: 'Cheapest offer (1 is this loan)',
}

export const hintWords = {
  loan: 'The fee comes out of this amount, so you get less.',
  inHand: 'We make the loan larger, so this much is left after the fee.',
}
export const errorWords = {
  fees: () => 'Enter fees smaller than the loan.',
  payoffAfter: () => 'Enter a time shorter than the loan term.',
  firstPayment: () => 'Enter a date after the loan date, at most 2 years later.',
}

export const questions = {
  rate: (cost: string) => `What rate gets the cost down to ${cost}?`,
  amount: (payment: string) => `How much could I borrow for ${payment} a month?`,
  fee: (apr: string) => `What fee would make the APR ${apr}?`,
}
