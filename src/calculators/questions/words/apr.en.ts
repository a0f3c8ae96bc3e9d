/** The APR of dated advances and payments. */
import type { Say } from '../../kit/say.ts'

export const card = {
  title: 'APR From Dates',
  question: 'What is the APR of these advances and payments?',
  description:
    'The annual percentage rate of any closed-end loan by the actuarial method of Regulation Z, Appendix J: odd first periods, uneven and skipped payments, several advances.',
}

export const fieldWords = {
  advances: 'What is advanced',
  advancesHint: 'What you get, less prepaid finance charges such as points and origination fees.',
  advance: 'advance',
  date: 'Date',
  amount: 'Amount',
  payments: 'What is paid',
  payment: 'series of payments',
  firstDate: 'First payment',
  payAmount: 'Each payment',
  count: 'How many',
  every: 'How often',
  more: 'How many and how often',
  unitPeriod: 'Unit period',
  unitPeriodHint: 'Left to us, it is found as Appendix J (b)(4) says.',
}
export const everyWords = {
  week: 'Every week',
  '2-weeks': 'Every 2 weeks',
  '4-weeks': 'Every 4 weeks',
  'half-month': 'Twice a month',
  month: 'Every month',
  'month-end': 'On the last day of each month',
  '2-months': 'Every 2 months',
  quarter: 'Every 3 months',
  'half-year': 'Every 6 months',
  year: 'Every year',
}
export const unitWords = {
  auto: 'Found from the dates',
  day: 'Day',
  week: 'Week',
  '2-weeks': '2 weeks',
  '4-weeks': '4 weeks',
  'half-month': 'Half a month',
  month: 'Month',
  '2-months': '2 months',
  quarter: '3 months',
  'half-year': '6 months',
  year: 'Year',
}

export const problems = {
  early: ({ from }: { from: string }, say: Say) => `Payments can’t come before the first advance on ${say.date(from)}.`,
  many: ({ most }: { most: number }, say: Say) =>
    `That’s more than ${say.number(most, 0)} advances and payments together.`,
  late: 'Everything has to happen within 100 years of the first advance.',
}

export const outcomes = {
  found: 'There is one rate at which the payments are worth the advances.',
  'payments-below-advances': 'The payments return less than was advanced, so no rate is charged.',
  'rate-too-high': 'The rate would be over 10,000% for each unit period.',
}
export const headlines = {
  found: ({ apr }: { apr: number }, say: Say) => `The APR is **${say.percent(apr)}**.`,
  'payments-below-advances': ({ short }: { short: string }) =>
    `The payments return **${short}** less than was advanced, so there’s no APR.`,
  'rate-too-high': () => 'The APR is **too high to state**.',
}

export const figureNames = {
  apr: 'APR',
  financeCharge: 'Finance charge',
  advanced: 'Amount advanced',
  paid: 'Total of payments',
  unitPeriodsPerYear: 'Unit periods in a year',
  periodRate: 'Rate for each unit period',
}
export const tableWords = {
  title: 'Where Each Amount Stands',
  columns: {
    date: 'Date',
    advance: 'Advanced',
    payment: 'Paid',
    fullUnitPeriods: 'Full unit periods',
    oddFraction: 'Fraction before them',
  },
}

export const unitName = {
  months: (count: number, say: Say) => (count === 12 ? 'a year' : say.count(count, 'month', 'months')),
  semimonth: 'half a month',
  weeks: (count: number, say: Say) => say.count(count, 'week', 'weeks'),
  days: (count: number, say: Say) => say.count(count, 'day', 'days'),
}
export const workingWords = {
  title: 'How the APR Is Found',
  unit: ({ unit, perYear }: { unit: string; perYear: number }, say: Say) =>
    `Unit period: ${unit}, ${say.number(perYear, 4)} in a year`,
  equation: 'Sum of advances ÷ ((1 + e × i)(1 + i)^q) = sum of payments ÷ ((1 + f × i)(1 + i)^t)',
  rate: ({ rate }: { rate: number }, say: Say) => `i = ${say.percent(rate, 6)} for each unit period`,
  apr: ({ apr, rate, perYear }: { apr: number; rate: number; perYear: number }, say: Say) =>
    `APR = ${say.percent(rate, 6)} × ${say.number(perYear, 4)} = ${say.percent(apr)}`,
}
export const sourceWords = { apr: 'the actuarial method' }
