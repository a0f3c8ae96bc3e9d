import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Unit } from '../kit/presentation.ts'
import type { Compared, Result } from './compute.ts'
import type { RentVsBuyInputs } from './fields.ts'
import { inToday } from './setup.ts'
import { type Sums, sumsOf } from './sums.ts'

type Spec = FigureSpec<Result, RentVsBuyInputs>
type Pick = (compared: Compared) => number | null

const of =
  (pick: Pick): Spec['value'] =>
  (result) =>
    result.outcome === 'compared' ? pick(result) : null
const plain = (key: string, label: string, unit: Unit, pick: Pick): Spec => ({ key, label, unit, value: of(pick) })
/** Dollars to the cent, of the year they fall in unless said otherwise. */
const dollars = (key: string, label: string, pick: Pick, kind: 'nominal' | 'today' = 'nominal'): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: kind,
  value: of((compared) => {
    const amount = pick(compared)
    return amount === null ? null : roundToCent(amount)
  }),
})
const atEnd =
  (amount: (c: Compared) => number): Pick =>
  (c) =>
    inToday(c.setup, amount(c), c.setup.inputs.years)
const sum =
  (name: keyof Sums): Pick =>
  (c) =>
    sumsOf(c)[name]
const firstYear =
  (pick: (c: Compared) => number): Pick =>
  (c) =>
    pick(c) / 12

export const figures: readonly Spec[] = [
  dollars('advantage', 'Buying ahead by, when you leave', (c) => c.ahead, 'today'),
  dollars('advantageNominal', 'Buying ahead by, in future dollars', (c) => c.ownerEnd - c.renterEnd),
  plain('breakEvenYear', 'Years until buying is ahead', 'years', (c) => c.breakEvenYear),
  {
    key: 'breakEvenRent',
    label: 'Rent at which you are even',
    unit: 'cents',
    value: of((c) => (c.evenRent.outcome === 'even' ? roundToCent(c.evenRent.at) : null)),
  },
  plain('breakEvenRate', 'Mortgage rate at which you are even', 'percent', (c) =>
    c.evenRate?.outcome === 'even' ? c.evenRate.at * 100 : null,
  ),
  dollars(
    'buyNetWorth',
    'You have, if you buy',
    atEnd((c) => c.ownerEnd),
    'today',
  ),
  dollars(
    'rentNetWorth',
    'You have, if you rent',
    atEnd((c) => c.renterEnd),
    'today',
  ),
  dollars('buyNetWorthNominal', 'You have, if you buy, in future dollars', (c) => c.ownerEnd),
  dollars('rentNetWorthNominal', 'You have, if you rent, in future dollars', (c) => c.renterEnd),
  dollars('cashToBuy', 'Cash to buy', (c) => c.setup.cashToBuy),
  dollars('loanAmount', 'Loan amount', (c) => c.setup.principal),
  dollars('loanPayment', 'Loan payment a month', (c) => c.loan.payment),
  dollars('mortgageInsurance', 'PMI a month', (c) => c.loan.monthlyInsurance),
  plain('mortgageInsuranceMonths', 'Payments with PMI', 'count', (c) => c.loan.insuranceMonths),
  dollars('ownMonthly', 'Owning a month, first year, after tax', (c) => c.owner.monthly[0] ?? 0),
  dollars(
    'rentMonthly',
    'Renting a month, first year',
    firstYear((c) => (c.race[0]?.rent ?? 0) + (c.race[0]?.rentersInsurance ?? 0)),
  ),
  dollars('taxSavedFirstYear', 'Income tax saved by owning, first year', (c) => -(c.owner.years[0]?.taxChange ?? 0)),
  dollars('taxSaved', 'Income tax saved by owning, in all', (c) => -sumsOf(c).taxChange),
  plain('itemizingYears', 'Years in which you would itemize', 'count', sum('itemizes')),
  dollars('totalInterest', 'Mortgage interest paid', sum('interest')),
  dollars('totalPropertyTax', 'Property tax paid', sum('propertyTax')),
  dollars('lastPropertyTax', 'Property tax in the last year', (c) => c.owned.propertyTax),
  dollars('totalUpkeep', 'Upkeep paid', sum('upkeep')),
  dollars('totalRent', 'Rent paid', sum('rent')),
  dollars('homeValue', 'Home value when you leave', (c) => c.owned.homeValue),
  dollars('loanLeft', 'Loan left when you leave', (c) => c.owned.balance),
  dollars('sellingCosts', 'Cost of selling', (c) => c.owned.sellingCosts),
  dollars('homeGain', 'Gain on the home', (c) => c.owned.sale.gain),
  dollars('homeGainTaxed', 'Gain on the home that is taxed', (c) => c.owned.sale.taxable),
  dollars('buySaleTax', 'Tax when the buyer sells everything', (c) => c.ownerTax),
  dollars('rentSaleTax', 'Tax when the renter sells everything', (c) => c.renterTax),
  dollars('buyInvestments', 'Buyer’s investments', (c) => c.left.owner.value),
  dollars('rentInvestments', 'Renter’s investments', (c) => c.left.renter.value),
  dollars('rentDividendTax', 'Renter’s tax on dividends, in all', sum('renterDividendTax')),
]
