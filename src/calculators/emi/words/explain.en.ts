/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Interest {
  /** Of the first year, and of all years. */
  readonly first: number
  readonly total: number
}
interface Balance {
  readonly owed: number
  readonly payoff: string
}

export const chartWords = {
  month: 'Month',
  year: 'Year',
  dollarsAYear: 'Dollars a year',
  interestPrincipal: {
    title: 'Interest and principal by year',
    lead: 'You pay interest on what you still owe, so it takes up most of your early payments.',
    leadShort: 'You pay interest on what you still owe, so it shrinks as the balance does.',
    summary: ({ first, total }: Interest, say: Say) =>
      `You’d pay ${say.short(first)} in interest in year 1 and ${say.short(total)} in total.`,
    fromStart: () => 'From the first payment, more goes to principal than to interest.',
    from: ({ month }: { month: string }, say: Say) =>
      `From ${say.month(month)}, more of each payment goes to principal than to interest.`,
    note: 'Amounts are in future dollars. The last year can have fewer payments.',
    principal: 'Principal',
    interest: 'Interest',
  },
  balances: {
    title: 'What you still owe',
    summary: ({ owed, payoff }: Balance, say: Say) =>
      `You’d owe ${say.short(owed)} at the start and $0 by ${say.month(payoff)}.`,
    second: ({ payoff }: { payoff: string }, say: Say) => `You’d pay off the second loan in ${say.month(payoff)}.`,
    balance: 'Balance',
    plain: 'Without extra payments',
    secondBalance: 'Second loan',
  },
  grid: {
    title: 'Your payment at other rates and terms',
    lead: 'Darker means a larger payment. A longer term lowers the payment but adds interest.',
    summary: ({ owed, low, high }: { owed: number; low: number; high: number }, say: Say) =>
      `On ${say.money(owed)}, you’d pay from ${say.money(low)} to ${say.money(high)} a month at the rates and terms shown.`,
    note: 'Payments at other rates are close estimates.',
    payment: 'Monthly payment',
    term: 'Term',
    rate: 'Rate',
    years: ({ years }: { years: number }) => `${years}y`,
    months: ({ months }: { months: number }) => `${months}m`,
    yours: 'Your loan',
  },
}

export const tableWords = {
  sideBySide: {
    title: 'Two loans side by side',
    lead: 'This leaves out extra payments, so both loans follow their schedules.',
    columns: { item: 'Item', first: 'First loan', second: 'Second loan', apart: 'Difference' },
    items: {
      amount: 'Loan amount',
      payment: 'Monthly payment',
      interest: 'Total interest',
      fees: 'Fees',
      cost: 'Interest and fees',
    },
  },
  rates: {
    title: 'Rates and payoff dates',
    columns: { name: 'Loan', rate: 'Quoted rate', trueRate: 'Rate on what you owe', apr: 'APR', payoff: 'Payoff date' },
    first: 'First loan',
    second: 'Second loan',
  },
  byYear: {
    title: 'Payments by year',
    lead: 'Each row covers 12 payments, in future dollars.',
    columns: {
      year: 'Year',
      through: 'Through',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Extra',
      balance: 'Balance',
    },
  },
  byMonth: {
    title: 'Amortization schedule',
    lead: 'Interest is rounded to the cent each month, and the last payment makes up the difference.',
    leadFlat:
      'The flat interest is shown as if charged on what you still owe. The last payment makes up the difference.',
    columns: {
      month: 'Month',
      payment: 'Payment',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Extra',
      balance: 'Balance',
    },
  },
}

interface Rate {
  /** Percent points: a year as quoted, and a month. */
  readonly rate: number
  readonly monthly: number
}

export const workingWords = {
  level: {
    title: 'Equal monthly payments',
    solved: 'P = A · (1 − (1 + i)^−n) ÷ i, solved for i',
    rate: ({ rate, monthly }: Rate, say: Say) =>
      `i = ${say.percent(monthly, 5)} a month, ${say.percent(rate, 4)} a year`,
    count: ({ months }: { months: number }, say: Say) => `so ${say.count(months, 'payment', 'payments')}`,
    countLast: ({ months, last }: { months: number; last: number }, say: Say) =>
      `so ${say.count(months, 'payment', 'payments')}, the last one ${say.cents(last)}`,
    monthlyRate: ({ rate, monthly }: Rate, say: Say) =>
      `Monthly rate: ${say.percent(rate, 4)} ÷ 12 = ${say.percent(monthly, 5)}.`,
    compounded: ({ monthly }: Rate, say: Say) =>
      `Monthly rate, from the compounding you chose: (1 + r ÷ m)^(m ÷ 12) − 1 = ${say.percent(monthly, 5)}.`,
    rounding:
      'Your payment and each month’s interest are rounded to the cent. The last payment makes up the difference.',
    last: ({ last, payoff }: { last: number; payoff: string }, say: Say) =>
      `Without extra payments, the last payment is ${say.cents(last)} in ${say.month(payoff)}.`,
  },
  flat: {
    title: 'Flat-rate loan',
    rate: ({ rate }: { rate: number }, say: Say) => `= ${say.percent(rate, 4)} a year`,
    count: ({ months }: { months: number }, say: Say) =>
      `so ${say.count(months, 'payment', 'payments')}, the last one smaller`,
    trueRate: ({ months, owed, rate }: { months: number; owed: number; rate: number }, say: Say) =>
      `The rate on what you owe is the i at which ${say.count(months, 'payment is', 'payments are')} worth ${say.cents(owed)} today: 12 · i = ${say.percent(rate, 4)}.`,
  },
  apr: {
    title: 'APR',
    formula: 'amount financed = sum of payment k ÷ (1 + i)^k',
    method:
      'Federal method (Regulation Z, Appendix J). Fees count as paid at the start; extra payments aren’t counted.',
  },
}

export const sourceWords = {
  rate: 'average 30-year fixed rate (our default)',
  apr: 'how the APR is calculated',
}
