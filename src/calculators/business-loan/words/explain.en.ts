/** What explains the answer: charts, tables, what sources were used for. Findings and the arithmetic have files of their own. */
import type { Say } from '../../kit/say.ts'

interface Held {
  readonly received: number
  readonly average: number
  readonly time: string
}
interface Lengths {
  readonly first: string
  readonly last: string
  readonly firstShortcut: string
  readonly lastShortcut: string
}
export const chartWords = {
  offer: 'Offer',
  value: ({ name, value }: { name: string; value: string }) => `${name} ${value}`,
  sales: 'Your sales',
  offers: {
    title: 'APR of each offer',
    lead: 'We turned each rate, factor, fee and payment schedule into one APR, for the same first-day cash.',
    summary: ({ values }: { values: readonly string[] }, say: Say) => `APR: ${say.list(values)}.`,
    apr: 'APR',
  },
  burden: {
    title: 'Average monthly payment of each offer',
    lead: 'An offer that costs less can still have a higher payment.',
    summary: ({ values }: { values: readonly string[] }, say: Say) => `In an average month: ${say.list(values)}.`,
    note: 'Regular payments only. A balloon, or a line repaid at the end, is due at the end.',
    monthly: 'Average month',
  },
  held: {
    title: 'How much of the money you still have',
    leadAdvance: 'You start paying it back right away. The APR counts that, and the common shortcut doesn’t.',
    lead: 'You pay interest on what you still have, not on what you got at first.',
    summary: ({ received, average, time }: Held, say: Say) =>
      `Of ${say.money(received)}, you have ${say.money(average)} on average over ${time}.`,
    date: 'Date',
    inUse: 'Money in use',
    average: 'Average',
  },
  lengths: {
    title: 'The same factor over a shorter or longer time',
    lead: 'You pay the same dollars. The faster you pay them, the more the money costs per year.',
    summary: (v: Lengths) =>
      `Over 2 months, the APR is ${v.first}; over 24 months, ${v.last}. The shortcut says ${v.firstShortcut} and ${v.lastShortcut}.`,
    note: 'If the advance is paid from sales, good months speed it up and bad ones slow it down.',
    months: 'Months to pay back',
    y: 'APR',
    apr: 'APR',
    shortcut: 'Shortcut: (factor − 1) ÷ years',
  },
  terms: {
    title: 'What this loan costs over other terms',
    lead: 'A longer term at the same rate lowers the payment but adds interest.',
    summary: (v: { short: string; long: string; low: number; high: number }, say: Say) =>
      `Over ${v.short}, the loan costs ${say.money(v.low)}; over ${v.long}, ${say.money(v.high)}.`,
    term: 'Term',
    total: 'Total cost',
    fees: 'Fees',
    interest: 'Interest',
    payment: ({ payment, often }: { payment: string; often: string }) => `${payment} ${often}`,
  },
  cash: {
    title: 'What leaves your account each month',
    lead: ({ months }: { months: number }, say: Say) => `You’d make payments for ${say.months(months)}.`,
    leadOften: 'Months with more business days or weeks have more payments. The first and last months are partial.',
    summary: ({ month, paid }: { month: string; paid: number }, say: Say) =>
      `The largest month is ${say.month(month)}, with ${say.money(paid)}.`,
    month: 'Month',
    paid: 'Payments',
  },
}

export const tableWords = {
  offers: {
    title: 'Offers side by side',
    lead: 'Each offer gives you the same first-day cash. The APR includes every fee.',
    columns: {
      name: 'Offer',
      apr: 'APR',
      effective: 'With compounding',
      cost: 'Total cost',
      perDollar: 'Cost per $1',
      financed: 'Contract amount',
      paid: 'Total of payments',
      payment: 'Each payment',
      often: 'How often',
      time: 'Time to repay',
      monthly: 'Average month',
      share: 'Share of sales',
      last: 'Last payment',
    },
  },
  months: {
    title: 'Payments by month',
    lead: 'Enter your sales to see what’s left each month.',
    leadSales: 'We assume the same sales each month. Running costs come out of what’s left.',
    columns: { month: 'Month', count: 'Payments', paid: 'Paid', left: 'Sales left', toCome: 'Left to pay' },
  },
  weeks: {
    title: 'Debit calendar',
    lead: 'One debit each business day. Empty days are bank holidays, or before the first or after the last debit.',
    leadBeyond: ({ year }: { year: number }) =>
      `One debit each business day. Empty days are bank holidays, or before the first or after the last debit. We don’t know holidays after ${year}.`,
    columns: {
      week: 'Week of',
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      paid: 'Week total',
      toCome: 'Left to pay',
    },
  },
  payments: {
    title: 'Payment calendar',
    lead: 'These are contract dates. A payment due on a weekend or holiday posts when the bank opens.',
    columns: { date: 'Date', payment: 'Payment', toCome: 'Left to pay' },
  },
  sales: {
    title: 'If your sales change',
    lead: 'You pay back the same dollars. With higher sales you finish sooner, so the money costs more per year.',
    columns: {
      change: 'Change in sales',
      sales: 'Sales a month',
      payment: 'Each debit',
      time: 'Paid off in',
      apr: 'APR',
      cost: 'Total cost',
    },
    same: 'As you entered',
    more: ({ change }: { change: number }) => `+${change}%`,
    less: ({ change }: { change: number }) => `−${change}%`,
  },
}

export const sourceWords = {
  apr: 'how the APR is calculated for each payment schedule',
  business: 'business credit is outside its APR rule (1026.3(a))',
  prime: 'prime rate (part of our default rate)',
  variable: 'maximum 7(a) rate over prime, variable',
  fixed: 'maximum 7(a) rate over prime, fixed',
  guarantee: 'guarantee fee and guaranteed share by loan size',
  assumption: 'typical factor rates; 1.25 coverage (our default)',
  holidays: 'bank holidays without debits',
}
