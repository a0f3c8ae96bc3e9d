/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  month: 'Month',
  year: 'Year',
  worth: {
    title: 'What you owe and what the car is worth',
    leadUnder: 'Where the loan is above the car’s value, you’d owe money even after selling it.',
    leadOver: 'The car’s value stays above the loan.',
    summaryUnder: ({ when, gap }: { when: string; gap: number }, say: Say) =>
      `You’d owe more than the car is worth ${when}. The gap is ${say.money(gap)} at its largest.`,
    summaryOver: () => 'You’d never owe more than the car is worth.',
    note: ({ first, later }: { first: number; later: number }, say: Say) =>
      `We assume the car loses ${say.percent(first)} of its value in the first year and ${say.percent(later)} of the rest each later year. Amounts are in future dollars.`,
    owed: 'Loan balance',
    value: 'Car’s value',
    mark: 'Worth more than you owe',
  },
  steps: {
    title: 'From the price to the loan',
    lead: 'Each step of the deal, in order.',
    summary: ({ price, loan, tax }: { price: number; loan: number; tax: number }, say: Say) =>
      `The ${say.money(price)} price becomes a ${say.money(loan)} loan, with ${say.money(tax)} of sales tax.`,
    summaryLeft: ({ price, loan, tax }: { price: number; loan: number; tax: number }, say: Say) =>
      `You need no loan for the ${say.money(price)} price and ${say.money(tax)} of sales tax: ${say.money(-loan)} is left over.`,
    price: 'Car price',
    rebate: 'Manufacturer rebate',
    tax: 'Sales tax',
    fees: 'Fees and title',
    addOns: 'Add-ons',
    tradeIn: 'Trade-in',
    owed: 'Owed on the trade-in',
    down: 'Cash down',
    loan: 'Loan amount',
    left: 'Left over for you',
  },
  choice: {
    titleRebate: 'Rebate or low rate, by payoff month',
    titleUsual: 'Usual rate or low rate, by payoff month',
    leadRebate: 'Above zero, the rebate has cost you less by then. Below zero, the low rate has.',
    leadUsual: 'Above zero, the usual rate has cost you less by then. Below zero, the low rate has.',
    summaryTurn: ({ months }: { months: number }, say: Say) => `The low rate pulls ahead after ${say.months(months)}.`,
    summaryFirst: ({ ahead }: { ahead: number }, say: Say) =>
      `The low rate is never ahead. At the end it has cost ${say.money(ahead)} more.`,
    summaryLow: ({ ahead }: { ahead: number }, say: Say) =>
      `At the end, the low rate is ahead by ${say.money(-ahead)}.`,
    rebate: 'Savings with the rebate',
    usual: 'Savings with the usual rate',
    mark: 'Low rate ahead from here',
  },
  keeping: {
    title: 'What you’d spend each year',
    lead: 'The loan payment is only part of it.',
    summary: ({ total, payments }: { total: number; payments: number }, say: Say) =>
      `You’d spend ${say.money(total)} in year 1, ${say.money(payments)} of it on loan payments.`,
    note: 'Running costs are in today’s prices. Cash down and resale aren’t in the bars.',
    payments: 'Loan payments',
    insurance: 'Insurance',
    gas: 'Gas',
    upkeep: 'Upkeep and registration',
  },
}

export const tableWords = {
  deal: { title: 'The deal, line by line', columns: { line: 'Line', amount: 'Amount' } },
  choice: {
    title: 'Rebate or low rate',
    columns: {
      offer: 'Offer',
      rate: 'Rate',
      months: 'Months',
      loan: 'Loan amount',
      tax: 'Sales tax',
      payment: 'Payment',
      interest: 'Interest',
      total: 'Total cost',
    },
    rebate: 'With the rebate',
    usual: 'At the usual rate',
    lowRate: 'At the low rate',
  },
  keeping: {
    title: 'Total cost of owning',
    lead: 'Running costs are in today’s prices. What you owe on your old car isn’t counted, because it’s not a cost of this one.',
    columns: { item: 'Item', amount: 'Amount' },
    items: {
      atStart: 'Cash and trade-in',
      payments: 'Loan payments',
      owedAtEnd: 'Loan balance at the end',
      insurance: 'Insurance',
      gas: 'Gas',
      upkeep: 'Upkeep, tires, registration',
      resale: 'Resale value',
    },
    total: 'Total',
  },
  saved: {
    title: 'Interest deduction by year',
    lead: 'We figure your federal tax with and without the deduction. Later years use this year’s law.',
    columns: { year: 'Year', interest: 'Interest paid', deducted: 'Deducted', saved: 'Tax saved' },
  },
  tiers: {
    title: 'The same loan at other credit scores',
    leadNew: ({ asOf }: { asOf: string }, say: Say) =>
      `Average new-car rates by VantageScore (Experian, ${say.monthShort(asOf)}). Your own offer can differ.`,
    leadUsed: ({ asOf }: { asOf: string }, say: Say) =>
      `Average used-car rates by VantageScore (Experian, ${say.monthShort(asOf)}). Your own offer can differ.`,
    columns: { score: 'Score', rate: 'Average rate', payment: 'Payment', interest: 'Interest' },
  },
  byMonth: {
    title: 'Amortization schedule',
    lead: 'Interest is rounded to the cent each month, and the last payment makes up the difference. The car’s value is an estimate in future dollars.',
    columns: {
      month: 'Month',
      payment: 'Payment',
      interest: 'Interest',
      principal: 'Principal',
      owed: 'Loan balance',
      value: 'Car’s value',
    },
  },
}

export const workingWords = {
  tax: {
    title: 'Sales tax',
    formula: 'taxed amount = price + taxed fees − untaxed rebate − trade-in that counts',
    parts: ({ state, local, tax }: { state: number; local: number; tax: number }, say: Say) =>
      `tax = ${say.cents(state)} state + ${say.cents(local)} local = ${say.cents(tax)}`,
    rates: ({ state, local }: { state: number; local: number }, say: Say) =>
      `State rate: ${say.percent(state, 3)}. Local rate: ${say.percent(local, 3)}.`,
  },
  payment: {
    title: 'Monthly payment',
    rounding:
      'Your payment and each month’s interest are rounded to the cent. The last payment makes up the difference.',
  },
  down: {
    title: 'Extra down payment needed',
    formula: 'safe loan = loan × the smallest value ÷ balance of any month',
    value: ({ price }: { price: number }, say: Say) =>
      `Value after m months: ${say.cents(price)} × (1 − first-year loss)^(m ÷ 12). After a year: × (1 − later loss)^((m − 12) ÷ 12).`,
  },
  choice: {
    title: 'Break-even rebate',
    formula:
      'rebate = (loan at the low rate − its payments ÷ payments per dollar at the usual rate) ÷ (1 + tax rate if rebates aren’t taxed)',
    totals: ({ rebate, low }: { rebate: number; low: number }, say: Say) =>
      `Total cost of the car: ${say.cents(rebate)} with the rebate, ${say.cents(low)} at the low rate.`,
  },
}

export const sourceWords = {
  rate: 'average new-car rate (our default)',
  vehicleTax: 'how your state taxes car sales',
  localTax: 'average local sales tax',
  deduction: 'car loan interest deduction',
  brackets: 'federal tax brackets',
  tiers: 'average car loan rates by credit score',
  driving: 'upkeep per mile and five-year loss in value',
  gas: 'gas price',
  insurance: 'average car insurance (our default)',
}
