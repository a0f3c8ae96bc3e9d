/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

interface End {
  readonly month: string
  readonly interest: number
}
interface Short {
  readonly payment: string
  readonly minimums: string
}
export const headlines = {
  paidOff: ({ month, interest }: End, say: Say) =>
    `You’d be debt-free in **${say.month(month)}** and pay **${say.money(interest)}** in interest.`,
  minimum: ({ month, interest }: End, say: Say) =>
    `Paying only the minimums, you’d be debt-free in **${say.month(month)}** and pay **${say.money(interest)}** in interest.`,
  byDate: ({ payment, month }: { payment: number; month: string }, say: Say) =>
    `Pay **${say.cents(payment)}** a month to be debt-free by **${say.month(month)}**.`,
  belowMinimums: ({ payment, minimums }: Short) =>
    `Your **${payment}** payment is below your cards’ minimums, which total **${minimums}**.`,
  belowLater: ({ payment, minimums, index }: Short & { index: number }) =>
    `By payment ${index}, your **${payment}** would be below your cards’ minimums of **${minimums}**.`,
  belowAndNever: ({ payment, minimums }: Short) =>
    `**${payment}** a month is below your cards’ **${minimums}** in minimums, and you’d never pay this off.`,
  never: ({ payment }: { payment: string }) => `At **${payment}** a month, you’d never pay off this debt.`,
  neverMinimum: () => 'Paying only the minimums, you’d **never** pay off this debt.',
  neverExtra: ({ extra }: { extra: string }) =>
    `Paying the minimums plus **${extra}** a month, you’d **never** pay off this debt.`,
  neverNothing: () => 'With no payments, you’d **never** pay off this debt.',
  nothingOwed: () => 'You owe **nothing** on these cards.',
  notPossible: () => 'No monthly payment would pay off these cards by that date.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  ends: ({ month, interest }: End, say: Say) =>
    `At that pace, you’d be debt-free in ${say.month(month)} with ${say.money(interest)} of interest, plus any late fees.`,
  interestTotal: ({ interest }: { interest: number }, say: Say) => `Interest would total ${say.money(interest)}.`,
  none: () => 'No interest is charged today.',
  tiny: () => 'Interest costs you less than a cent a day right now.',
  perDay: ({ perDay }: { perDay: number }, say: Say) => `Interest costs you ${say.cents(perDay)} a day right now.`,
  deferred: ({ perDay }: { perDay: number }, say: Say) =>
    `Your deferred-interest offers build up ${say.cents(perDay)} more a day.`,
  minimumsNever: () => 'Minimum payments alone would never pay it off.',
  minimumsSlower: ({ months }: { months: number; more: number }, say: Say) =>
    `Paying only the minimums would take ${say.months(months)}.`,
  allCharged: ({ interest }: { interest: number }, say: Say) =>
    `Your cards charge ${say.cents(interest)} of interest in the first month.`,
  charged: (v: { month: number; card: string; interest: number; payment: number }, say: Say) =>
    `In month ${v.month}, ${v.card} is charged ${say.cents(v.interest)} in interest and gets ${say.cents(v.payment)}.`,
  chargedWithNew: (v: { month: number; card: string; interest: number; payment: number; charges: number }, say: Say) =>
    `In month ${v.month}, ${v.card} is charged ${say.cents(v.interest)} in interest and ${say.cents(v.charges)} in new charges, and gets ${say.cents(v.payment)}.`,
  tooSlow: ({ card }: { card: string }) =>
    `${card}’s balance shrinks so slowly that it would take more than 100 years.`,
  nothingOwed: () => 'Enter a balance to see a plan.',
  notPossible: () => 'Check your balances, new charges and date.',
}

export const splitWords = {
  whole: 'Total you’d pay',
  owed: 'What you owe today',
  interest: 'Interest',
  charges: 'New charges',
}

export const figureNames = {
  totalInterest: { label: 'Total interest', short: 'Interest' },
  monthsToPayoff: 'Time to debt-free',
  payoffMonth: 'Debt-free date',
  totalPaid: 'Total paid',
  totalOwed: 'Total balance today',
  firstPayment: { label: 'First month’s payment', short: 'Per month' },
  firstMinimums: 'First month’s minimums',
  interestPerDay: 'Interest per day now',
  deferredPerDay: 'Deferred interest per day now',
  paymentFor36Months: 'Payment for 36 months',
  minimumOnlyMonths: 'Time with minimums only',
  minimumOnlyInterest: 'Interest with minimums only',
  monthsSaved: 'Time saved over minimums',
  interestSaved: 'Interest saved over minimums',
  newChargesTotal: 'Total new charges',
  deferredInterestCharged: 'Deferred interest charged',
  avalancheInterest: 'Interest, highest APR first',
  avalancheMonths: 'Time, highest APR first',
  snowballInterest: 'Interest, smallest balance first',
  snowballMonths: 'Time, smallest balance first',
  customInterest: 'Interest, your own order',
  customMonths: 'Time, your own order',
  priceOfMotivation: 'Extra cost of snowball',
  transferFee: 'Transfer fee',
  transferSaving: 'Transfer savings after fee',
  transferLeft: 'Left when offer ends',
  transferBreakEven: 'Transfer break-even',
}

export const hintWords = {
  minimums: ({ minimums, interest }: { minimums: number; interest: number }, say: Say) =>
    `First month: about ${say.money(minimums)} in minimums, ${say.money(interest)} of it interest`,
  /** Where the interest is more than the minimums ask. */
  minimumsBelow: ({ minimums, interest }: { minimums: number; interest: number }, say: Say) =>
    `First month: about ${say.money(minimums)} in minimums and ${say.money(interest)} in interest`,
}

export const errorWords = {
  noSuchCard: () => 'Choose a card for each offer.',
  twoOffers: ({ card }: { card: string }) => `Enter one offer for each card. ${card} has two.`,
}

export const questions = {
  monthlyTotal: (time: string) => `What payment gets me debt-free in ${time}?`,
  interest: (interest: string) => `What payment keeps interest to ${interest}?`,
  transferFee: (saving: string) => `What transfer fee still saves ${saving}?`,
}
