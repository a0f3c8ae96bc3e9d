/** What the answer says: headline, the line under it, figures, the split, errors, questions to solve for. */
import type { Say } from '../../kit/say.ts'

interface Paid {
  readonly payment: number
  /** The month of the last payment. */
  readonly payoff: string
}

/** How two loans differ, dollars, never below zero. */
interface Apart {
  readonly cost: number
  readonly month: number
}

export const headlines = {
  payment: ({ payment, payoff }: Paid, say: Say) =>
    `You’d pay **${say.cents(payment)}** a month, paid off in **${say.month(payoff)}**.`,
  secondCheaper: ({ cost, month }: Apart, say: Say) =>
    `The second loan costs **${say.about(cost)}** less in total and **${say.money(month)}** less a month.`,
  secondForMore: ({ cost, month }: Apart, say: Say) =>
    `The second loan costs **${say.about(cost)}** less in total, but **${say.money(month)}** more a month.`,
  firstCheaper: ({ cost, month }: Apart, say: Say) =>
    `The first loan costs **${say.about(cost)}** less in total and **${say.money(month)}** less a month.`,
  firstForMore: ({ cost, month }: Apart, say: Say) =>
    `The first loan costs **${say.about(cost)}** less in total, but **${say.money(month)}** more a month.`,
  secondSamePayment: ({ cost }: Apart, say: Say) =>
    `The second loan costs **${say.about(cost)}** less in total for the same payment.`,
  firstSamePayment: ({ cost }: Apart, say: Say) =>
    `The first loan costs **${say.about(cost)}** less in total for the same payment.`,
  sameCost: () => 'The two loans cost the same in interest and fees.',
  once: ({ payment, payoff }: Paid, say: Say) =>
    `You’d pay **${say.cents(payment)}** once, in **${say.month(payoff)}**.`,
  amount: ({ amount, payment }: { amount: number; payment: number }, say: Say) =>
    `You could borrow **${say.money(amount)}** for **${say.cents(payment)}** a month.`,
  rate: ({ rate, payment }: { rate: number; payment: number }, say: Say) =>
    `The interest rate is **${say.percent(rate)}** if you pay **${say.cents(payment)}** a month.`,
  term: ({ months, payoff }: { months: number; payoff: string }, say: Say) =>
    `You’d pay off the loan in **${say.months(months)}**, in **${say.month(payoff)}**.`,
  neverPaidOff: ({ payment }: { payment: number }, say: Say) =>
    `**${say.cents(payment)}** a month isn’t enough to pay off this loan.`,
  belowPrincipal: ({ total }: { total: number }, say: Say) =>
    `These payments add up to **${say.money(total)}**, less than the loan, so no rate fits.`,
  notPossible: () => 'These numbers don’t add up to a loan we can calculate.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  interest: ({ interest }: { interest: number }, say: Say) => `You’d pay ${say.about(interest)} in interest.`,
  repays: ({ months }: { amount: number; months: number }, say: Say) => `You’d pay it off in ${say.months(months)}.`,
  extra: ({ extra }: { extra: number }, say: Say) => `That counts your extra ${say.money(extra)} a month.`,
  first: ({ payment, payoff, interest }: Paid & { interest: number }, say: Say) =>
    `The first loan is ${say.cents(payment)} a month until ${say.month(payoff)}, with ${say.about(interest)} in interest.`,
  second: ({ payment, payoff, interest }: Paid & { interest: number }, say: Say) =>
    `The second loan is ${say.cents(payment)} a month until ${say.month(payoff)}, with ${say.about(interest)} in interest.`,
  emi: () => 'EMI is short for equated monthly installment.',
  least: ({ least }: { least: number }, say: Say) =>
    `You’d need to pay more than ${say.cents(least)} a month. The closer you are to that, the longer it takes.`,
  extraAside: ({ extra }: { extra: number }, say: Say) =>
    `Your extra ${say.money(extra)} isn’t counted here. Add it to the payment to see the effect.`,
  raise: () => 'Enter a larger payment or a longer term.',
  check: () => 'Check the amount, payment, fees and term.',
}

export const splitWords = {
  whole: 'Everything you’d pay',
  loan: 'Loan',
  interest: 'Interest',
  fees: 'Fees paid in cash',
}
export const toBudget = 'Use this payment in my budget'

export const figureNames = {
  payment: { label: 'Monthly payment (EMI)', short: 'Per month' },
  amount: { label: 'Loan amount', short: 'Loan' },
  owed: 'Starting balance',
  received: 'Cash after fees',
  rate: { label: 'Quoted rate', short: 'Rate' },
  trueRate: 'Rate on what you owe',
  flatRate: 'Equivalent flat rate',
  apr: 'APR',
  months: { label: 'Time to payoff', short: 'Paid off in' },
  payoffMonth: 'Payoff date',
  lastPayment: 'Last payment',
  totalInterest: 'Total interest',
  totalPaid: 'Total of payments',
  cost: 'Interest and fees',
  monthsSaved: 'Time saved paying extra',
  interestSaved: 'Interest saved paying extra',
  secondPayment: 'Second loan payment',
  secondCost: 'Second loan’s total cost',
  secondApr: 'Second loan APR',
  paymentDifference: 'Second payment minus first',
  costDifference: 'Second cost minus first',
}

export const errorWords = {
  fee: () => 'Enter fees smaller than the loan amount.',
  secondFee: () => 'Enter fees smaller than the second loan amount.',
}

export const questions = {
  amount: (payment: string) => `How much could I borrow for ${payment} a month?`,
  rate: (payment: string) => `What rate gets the payment to ${payment}?`,
  extra: (time: string) => `How much extra a month pays it off in ${time}?`,
}
