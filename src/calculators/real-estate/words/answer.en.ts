/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

/** The first half of the headline: what a month brings or costs. */
export const monthly = {
  out: ({ amount }: { amount: number }, say: Say) =>
    `You’d pay **${say.money(amount)}** a month out of pocket at first`,
  in: ({ amount }: { amount: number }, say: Say) => `You’d clear **${say.money(amount)}** a month at first`,
}
/** The second half: what it comes to in the end. */
export const overall = {
  earn: ({ rate }: { rate: number }, say: Say) => `and earn **${say.percent(rate, 1)}** a year after tax.`,
  lose: ({ rate }: { rate: number }, say: Say) => `and lose **${say.percent(rate, 1)}** a year after tax.`,
  gain: ({ amount }: { amount: number }, say: Say) => `and make **${say.money(amount)}** total after tax.`,
  loss: ({ amount }: { amount: number }, say: Say) => `and lose **${say.money(amount)}** total after tax.`,
}
export const headlines = {
  deal: (halves: { month: string; end: string }) => `${halves.month} ${halves.end}`,
  notPossible: () => 'These numbers don’t add up to a rental we can calculate.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  sold: ({ years }: { years: number }, say: Say) => `That’s if you sell after ${say.years(years)}.`,
  anyPrice: ({ target }: { target: number }, say: Say) =>
    `At any price we tried, you’d earn more than ${say.percent(target)}.`,
  noPrice: ({ target }: { target: number }, say: Say) =>
    `At no price would you earn ${say.percent(target)} with these numbers.`,
  onTarget: ({ target }: { target: number }, say: Say) => `That’s about the ${say.percent(target)} you want.`,
  payLess: (v: { target: number; price: number; less: number }, say: Say) =>
    `To earn ${say.percent(v.target)}, the most you could pay is **${say.about(v.price)}**, ${say.money(v.less)} less.`,
  payMore: ({ target, price }: { target: number; price: number }, say: Say) =>
    `You could pay up to **${say.about(price)}** and still earn ${say.percent(target)}.`,
  real: ({ inflation, rate }: { inflation: number; rate: number }, say: Say) =>
    `After ${say.percent(inflation)} inflation, the return is ${say.percent(rate, 1)} a year.`,
  notPossible: () => 'Check the price, rent, loan and years.',
}

export const splitWords = {
  rent: 'Where the first year’s rent goes',
  more: 'First-year costs (more than the rent)',
  vacancy: 'Vacancy and unpaid rent',
  propertyTax: 'Property tax',
  insurance: 'Insurance',
  other: 'Management, repairs, other',
  reserve: 'Reserve for big repairs',
  interest: 'Loan interest',
  principal: 'Loan principal',
  cashFlow: 'Cash flow',
}

export const figureNames = {
  afterTaxReturn: { label: 'Yearly return after tax', short: 'Return' },
  realReturn: 'Return after inflation',
  beforeTaxReturn: 'Yearly return before tax',
  largestOffer: 'Highest price to offer',
  monthlyCashFlow: 'Monthly cash flow',
  yearlyCashFlow: 'First-year cash flow',
  netOperatingIncome: 'Net operating income (NOI)',
  capRate: 'Cap rate',
  capRateAfterReserve: 'Cap rate after reserve',
  cashOnCash: 'Cash-on-cash return',
  debtCoverage: 'Debt coverage (DSCR)',
  grossRentMultiplier: 'Gross rent multiplier (GRM)',
  rentToPrice: 'Monthly rent to price',
  costShare: 'Costs and vacancy share',
  breakEvenOccupancy: 'Break-even occupancy',
  breakEvenRent: 'Break-even rent',
  cashNeeded: 'Cash needed to buy',
  loanAmount: 'Loan amount',
  loanPayment: 'Monthly loan payment',
  depreciation: 'Depreciation, first full year',
  firstDepreciation: 'Depreciation, first tax year',
  firstTaxChange: 'Tax change, first tax year',
  lossWaiting: 'Carried-forward losses at sale',
  salePrice: 'Sale price',
  loanAtSale: 'Loan balance at sale',
  depreciationTaken: 'Total depreciation by sale',
  taxableGain: 'Taxable gain at sale',
  saleTax: 'Tax on the sale',
  cashFromSale: 'Cash from sale after tax',
  profit: 'Total profit after tax',
  cashFromSaleToday: 'Cash from sale',
  rentDownCashFlow: 'Cash flow, rent 10% lower',
  twoEmptyCashFlow: 'Cash flow, 2 more vacant months',
  rateUpCashFlow: 'Cash flow, rate +1 point',
  allWorseCashFlow: 'Cash flow, all three',
}

export const hintWords = {
  downShare: ({ share }: { share: number }, say: Say) => `${say.percent(share, 1)} of the price`,
  downDollars: ({ down }: { down: number }, say: Say) => `${say.money(down)}. Enter 100% to buy without a loan.`,
  taxDollars: ({ tax }: { tax: number }, say: Say) =>
    `${say.money(tax)} a year. A sale can raise it, so look up the rate.`,
  taxRate: () => 'A sale can raise it, so look up the rate, not the seller’s bill.',
  stateTax: (v: { tax: number; state: string; rate: number }, say: Say) =>
    `${say.money(v.tax)} a year. Typical in ${v.state}: ${say.percent(v.rate)} of value (Tax Foundation)`,
  stateRate: ({ rate, state }: { rate: number; state: string }, say: Say) =>
    `${state} would tax extra income of yours at about ${say.percent(rate, 1)}.`,
  closing: ({ costs, low, high }: { costs: number; low: number; high: number }, say: Say) =>
    `${say.money(costs)}. Often ${say.percent(low)} to ${say.percent(high)} of the price.`,
  reserve: ({ yearly }: { yearly: number }, say: Say) => `${say.money(yearly)} a year for the roof, heating, floors`,
}

export const errorWords = {
  downTooLarge: () => 'Enter a down payment no larger than the price.',
  loanTooSmall: ({ least }: { least: number }, say: Say) =>
    `Leave at least ${say.money(least)} to borrow, or enter 100% to buy without a loan.`,
  interestOnlyTooLong: () => 'Enter fewer years than the loan term.',
}

export const questions = {
  price: (rate: string) => `What price earns me ${rate} a year?`,
  monthlyRent: (amount: string) => `What rent brings in ${amount} a month?`,
  down: (amount: string) => `What down payment brings in ${amount} a month?`,
}
