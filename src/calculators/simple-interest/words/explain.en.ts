/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const unitNames = { days: 'Days', months: 'Months', years: 'Years' }

export const chartWords = {
  title: 'Simple and compound interest',
  lead: 'Simple interest grows in a straight line. Compound interest also earns interest on interest, so it curves up.',
  summary: ({ principal, total, over }: { principal: string; total: string; over: string }) =>
    `With simple interest, ${principal} grows to ${total} ${over}.`,
  summaryPaid: ({ principal, due }: { principal: string; due: string }) =>
    `With simple interest and your payments, ${principal} becomes ${due} on the end date.`,
  compounded: ({ how, total }: { how: string; total: string }) => `Compounded ${how}, it would be ${total}.`,
  note: 'Amounts are in future dollars.',
  simple: 'Simple',
  compound: ({ how }: { how: string }) => `Compounded ${how}`,
}

export const gridWords = {
  title: 'Interest at other rates and times',
  lead: 'Darker means more interest. Twice the time or twice the rate means twice the interest.',
  summary: (v: { principal: string; low: number; high: number }, say: Say) =>
    `On ${v.principal}, interest goes from ${say.money(v.low)} to ${say.money(v.high)} at the rates and times shown.`,
  interest: 'Interest',
  time: 'Time',
  rate: 'Yearly rate',
  times: ({ times }: { times: number }) => `${times}×`,
  yours: 'Your numbers',
}

export const tableWords = {
  times: {
    title: 'Days it takes, by day count',
    columns: { basis: 'Day count', days: 'Days' },
  },
  bases: {
    title: 'Interest by day count',
    leadDates: 'The start date counts, the end date doesn’t.',
    lead: 'Without dates, we can’t tell leap years, so each year has 365 days.',
    columns: {
      basis: 'Day count',
      days: 'Days counted',
      years: 'Years',
      interest: 'Interest',
      total: 'Total due',
    },
  },
  payments: {
    title: 'Payment by payment',
    lead: 'Each payment covers interest first, then principal. Unpaid interest earns no interest.',
    columns: {
      date: 'Date',
      interest: 'New interest',
      paid: 'Paid',
      toInterest: 'To interest',
      toPrincipal: 'To principal',
      principal: 'Principal left',
      unpaid: 'Unpaid interest',
    },
  },
  growth: {
    title: 'Growth over time',
    lead: 'Principal plus interest at each step, in future dollars.',
    columns: { simpleInterest: 'Simple interest', simple: 'Simple total', compound: 'Compound total' },
  },
}

const yearsOf = (years: string): string => `${years} ${years === '1' ? 'year' : 'years'}`

interface Time {
  /** "36 months", "181 days". */
  readonly time: string
  readonly years: string
}
interface Row {
  readonly date: string
  readonly before: number
  readonly rate: string
  readonly years: string
  readonly interest: number
  readonly paid: number
  readonly toInterest: number
  readonly toPrincipal: number
  readonly left: number
}
export const workingWords = {
  simple: {
    title: 'Simple interest',
    aYear: ({ rate, points }: { rate: string; points: number }, say: Say) =>
      `= ${rate} = ${say.percent(points, 4)} a year`,
    years: ({ years }: { years: string }) => `= ${yearsOf(years)}`,
    unit: ({ days, basis }: { days: number; basis: string }) => `t is in years of ${days} days (${basis}).`,
    months: ({ months }: { months: number }, say: Say) => say.count(months, 'month', 'months'),
    fromMonths: ({ time, years }: Time) => `t = ${time} ÷ 12 = ${yearsOf(years)}.`,
    fromMonths360: ({ time, years }: Time) => `t = ${time} ÷ 12 × 365 ÷ 360 = ${yearsOf(years)}.`,
    fromDays: (v: Time & { year: number; basis: string }) =>
      `t = ${v.time} ÷ ${v.year} (${v.basis}) = ${yearsOf(v.years)}.`,
    fromDates: (v: Time & { year: number; basis: string; from: string; to: string }, say: Say) =>
      `t = ${v.time} from ${say.dateShort(v.from)} to ${say.dateShort(v.to)}, ÷ ${v.year} (${v.basis}) = ${yearsOf(v.years)}. The end date doesn’t count.`,
    fromLeap: (v: Time & { from: string; to: string }, say: Say) =>
      `t = ${v.time} from ${say.dateShort(v.from)} to ${say.dateShort(v.to)}: days in leap years over 366, the others over 365 = ${yearsOf(v.years)}.`,
    ofMonth: ({ rate, yearly }: { rate: number; yearly: number }, say: Say) =>
      `r = ${say.percent(rate, 4)} a month × 12 = ${say.percent(yearly, 4)} a year.`,
    ofDay: ({ rate, days, yearly }: { rate: number; days: number; yearly: number }, say: Say) =>
      `r = ${say.percent(rate, 4)} a day × ${days} = ${say.percent(yearly, 4)} a year.`,
    interest: ({ total, principal, interest }: { total: number; principal: number; interest: number }, say: Say) =>
      `I = ${say.cents(total)} − ${say.cents(principal)} = ${say.cents(interest)}.`,
    reached: ({ from, date }: { from: string; date: string }, say: Say) =>
      `Counted day by day from ${say.dateShort(from)}, you’d reach the interest on ${say.dateShort(date)}.`,
    total: ({ total, principal, interest }: { total: number; principal: number; interest: number }, say: Say) =>
      `Total due: ${say.cents(principal)} + ${say.cents(interest)} = ${say.cents(total)}. Rounded to the cent once, at the end.`,
  },
  paid: {
    title: 'Simple interest with payments',
    formula: 'due = principal + interest − payments',
    rule: ({ basis }: { basis: string }) =>
      `United States Rule, day count ${basis}. Interest is rounded to the cent at each payment.`,
    row: (v: Row, say: Say) =>
      `To ${say.dateShort(v.date)}: ${say.cents(v.before)} × ${v.rate} × ${yearsOf(v.years)} = ${say.cents(v.interest)}. Paid ${say.cents(v.paid)}: ${say.cents(v.toInterest)} to interest, ${say.cents(v.toPrincipal)} to principal, ${say.cents(v.left)} left.`,
    others: ({ count }: { count: number }) => `And so on for ${count} more.`,
  },
  compound: { title: 'The same rate, compounded' },
}

export const sourceWords = {
  prime: 'prime rate (our default)',
  rule: 'payments by the United States Rule, 1026.22(a)(1)',
}
