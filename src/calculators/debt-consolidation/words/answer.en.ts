/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers. */
import type { Say } from '../../kit/say.ts'

/** How the time changes, to end a headline. */
export const times = {
  sooner: ({ months }: { months: number }, say: Say) => `get you debt-free **${say.months(months)}** sooner`,
  longer: ({ months }: { months: number }, say: Say) => `take **${say.months(months)}** longer`,
  same: () => 'get you debt-free in the same month',
}

export const headlines = {
  saves: ({ way, saving, time }: { way: string; saving: number; time: string }, say: Say) =>
    `${way} would save you **${say.money(saving)}** and ${time}.`,
  costs: ({ way, cost, time }: { way: string; cost: number; time: string }, say: Say) =>
    `${way} would cost you **${say.money(cost)}** more and ${time}.`,
  even: ({ way, time }: { way: string; time: string }) =>
    `${way} would cost about the same as your debts now and ${time}.`,
  onlyMoving: ({ way, budget, months }: { way: string; budget: number; months: number }, say: Say) =>
    `At **${say.money(budget)}** a month, only ${way} gets you debt-free, in **${say.months(months)}**.`,
  onlyStaying: ({ way, budget }: { way: string; budget: number }, say: Say) =>
    `At **${say.money(budget)}** a month, you’d never pay off ${way}, but you could pay off the debts you have.`,
  neither: ({ way, budget }: { way: string; budget: number }, say: Say) =>
    `**${say.money(budget)}** a month doesn’t cover the interest, with or without ${way}.`,
  nothingToMove: () => 'Enter at least one debt with a balance to compare.',
  notPossible: () => 'These numbers don’t add up to a loan we can calculate.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  same: ({ budget }: { budget: number }, say: Say) => `That’s paying ${say.money(budget)} a month either way.`,
  apr: ({ average, apr }: { average: number; apr: number }, say: Say) =>
    `Your debts average ${say.percent(average, 1)}; the new loan’s APR is ${say.percent(apr, 1)} with its fee.`,
  offer: (v: { average: number; rate: number; months: number; left: number }, say: Say) =>
    `Your debts average ${say.percent(v.average, 1)}. The ${say.percent(v.rate)} APR lasts ${say.months(v.months)}, with ${say.money(v.left)} left at the end.`,
  lower: ({ payment }: { payment: number }, say: Say) =>
    `The new loan’s own payment is only ${say.money(payment)} a month.`,
  noPayments: () => 'You entered $0 in payments now.',
  staying: ({ months }: { months: number }, say: Say) => `As they are, your debts would take ${say.months(months)}.`,
  moving: ({ cost }: { cost: number }, say: Say) =>
    `You’d pay ${say.money(cost)} in interest and fees. As they are, your debts would never be paid off.`,
  nothingToMove: () => 'Only debts marked “Consolidate this one” count.',
  notPossible: () => 'Check the fee and the term.',
}

export const splitWords = {
  whole: 'Total you’d pay if you consolidate',
  debts: 'Debts paid off',
  interest: 'Interest',
  fee: 'Fee',
}

export const figureNames = {
  saving: { label: 'Savings at same payment', short: 'Savings' },
  monthsSaved: 'Time saved',
  newPayment: 'New loan payment',
  payNow: 'Monthly payments now',
  paymentChange: 'Change in monthly payment',
  comparedPayment: 'Payment compared',
  owedNow: 'Total balance now',
  newLoan: 'New loan amount',
  fee: 'Fee',
  averageRate: 'Average rate now',
  apr: 'New loan APR',
  costNow: 'Interest as you pay now',
  monthsNow: 'Time as you pay now',
  stayCost: 'Interest on current debts',
  stayMonths: 'Time for current debts',
  moveCost: 'New loan interest and fee',
  moveMonths: 'Time for new loan',
  ownCost: 'Cost at its own payment',
  ownSaving: 'Savings at its own payment',
  leftAtOfferEnd: 'Left when offer ends',
  refillBehindFrom: 'Month refilled cards cost more',
  refillOwedAtEnd: 'Card debt when loan ends',
}

export const hintWords = {
  paying: ({ paid }: { paid: number }, say: Say) =>
    `You pay ${say.money(paid)} a month now. Rates and payments are on your statements.`,
  payingTooLittle: ({ paid, count }: { paid: number; count: number }, say: Say) =>
    `You pay ${say.money(paid)} a month now. ${say.count(count, 'payment doesn’t', 'payments don’t')} cover the interest.`,
  ways: {
    loan: 'Unsecured, with a fixed rate and an end date',
    home: 'Secured by your house: you could lose it.',
    transfer: 'A low rate for a while, then the card’s usual one. There’s no end date.',
  },
}

export const questions = {
  rate: (saving: string) => `What rate would save me ${saving}?`,
  term: (payment: string) => `What term gets the new payment to ${payment}?`,
  payMore: (time: string) => `How much more a month gets me debt-free in ${time}?`,
}
