/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
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
    lead: 'Rates, factors, fees and payment schedules turned into one APR, for the same cash on the first day.',
    summary: ({ values }: { values: readonly string[] }, say: Say) => `APR: ${say.list(values)}.`,
    apr: 'APR',
  },
  burden: {
    title: 'Average monthly payment of each offer',
    lead: 'A low cost can still mean a hard payment, and the other way around.',
    summary: ({ values }: { values: readonly string[] }, say: Say) => `In an average month: ${say.list(values)}.`,
    note: 'Regular payments only. A balloon, or a line repaid at the end, is due at the end.',
    monthly: 'A month',
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
    title: 'The same factor over other times',
    lead: 'You pay the same dollars. The faster you pay them, the more the money costs per year.',
    summary: (v: Lengths) =>
      `Over 2 months the APR is ${v.first}, over 24 months ${v.last}. The shortcut says ${v.firstShortcut} and ${v.lastShortcut}.`,
    note: 'If the advance is paid from sales, good months speed it up and bad ones slow it down.',
    months: 'Months to pay back',
    y: 'APR',
    apr: 'APR',
    shortcut: 'Shortcut: (factor − 1) ÷ years',
  },
  terms: {
    title: 'What this loan costs over other terms',
    lead: 'At the same rate. A longer term lowers the payment but adds interest.',
    summary: (v: { short: string; long: string; low: number; high: number }, say: Say) =>
      `Over ${v.short} the loan costs ${say.money(v.low)}, over ${v.long} ${say.money(v.high)}.`,
    term: 'Term',
    total: 'Total cost',
    fees: 'Fees',
    interest: 'Interest',
    payment: ({ payment, often }: { payment: string; often: string }) => `${payment} ${often}`,
  },
  cash: {
    title: 'What leaves your account each month',
    lead: ({ months }: { months: number }, say: Say) => `Payments over ${say.months(months)}.`,
    leadOften: 'Months with more business days or weeks have more payments. The first and last months are partial.',
    summary: ({ month, paid }: { month: string; paid: number }, say: Say) =>
      `The largest month is ${say.month(month)}, with ${say.money(paid)}.`,
    month: 'Month',
    paid: 'Payments',
  },
}

export const tableWords = {
  offers: {
    title: 'All offers on one scale',
    lead: 'Each gives you the same cash on the first day. The APR includes every fee.',
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
      time: 'Over',
      monthly: 'Average month',
      share: 'Share of sales',
      last: 'Last payment',
    },
  },
  months: {
    title: 'Payments by month',
    lead: 'Enter your sales to see what’s left each month.',
    leadSales: 'Assumes the same sales each month. Running costs come out of what’s left.',
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
      paid: 'Week',
      toCome: 'Left to pay',
    },
  },
  payments: {
    title: 'Payment calendar',
    lead: 'Contract dates. A payment due on a weekend or holiday posts when the bank opens.',
    columns: { date: 'Date', payment: 'Payment', toCome: 'Left to pay' },
  },
  sales: {
    title: 'If your sales change',
    lead: 'You pay back the same dollars. Better sales end it sooner, so the money costs more per year.',
    columns: {
      change: 'Sales',
      sales: 'A month',
      payment: 'Each debit',
      time: 'Paid off in',
      apr: 'APR',
      cost: 'Cost',
    },
    same: 'As you entered',
    more: ({ change }: { change: number }) => `+${change}%`,
    less: ({ change }: { change: number }) => `−${change}%`,
  },
}

