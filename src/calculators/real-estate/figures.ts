import type { Figure } from '../kit/calculator.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import { breakEvenOccupancy, breakEvenRent, type Deal, firstFullYear, profit, taxLinesOf } from './compute.ts'
import { ofDeal, type RentalContext } from './context.ts'
import type { RealEstateInputs } from './sections.ts'
import { figureNames } from './words/answer.en.ts'

type Value = (deal: Deal, inputs: RealEstateInputs) => number | null

const of = (unit: Figure<RentalContext>['unit'], value: Value) =>
  figure<RentalContext>(
    unit,
    ofDeal(({ result, inputs }) => value(result, inputs)),
  )
const points = (rate: number | null): number | null => (rate === null ? null : rate * 100)
const over = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
const money = (value: Value) => futureDollars(of('money', value))
const percent = (value: Value) => of('percent', value)
const ratio = (value: Value) => of('ratio', value)

const inToday = (amount: number, inputs: RealEstateInputs): number =>
  amount / (1 + inputs.inflation / 100) ** inputs.holdYears
const lastYear = (deal: Deal) => deal.course.years.at(-1)
/** In hand after the loan, the costs and the tax of the sale; null without one. */
const fromSale = (deal: Deal): number | null => {
  const sale = lastYear(deal)?.sale
  return sale === undefined ? null : sale.proceeds - deal.held.saleTax
}

export const figures = named<keyof typeof figureNames, RentalContext>(figureNames, {
  afterTaxReturn: percent((deal) => points(deal.afterTax)),
  realReturn: percent((deal, inputs) =>
    deal.afterTax === null ? null : points((1 + deal.afterTax) / (1 + inputs.inflation / 100) - 1),
  ),
  beforeTaxReturn: percent((deal) => points(deal.beforeTax)),
  largestOffer: money((deal) => (deal.offer.outcome === 'found' ? deal.offer.price : null)),
  monthlyCashFlow: money((deal) => deal.cashFlow / 12),
  yearlyCashFlow: money((deal) => deal.cashFlow),
  netOperatingIncome: money((deal) => deal.first.noi),
  capRate: percent((deal) => points(deal.first.noi / deal.rental.price)),
  capRateAfterReserve: percent((deal) => points((deal.first.noi - deal.first.reserve) / deal.rental.price)),
  cashOnCash: percent((deal) => points(over(deal.cashFlow, deal.cash))),
  debtCoverage: ratio((deal) => over(deal.first.noi, deal.loanPayments)),
  grossRentMultiplier: ratio((deal) => over(deal.rental.price, 12 * deal.rental.monthlyRent)),
  rentToPrice: percent((deal) => points(deal.rental.monthlyRent / deal.rental.price)),
  costShare: percent((deal) => points(over(deal.first.full - deal.first.noi, deal.first.full))),
  breakEvenOccupancy: percent((deal) => points(breakEvenOccupancy(deal))),
  breakEvenRent: money(breakEvenRent),
  cashNeeded: money((deal) => deal.cash),
  loanAmount: money((deal) => deal.rental.loan),
  loanPayment: futureDollars(of('cents', (deal) => deal.loanPayments / 12)),
  depreciation: money((deal) => firstFullYear(deal)?.depreciation ?? null),
  firstDepreciation: money((deal) => taxLinesOf(deal)[0]?.depreciation ?? null),
  firstTaxChange: money((deal) => taxLinesOf(deal)[0]?.tax.change ?? null),
  lossWaiting: money((deal) => deal.held.putOffBefore),
  salePrice: money((deal) => lastYear(deal)?.value ?? null),
  loanAtSale: money((deal) => lastYear(deal)?.balance ?? null),
  depreciationTaken: money((deal) => lastYear(deal)?.sale.depreciation ?? null),
  taxableGain: money((deal) => lastYear(deal)?.sale.gain ?? null),
  saleTax: money((deal) => deal.held.saleTax),
  cashFromSale: money(fromSale),
  profit: money(profit),
  cashFromSaleToday: todaysDollars(
    of('money', (deal, inputs) => {
      const cash = fromSale(deal)
      return cash === null ? null : inToday(cash, inputs)
    }),
  ),
  rentDownCashFlow: money((deal) => deal.stress.rent.cashFlow),
  twoEmptyCashFlow: money((deal) => deal.stress.empty.cashFlow),
  rateUpCashFlow: money((deal) => deal.stress.rate.cashFlow),
  allWorseCashFlow: money((deal) => deal.stress.all.cashFlow),
})
