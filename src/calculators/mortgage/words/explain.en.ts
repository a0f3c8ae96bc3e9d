/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Growing {
  readonly loan: number
  readonly payoff: string
  readonly price: number
  readonly last: number
  readonly growth: number
}

export const chartWords = {
  year: 'Year',
  loanYear: 'Year of the loan',
  dollarsAYear: 'Dollars a year',
  oweOwn: {
    title: 'Your home value and loan balance',
    lead: 'You pay down the loan a little faster each year. The gap between the lines is your equity.',
    summary: ({ loan, payoff, price, last, growth }: Growing, say: Say) =>
      `Your loan balance falls from ${say.short(loan)} to $0 in ${say.month(payoff)}. Your home’s value goes from ${say.short(price)} to ${say.short(last)} if prices change ${say.percent(growth)} a year.`,
    note: ({ growth }: Growing, say: Say) =>
      `Home value assumes prices change ${say.percent(growth)} a year. In future dollars.`,
    homeValue: 'Home value',
    balance: 'Loan balance',
    insuranceEnds: ({ name }: { name: string }) => `${name} ends`,
    rateChanges: 'Rate can change',
  },
  paymentParts: {
    title: 'What you’d pay each year',
    leadFixed: 'Your loan payment stays the same. Taxes, insurance and dues usually don’t.',
    leadAdjustable: 'Your loan payment can change with the rate. Taxes, insurance and dues usually go up too.',
    summary: ({ first, last, year }: { first: number; last: number; year: number }, say: Say) =>
      `Besides the loan, taxes, insurance and dues go from ${say.short(first)} in year 1 to ${say.short(last)} in year ${year}.`,
    summaryOneYear: ({ first }: { first: number }, say: Say) =>
      `Besides the loan, taxes, insurance and dues are ${say.short(first)} in year 1.`,
    note: 'In future dollars. The last year can have fewer payments.',
    loan: 'Principal and interest',
    loanAndExtra: 'Loan and extra payments',
    tax: 'Property tax',
    insurance: 'Home insurance',
    hoa: 'HOA dues',
  },
  interestPrincipal: {
    title: 'Interest and principal by year',
    lead: 'You pay interest on what you still owe, so it takes up most of your early payments.',
    summary: ({ interest, from }: { interest: number; from: string }, say: Say) =>
      `You’d pay ${say.short(interest)} in interest in year 1. From ${say.month(from)}, more of each payment goes to principal than to interest.`,
    summaryNoCrossing: ({ interest }: { interest: number }, say: Say) =>
      `You’d pay ${say.short(interest)} in interest in year 1.`,
    principal: 'Principal',
    interest: 'Interest',
  },
}

export const tableWords = {
  byYear: {
    title: 'Payments by year',
    lead: 'Each row is twelve payments, in future dollars. Equity is home value minus loan balance.',
    columns: {
      year: 'Year',
      through: 'Through',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Extra',
      owner: 'Taxes, insurance, dues',
      balance: 'Loan balance',
      homeValue: 'Home value',
      equity: 'Equity',
    },
  },
  byMonth: {
    title: 'Amortization schedule',
    lead: 'Interest is rounded to the cent each month, and the last payment makes up the difference.',
    leadBiweekly:
      'Adds up each month’s payments. Interest is rounded to the cent every two weeks, and the last payment makes up the difference.',
    columns: {
      month: 'Month',
      payment: 'Payment',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Extra',
      balance: 'Loan balance',
    },
  },
  cash: {
    title: 'Cash to close',
    lead: 'An estimate. Your Loan Estimate and Closing Disclosure have the exact amounts.',
    columns: { item: 'Item', amount: 'Amount' },
    items: {
      down: 'Down payment',
      fees: 'Closing costs',
      points: 'Discount points',
      upfrontFee: 'Upfront loan fee',
      prepaid: 'Prepaid taxes and insurance',
      interest: 'Prepaid interest',
    },
    total: 'Total',
  },
}

interface Removal {
  /** Percent points of the price, and the same in dollars. */
  readonly share: number
  readonly mark: number
  readonly month: string
  readonly premiums: number
  readonly total: number
}
const payments = (count: number, say: Say): string => say.count(count, 'payment', 'payments')