interface Sum {
  readonly count: number
  readonly first: number
  readonly payment: number
  readonly last: number
}
export const workingWords = {
  debit: {
    title: 'Each debit',
    formula: 'debit = amount × factor ÷ number of debits',
    countFormula: 'number of debits = amount × factor ÷ debit',
    count: ({ count }: { count: number }) => `= ${count}, rounded up`,
    fromSales: ({ share, sales, debit }: { share: number; sales: number; debit: number }, say: Say) =>
      `Debit: ${say.percent(share)} of ${say.cents(sales)} a month, times 12, over the debits in a year (250 business days or 52 weeks): ${say.cents(debit)}.`,
    last: ({ last }: { last: number }, say: Say) =>
      `Rounded to the cent. The last debit, ${say.cents(last)}, makes up the difference.`,
    holidays: ({ year }: { year: number }) =>
      `No debits on weekends and bank holidays (known through ${year}). A Saturday holiday doesn’t close banks on Friday.`,
  },
  payment: {
    title: 'Each payment',
    aDay: 'interest of a day = amount × rate ÷ 365',
    interest: 'payment = amount × rate ÷ payments a year',
    byDays: ({ payment }: { payment: number }, say: Say) =>
      `Each payment covers the days since the last one: 1, or 3 over a weekend. The average is ${say.cents(payment)}.`,
    drawn: ({ last }: { last: number }, say: Say) =>
      `The last payment, ${say.cents(last)}, pays back everything you drew.`,
    daily: 'payment = L ÷ sum of 1 ÷ ((1 + r · d₁ ÷ 365) … (1 + r · dₖ ÷ 365))',
    overDays: ({ amount, count, rate }: { amount: string; count: number; rate: number }, say: Say) =>
      `= ${amount} ÷ sum over ${count} business days, r = ${say.percent(rate)}`,
    days: 'd is the number of days from one debit to the next: 1, or 3 over a weekend.',
    rate: ({ rate, perYear }: { rate: number; perYear: number }, say: Say) =>
      `r is ${say.percent(rate, 4)} ÷ ${perYear}. Interest is rounded to the cent each time, and the last payment makes up the difference.`,
    balloon: ({ months, count, last }: { months: number; count: number; last: number }, say: Say) =>
      `n is the ${months} months the payments are based on. After ${count} of those, ${say.cents(last)} is due.`,
  },
  apr: {
    title: 'APR',
    units: { 'business-daily': 'day', weekly: 'week', biweekly: 'two weeks', monthly: 'month' },
    periods: { 'business-daily': 'days', weekly: 'weeks', biweekly: 'two-week periods', monthly: 'months' },
    formula: ({ periods }: { periods: string }) =>
      `cash you get = sum of each payment ÷ (1 + i)^t, t = ${periods} since funding`,
    once: ({ last }: Sum, say: Say) => `one payment of ${say.cents(last)} ÷ (1 + i)^t`,
    rising: ({ count, first, last }: Sum, say: Say) =>
      `sum of ${count} payments, ${say.cents(first)} first and ${say.cents(last)} last, each ÷ (1 + i)^t, less each later draw ÷ (1 + i)^t`,
    byDays: ({ count, payment, last }: Sum, say: Say) =>
      `sum of ${count} payments of about ${say.cents(payment)}, the last ${say.cents(last)}, each ÷ (1 + i)^t`,
    level: ({ count, payment, last }: Sum, say: Say) =>
      `sum of ${count} payments of ${say.cents(payment)}, the last ${say.cents(last)}, each ÷ (1 + i)^t`,
    found: (v: { unit: string; rate: number; perYear: number; apr: number }, say: Say) =>
      `i = ${say.percent(v.rate, 5)} for each ${v.unit}, so APR = i × ${v.perYear} = ${say.percent(v.apr)}`,
    beyond: 'i is too high to give a yearly rate',
    method:
      'Federal method (Regulation Z, Appendix J). Its unit period is the time between payments: a day for business-daily debits.',
    effective: ({ effective }: { effective: number }, say: Say) =>
      `With compounding: (1 + i)^n − 1 over 365 days = ${say.percent(effective)}.`,
    draws: 'Later draws count as money received on their own dates.',
  },
  shortcut: {
    title: 'The shortcut, and why it’s too low',
    formula: 'shortcut = (factor − 1) × 365 ÷ days',
    why: 'It divides the cost by the whole advance, as if you kept all of the money until the last day.',
    average: (v: { cost: number; apr: number; years: string; average: number }, say: Say) =>
      `Average money in use = cost ÷ (APR × years) = ${say.cents(v.cost)} ÷ (${say.percent(v.apr)} × ${v.years}) = ${say.cents(v.average)}.`,
  },
  cost: {
    title: 'Cost per dollar',
    formula: 'cost = everything paid − cash you get',
    each: ({ cost, received, each }: { cost: number; received: number; each: string }, say: Say) =>
      `${say.cents(cost)} ÷ ${say.cents(received)} = ${each} per $1`,
  },
  guarantee: {
    title: 'SBA guarantee fee',
    formula: 'fee = guaranteed amount × share',
    guaranteed: ({ financed, share, guaranteed }: { financed: number; share: number; guaranteed: number }, say: Say) =>
      `guaranteed amount = ${say.cents(financed)} × ${say.percent(share, 0)} = ${say.cents(guaranteed)}`,
    asOf: ({ asOf, next }: { asOf: string; next: number }, say: Say) =>
      `Fees through ${say.date(asOf)}. Those of ${next} aren’t confirmed.`,
  },
  coverage: {
    title: 'Debt service coverage',
    formula: 'coverage = net operating income ÷ payments of twelve months',
    below: 'Below 1, the income doesn’t cover the payments.',
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
