/**
 * What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. Amounts come as
 * texts: a note between two people is settled to the cent.
 */
import type { Say } from '../../kit/say.ts'

interface Amounts {
  readonly principal: string
  readonly interest: string
  readonly total: string
}
export const headlines = {
  interest: ({ interest, total }: Amounts) => `Interest comes to **${interest}**, for a total of **${total}**.`,
  interestBy: ({ interest, total, date }: Amounts & { date: string }, say: Say) =>
    `Interest comes to **${interest}**, so **${total}** is due on ${say.date(date)}.`,
  afterPayments: ({ due, date }: { due: string; date: string }, say: Say) =>
    `After your payments, **${due}** is due on **${say.date(date)}**.`,
  principalOfTotal: ({ principal, total }: Amounts) =>
    `You’d need a principal of **${principal}** to reach **${total}**.`,
  principalOfInterest: ({ principal, interest }: Amounts) =>
    `You’d need a principal of **${principal}** for **${interest}** in interest.`,
  rate: ({ rate }: { rate: string }) => `The interest rate is **${rate}** a year.`,
  time: ({ time, interest }: { time: string; interest: string }) =>
    `It takes **${time}** to reach **${interest}** in interest.`,
  beyond: () => 'The answer is larger than any real loan or account.',
  none: () => 'No answer fits these numbers.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  over: ({ over }: { over: string }) => `That’s ${over}.`,
  rateOf: ({ interest, principal, over }: Amounts & { over: string }) => `That’s ${interest} on ${principal} ${over}.`,
  paid: ({ paid, interest }: { paid: string; interest: string }) =>
    `You’d pay ${paid} along the way, and interest comes to ${interest}.`,
  reached: ({ date }: { date: string }, say: Say) => `You’d reach it on ${say.date(date)}.`,
  counted: ({ days }: { days: string }) => `Your day count comes to ${days}.`,
  compounded: ({ how, interest }: { how: string; interest: string }) =>
    `Compounded ${how}, interest would be ${interest}.`,
  check: () => 'Check the amounts, rate and time. At a rate or time of zero, there’s no interest.',
}

export const splitWords = { whole: 'Principal and interest', principal: 'Principal', interest: 'Interest' }

export const figureNames = {
  interest: { label: 'Interest', short: 'Interest' },
  principal: { label: 'Principal', short: 'Principal' },
  total: 'Total due',
  due: 'Due on end date',
  paidAlong: 'Paid along the way',
  annualRate: { label: 'Yearly rate', short: 'Rate' },
  monthlyRate: 'Monthly rate',
  dailyRate: 'Daily rate',
  years: { label: 'Years, by day count', short: 'Time' },
  days: 'Days counted',
  reachedMonth: 'Month reached',
  perDay: 'Interest per day',
  compoundInterest: 'Interest if compounded',
  compoundExtra: 'Added by compounding',
}

export const dayCountHints = {
  '30/360': 'Every month counts as 30 days. Common for bonds and mortgages.',
  'actual/365': 'Actual days over 365. Common for car and personal loans.',
  'actual/360': 'Actual days over 360, so a year costs a little more. Common for business loans.',
  'actual/actual': 'Actual days, over 366 in leap years and 365 in others.',
}
export const hintWords = {
  aYear: ({ rate }: { rate: number }, say: Say) => `That’s ${say.percent(rate)} a year.`,
}

export const errorWords = {
  before: () => 'Enter a date after the start date.',
  sameDay: () => 'Enter a date after the start date.',
  total: () => 'Enter a total at least as large as the principal.',
  rate: () => 'Enter a rate above 0%.',
  interest: () => 'Enter an amount above $0.',
}

export const questions = {
  principal: (interest: string) => `What principal would earn ${interest} in interest?`,
  rate: (interest: string) => `What rate would earn ${interest} in interest?`,
  term: (interest: string) => `How long until interest reaches ${interest}?`,
}
