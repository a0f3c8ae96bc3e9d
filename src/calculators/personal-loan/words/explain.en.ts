/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const offerNames = {
  own: 'This loan',
  unnamed: ({ number }: { number: number }) => `Offer ${number}`,
}

export const chartWords = {
  month: 'Month',
  offers: {
    title: 'What each offer costs',
    lead: ({ received }: { received: number }, say: Say) =>
      `Interest and fees for the same ${say.money(received)} in cash.`,
    leadInsured: ({ received }: { received: number }, say: Say) =>
      `Interest, fees and required insurance for the same ${say.money(received)} in cash.`,
    cost: ({ name, cost }: { name: string; cost: number }, say: Say) => `${name}: ${say.money(cost)}`,
    summary: ({ costs, best }: { costs: readonly string[]; best: string }) =>
      `${costs.join('; ')}. ${best} costs least.`,
    x: 'Offer',
    fee: 'Fees',
    interest: 'Interest',
    insurance: 'Required insurance',
  },
  early: {
    title: 'Your APR if you pay the loan off early',
    lead: 'You pay the fee on the first day. The sooner you pay off the loan, the higher your cost per year.',
    summary: (v: { months: number; apr: number; full: number }, say: Say) =>
      `Paid off after ${say.months(v.months)}, the loan costs ${say.percent(v.apr, 1)} a year; kept for the full term, ${say.percent(v.full, 1)}.`,
    note: 'Without a prepayment penalty. You’d still pay fewer dollars by paying it off early.',
    y: 'APR',
    apr: 'APR',
  },
  balance: {
    title: 'What you still owe',
    leadFee: ({ received }: { received: number }, say: Say) =>
      `From day one, you’d owe more than the ${say.money(received)} you get.`,
    leadFaster: 'Your balance falls a little faster each month.',
    leadEven: 'Your balance falls by the same amount each month.',
    summary: ({ owed, months }: { owed: number; months: number }, say: Say) =>
      `Your balance goes from ${say.money(owed)} to $0 in ${say.months(months)}.`,
    owed: 'Balance',
    received: 'Cash you get',
  },
  bands: {
    title: 'What this loan costs by credit score',
    lead: 'The lowest cost lenders usually charge at each score, and how much higher it can go. Fees are included.',
    summary: (v: { months: number; low: number; high: number }, say: Say) =>
      `Over ${say.months(v.months)}, the same cash costs ${say.money(v.low)} at the best scores and up to ${say.money(v.high)} at the lowest.`,
    note: 'Our estimate, not an offer.',
    x: 'Credit score',
    low: 'Lowest cost',
    range: 'Up to this much more',
    yours: 'This loan',
  },
}

export const tableWords = {
  offers: {
    title: 'Offers side by side',
    lead: 'Each offer gives you the same cash, so you can compare the costs.',
    columns: {
      name: 'Offer',
      rate: 'Rate',
      apr: 'APR',
      months: 'Months',
      received: 'Cash you get',
      owed: 'Loan amount',
      payment: 'Payment',
      fee: 'Fees',
      interest: 'Interest',
      insurance: 'Required insurance',
      cost: 'Cost of the loan',
    },
  },
  bands: {
    title: 'What lenders usually charge, by credit score',
    lead: 'For the cash you’d get, over your term, fees included. Our estimate, not offers.',
    columns: {
      score: 'Credit score',
      apr: 'APR',
      lowPayment: 'Lowest payment',
      highPayment: 'Highest payment',
      lowCost: 'Lowest cost',
      highCost: 'Highest cost',
    },
    yours: ({ score }: { score: string }) => `${score} (yours)`,
    range: ({ low, high }: { low: number; high: number }, say: Say) => `${say.percent(low)} to ${say.percent(high)}`,
  },
  byMonth: {
    title: 'Amortization schedule',
    lead: 'Interest is rounded to the cent each month, and the last payment makes up the difference.',
    columns: { month: 'Month', payment: 'Payment', interest: 'Interest', principal: 'Principal', balance: 'Balance' },
  },
}

interface Fee {
  readonly amount: number
  /** Percent points. */
  readonly share: number
  /** Other fees, dollars. */
  readonly flat: number
  readonly fee: number
}
export const workingWords = {
  inHand: {
    title: 'The loan that leaves this cash',
    formula: 'loan = (cash + other fees) ÷ (1 − fee)',
    result: ({ loan, fee }: { loan: number; fee: number }, say: Say) =>
      `= ${say.cents(loan)}, so the fee is ${say.cents(fee)}`,
  },
  received: {
    title: 'Cash you get',
    added: 'you owe = amount + fee',
    deducted: 'you get = loan − fee',
    fee: ({ amount, share, fee }: Fee, say: Say) =>
      `Fee: ${say.cents(amount)} × ${say.percent(share)} = ${say.cents(fee)}.`,
    fees: ({ amount, share, flat, fee }: Fee, say: Say) =>
      `Fees: ${say.cents(amount)} × ${say.percent(share)} + ${say.cents(flat)} = ${say.cents(fee)}.`,
  },
  payment: {
    title: 'Monthly payment',
    rate: ({ rate }: { rate: number }, say: Say) =>
      `Monthly rate: ${say.percent(rate, 4)} ÷ 12. Each month’s interest is rounded to the cent, and the last payment makes up the difference.`,
    first: ({ interest }: { interest: number }, say: Say) =>
      `Your first payment differs by ${say.cents(interest)} in interest, because it isn’t due one month after the loan date.`,
  },
  apr: {
    title: 'APR',
    formula: 'cash you get = sum of payment k ÷ (1 + i)^k, k = 1 … n',
    oddFormula: 'cash you get = sum of payment k ÷ ((1 + f · i) · (1 + i)^(t + k − 1)), k = 1 … n',
    sum: ({ received, payment, months }: { received: number; payment: number; months: number }, say: Say) =>
      `${say.cents(received)} = sum of ${say.cents(payment)} ÷ (1 + i)^k, k = 1 … ${months}`,
    odd: ({ full, odd }: { full: number; odd: number }, say: Say) =>
      `t = ${full}, f = ${say.number(odd, 6)}: full months and the rest of a month until the first payment`,
    method:
      'Federal method (Regulation Z, Appendix J). Fees are a finance charge, so the amount financed is the cash you get.',
    insurance: 'Insurance counts only if the lender requires it (12 CFR 1026.4(d)).',
  },
}

export const sourceWords = {
  bank: 'average 24-month bank loan rate (our default)',
  apr: 'how the APR is calculated',
  charges: 'which charges count in the APR (1026.4)',
  fee: 'typical origination fees',
  byScore: 'typical APRs by credit score',
  cards: 'average APR on cards that carry a balance',
  military: 'rate cap for service members',
}
