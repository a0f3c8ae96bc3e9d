/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Stay {
  readonly years: number
}
interface Span {
  readonly from: number
  readonly to: number
}

export const headlines = {
  even: ({ years, apart }: Stay & { apart: number }, say: Say) =>
    `Over **${say.years(years)}**, buying and renting come out about even, only **${say.money(apart)}** apart.`,
  buying: ({ years, ahead }: Stay & { ahead: number }, say: Say) =>
    `If you stay **${say.years(years)}**, buying leaves you about **${say.money(ahead)}** ahead of renting.`,
  renting: ({ years, ahead }: Stay & { ahead: number }, say: Say) =>
    `If you stay **${say.years(years)}**, renting leaves you about **${say.money(ahead)}** ahead of buying.`,
  notPossible: () => 'We can’t build a loan from these numbers.',
}

export const underneath = {
  aheadFrom: ({ year }: { year: number }) => `Buying is ahead from year ${year} on.`,
  aheadFromStart: () => 'Buying is ahead from the first year on.',
  aheadBetween: ({ from, to }: Span) => `Buying is ahead from year ${from} to year ${to}.`,
  aheadBetweenAndAtEnd: ({ from, to }: Span) =>
    `Buying is ahead from year ${from} to year ${to}, and again when you move out.`,
  aheadLater: ({ years }: Stay, say: Say) => `Buying would pull ahead after ${say.years(years)}.`,
  notAhead: ({ years }: Stay, say: Say) => `Buying doesn’t pull ahead within ${say.years(years)}.`,
  anyRentBuying: () => 'Buying is ahead at any rent.',
  anyRentRenting: () => 'Renting is ahead at any rent we tried.',
  dollars: () => 'In today’s dollars, after selling everything and paying taxes.',
  notPossible: () => 'Check the price, down payment, rate and term.',
}

export const figureNames = {
  advantage: { label: 'Net gain from buying', short: 'Gain from buying' },
  advantageNominal: 'Net gain from buying, future dollars',
  breakEvenYear: 'Time to break even',
  breakEvenRent: 'Break-even rent',
  breakEvenRate: 'Break-even mortgage rate',
  buyNetWorth: 'Net worth if you buy',
  rentNetWorth: 'Net worth if you rent',
  buyNetWorthNominal: 'Net worth if you buy, future dollars',
  rentNetWorthNominal: 'Net worth if you rent, future dollars',
  cashToBuy: 'Cash to close',
  loanAmount: 'Loan amount',
  loanPayment: 'Monthly loan payment',
  mortgageInsurance: 'Monthly PMI',
  mortgageInsuranceMonths: 'Payments with PMI',
  ownMonthly: 'Monthly cost to own, first year',
  rentMonthly: 'Monthly cost to rent, first year',
  taxSavedFirstYear: 'Income tax saved, first year',
  taxSaved: 'Income tax saved, total',
  itemizingYears: 'Years you’d itemize',
  totalInterest: 'Total mortgage interest',
  totalPropertyTax: 'Total property tax',
  lastPropertyTax: 'Property tax in your last year',
  totalUpkeep: 'Total maintenance',
  totalRent: 'Total rent',
  homeValue: 'Home value when you move out',
  loanLeft: 'Loan balance when you move out',
  sellingCosts: 'Selling costs',
  homeGain: 'Gain on the home',
  homeGainTaxed: 'Taxable gain on the home',
  buySaleTax: 'Tax on gains if you buy',
  rentSaleTax: 'Tax on gains if you rent',
  buyInvestments: 'Investments if you buy',
  rentInvestments: 'Investments if you rent',
  rentDividendTax: 'Dividend taxes if you rent',
} satisfies Readonly<Record<string, FigureName>>

export const splitWords = {
  whole: 'Monthly cost to own, first year',
  interest: 'Interest',
  principal: 'Principal',
  propertyTax: 'Property tax',
  insurance: 'Insurance',
  insuranceAndPmi: 'Insurance and PMI',
  rest: 'Maintenance, HOA, other',
}

export const hintWords = {
  downDollars: ({ down }: { down: number }, say: Say) => `${say.money(down)}`,
  downDollarsPmi: ({ down }: { down: number }, say: Say) => `${say.money(down)}. Lenders require PMI below 20%.`,
  downShare: ({ share }: { share: number }, say: Say) => `${say.percent(share, 1)} of the price`,
  downSharePmi: ({ share }: { share: number }, say: Say) =>
    `${say.percent(share, 1)} of the price. Lenders require PMI below 20%.`,
  stateTax: ({ state, rate }: { state: string; rate: number }, say: Say) =>
    `${state} owners pay about ${say.percent(rate)} of home value a year (Tax Foundation). New buyers may pay more.`,
  noLimit: ({ state }: { state: string }) => `We found no yearly limit on a single home in ${state}.`,
  limit: ({ state, rate }: { state: string; rate: number }, say: Say) =>
    `${state} limits the rise in taxable value to about ${say.percent(rate, 1)} a year on a home you live in.`,
}

export const errorWords = {
  downTooLarge: () => 'Enter the home price or less.',
  loanTooSmall: ({ least }: { least: number }, say: Say) =>
    `Enter the full price, or leave at least ${say.money(least)} to borrow.`,
  sellingTooLarge: ({ most }: { most: number }, say: Say) =>
    `Enter selling costs and transfer tax of ${say.percent(most)} or less combined.`,
}

export const questions = {
  monthlyRent: () => 'At what rent do you break even?',
  price: () => 'At what home price do you break even?',
  rate: () => 'At what mortgage rate do you break even?',
}