export const workingWords = {
  payment: {
    title: 'Principal and interest',
    loan: ({ price, down, baseLoan }: { price: number; down: number; baseLoan: number }, say: Say) =>
      `Loan: ${say.cents(price)} − ${say.cents(down)} down = ${say.cents(baseLoan)}.`,
    loanWithFee: (v: { price: number; down: number; baseLoan: number; fee: number; loanAmount: number }, say: Say) =>
      `Loan: ${say.cents(v.price)} − ${say.cents(v.down)} down = ${say.cents(v.baseLoan)}, plus the ${say.cents(v.fee)} upfront fee = ${say.cents(v.loanAmount)}.`,
    monthlyRate: ({ rate }: { rate: number }, say: Say) =>
      `Monthly rate: ${say.percent(rate, 6)} ÷ 12 = ${say.percent(rate / 12, 8)}.`,
    rounding:
      'Your payment and each month’s interest are rounded to the cent. The last payment makes up the difference.',
  },
  whole: {
    title: 'Total monthly payment',
    tax: ({ price, rate, tax }: { price: number; rate: number; tax: number }, say: Say) =>
      `Property tax: ${say.cents(price)} × ${say.percent(rate, 6)} ÷ 12 = ${say.cents(tax)}.`,
    insurance: ({ yearly, insurance }: { yearly: number; insurance: number }, say: Say) =>
      `Home insurance: ${say.cents(yearly)} ÷ 12 = ${say.cents(insurance)}.`,
    growth: ({ tax, insurance, hoa }: { tax: number; insurance: number; hoa: number }, say: Say) =>
      `Once a year, taxes change by ${say.percent(tax)}, insurance by ${say.percent(insurance)} and dues by ${say.percent(hoa)}.`,
  },
  pmi: {
    title: 'PMI and when it ends',
    formula: 'PMI = L × yearly rate ÷ 12',
    request: ({ share, mark, month, premiums, total }: Removal, say: Say) =>
      `You can request removal when you owe ${say.percent(share)} of the price (${say.cents(mark)}): ${say.month(month)}, after ${payments(premiums, say)} of PMI (${say.cents(total)}).`,
    nothingToRequest: ({ share, mark }: Removal, say: Say) =>
      `You’d owe more than ${say.percent(share)} of the price (${say.cents(mark)}) until PMI ends automatically, so there’s nothing to request.`,
    automatic: ({ share, mark, month, premiums, total }: Removal, say: Say) =>
      `It ends automatically when the original schedule reaches ${say.percent(share)} (${say.cents(mark)}): ${say.month(month)}, after ${payments(premiums, say)} (${say.cents(total)}). Extra payments don’t change that date.`,
    paidOffFirst: ({ share, mark, premiums, total }: Removal, say: Say) =>
      `It would end automatically when the original schedule reaches ${say.percent(share)} (${say.cents(mark)}). You’d pay off the loan by then: ${payments(premiums, say)} of PMI (${say.cents(total)}).`,
    final: ({ month }: { month: string }, say: Say) =>
      `At the latest, it ends the month after the midpoint of the term: ${say.month(month)}.`,
    conditions: 'You must be current on the loan, and your servicer may ask for proof that the home hasn’t lost value.',
  },
  apr: {
    title: 'APR',
    formula: 'amount financed = sum of payment k ÷ (1 + i)^k',
    charges: (v: { points: number; lenderFees: number; upfrontFee: number; interest: number }, say: Say) =>
      `Prepaid finance charges: points ${say.cents(v.points)}, lender fees ${say.cents(v.lenderFees)}, upfront loan fee ${say.cents(v.upfrontFee)}, prepaid interest ${say.cents(v.interest)}.`,
    payments:
      'Payments are the ones set at closing, with mortgage insurance until it ends automatically and without extra payments.',
    adjustable: 'After the fixed period, the rate is today’s index plus the margin, within the caps.',
  },
  estimate: {
    title: 'Comparisons on your Loan Estimate',
    lines: (v: { paid: number; principal: number; tip: number }, say: Say) => [
      `In 5 years: ${say.cents(v.paid)} total paid, including ${say.cents(v.principal)} of principal`,
      'TIP = (interest over the loan + prepaid interest) ÷ loan amount',
      `= ${say.percent(v.tip, 3)}`,
    ],
    fiveYears: (v: { costs: number; interest: number }, say: Say) =>
      `The total is 60 payments with mortgage insurance, plus closing costs of ${say.cents(v.costs)} and prepaid interest of ${say.cents(v.interest)}. Taxes, home insurance and dues aren’t in it.`,
    costs:
      'We count all your closing costs. A Loan Estimate leaves out recording fees, transfer taxes and owner’s title insurance, so its total can be lower.',
    schedule: 'Like the APR, both use the payments set at closing, without extra payments.',
  },
}

export const sourceWords = {
  rate: 'average 30-year fixed rate (our default)',
  pmi: 'when you can request PMI removal and when it’s automatic',
  conforming: 'conforming loan limits',
  usualPmi: 'typical PMI rates',
  fhaUpfront: 'FHA upfront premium',
  fhaAnnual: 'FHA annual premium and how long it lasts',
  fhaMinimumDown: 'FHA minimum down payment',
  fhaLimits: 'FHA loan limits',
  vaFee: 'VA funding fee',
  usda: 'USDA upfront and annual fees',
  apr: 'how the APR is calculated',
  estimate: 'totals after 5 years and total interest percentage',
  target: 'federal funds rate, which SOFR stays close to',
  propertyTax: 'typical property tax by state',
  escrow: 'two-month escrow cushion',
  homeInsurance: 'average home insurance (our default)',
  closing: 'closing costs (our default)',
}
