import type { FigureSpec } from '../kit/definition.ts'
import {
  breakEvenOccupancy,
  breakEvenRent,
  type Deal,
  firstFullYear,
  profit,
  type Result,
  taxLinesOf,
} from './compute.ts'
import type { RealEstateInputs } from './fields.ts'

type Spec = FigureSpec<Result, RealEstateInputs>
type Value = (deal: Deal, inputs: RealEstateInputs) => number | null

const of =
  (value: Value): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'not-possible' ? null : value(result, inputs)
const points = (rate: number | null): number | null => (rate === null ? null : rate * 100)
const over = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

const money = (key: string, label: string, value: Value): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: of(value),
})
const percent = (key: string, label: string, value: Value): Spec => ({ key, label, unit: 'percent', value: of(value) })
const ratio = (key: string, label: string, value: Value): Spec => ({ key, label, unit: 'ratio', value: of(value) })

const inToday = (amount: number, inputs: RealEstateInputs): number =>
  amount / (1 + inputs.inflation / 100) ** inputs.holdYears
const lastYear = (deal: Deal) => deal.course.years.at(-1)

export const figures: readonly Spec[] = [
  percent('afterTaxReturn', 'Return a year, after tax', (deal) => points(deal.afterTax)),
  percent('realReturn', 'Return a year, after tax and inflation', (deal, inputs) =>
    deal.afterTax === null ? null : points((1 + deal.afterTax) / (1 + inputs.inflation / 100) - 1),
  ),
  percent('beforeTaxReturn', 'Return a year, before tax', (deal) => points(deal.beforeTax)),
  money('largestOffer', 'Most to pay for your return', (deal) =>
    deal.offer.outcome === 'found' ? deal.offer.price : null,
  ),
  money('monthlyCashFlow', 'Cash flow a month', (deal) => deal.cashFlow / 12),
  money('yearlyCashFlow', 'Cash flow, first year', (deal) => deal.cashFlow),
  money('netOperatingIncome', 'Net operating income', (deal) => deal.first.noi),
  percent('capRate', 'Cap rate', (deal) => points(deal.first.noi / deal.rental.price)),
  percent('capRateAfterReserve', 'Cap rate after the reserve', (deal) =>
    points((deal.first.noi - deal.first.reserve) / deal.rental.price),
  ),
  percent('cashOnCash', 'Cash-on-cash return', (deal) => points(over(deal.cashFlow, deal.cash))),
  ratio('debtCoverage', 'Debt coverage (DSCR)', (deal) => over(deal.first.noi, deal.loanPayments)),
  ratio('grossRentMultiplier', 'Price in years of rent (GRM)', (deal) =>
    over(deal.rental.price, 12 * deal.rental.monthlyRent),
  ),
  percent('rentToPrice', 'Month’s rent, share of price', (deal) => points(deal.rental.monthlyRent / deal.rental.price)),
  percent('costShare', 'Running costs and empty months, share of rent', (deal) =>
    points(over(deal.first.full - deal.first.noi, deal.first.full)),
  ),
  percent('breakEvenOccupancy', 'Rent that must come in', (deal) => points(breakEvenOccupancy(deal))),
  money('breakEvenRent', 'Rent that pays for itself', breakEvenRent),
  money('cashNeeded', 'Cash you put in', (deal) => deal.cash),
  money('loanAmount', 'Loan', (deal) => deal.rental.loan),
  { ...money('loanPayment', 'Loan payment a month', (deal) => deal.loanPayments / 12), unit: 'cents' },
  money('depreciation', 'Depreciation, first full tax year', (deal) => firstFullYear(deal)?.depreciation ?? null),
  money('firstDepreciation', 'Depreciation, first tax year', (deal) => taxLinesOf(deal)[0]?.depreciation ?? null),
  money('firstTaxChange', 'Tax because of it, first tax year', (deal) => taxLinesOf(deal)[0]?.tax.change ?? null),
  money('lossWaiting', 'Losses waiting when you sell', (deal) => deal.held.putOffBefore),
  money('salePrice', 'Sale price', (deal) => lastYear(deal)?.value ?? null),
  money('loanAtSale', 'Loan left at the sale', (deal) => lastYear(deal)?.balance ?? null),
  money('depreciationTaken', 'Depreciation taken by the sale', (deal) => lastYear(deal)?.sale.depreciation ?? null),
  money('taxableGain', 'Taxable gain at the sale', (deal) => lastYear(deal)?.sale.gain ?? null),
  money('saleTax', 'Tax the sale brings', (deal) => deal.held.saleTax),
  money('cashFromSale', 'Cash from the sale, after tax', (deal) => {
    const sale = lastYear(deal)?.sale
    return sale === undefined ? null : sale.proceeds - deal.held.saleTax
  }),
  money('profit', 'Profit after tax', profit),
  {
    ...money('cashFromSaleToday', 'Cash from the sale in today’s dollars', (deal, inputs) => {
      const sale = lastYear(deal)?.sale
      return sale === undefined ? null : inToday(sale.proceeds - deal.held.saleTax, inputs)
    }),
    dollars: 'today',
  },
  money('rentDownCashFlow', 'First year if rent is 10% lower', (deal) => deal.stress.rent.cashFlow),
  money('twoEmptyCashFlow', 'First year with two more empty months', (deal) => deal.stress.empty.cashFlow),
  money('rateUpCashFlow', 'First year if the rate is a point higher', (deal) => deal.stress.rate.cashFlow),
  money('allWorseCashFlow', 'First year with all three', (deal) => deal.stress.all.cashFlow),
]
