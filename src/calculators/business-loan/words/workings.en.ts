/** The printed arithmetic. */
import type { Say } from '../../kit/say.ts'

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
      `Fees through ${say.date(asOf)}. Fees for ${next} aren’t confirmed.`,
  },
  coverage: {
    title: 'Debt service coverage',
    formula: 'coverage = net operating income ÷ payments of 12 months',
    below: 'Below 1, the income doesn’t cover the payments.',
  },
}
