import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import { type ComparedContext, ofCompared, type RentVsBuyContext } from './context.ts'
import { inToday } from './setup.ts'
import { type Sums, sumsOf } from './sums.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: ComparedContext['result'], context: ComparedContext) => number | null

const plain = (unit: Unit, worth: Worth) =>
  figure<RentVsBuyContext>(
    unit,
    ofCompared((context) => worth(context.result, context)),
  )
const inCents =
  (worth: Worth): Worth =>
  (result, context) => {
    const amount = worth(result, context)
    return amount === null ? null : roundToCent(amount)
  }
/** Dollars to the cent, of the year they fall in. */
const future = (worth: Worth) => futureDollars(plain('money', inCents(worth)))
/** Dollars to the cent, of today. */
const today = (worth: Worth) => todaysDollars(plain('money', inCents(worth)))
const sum =
  (name: keyof Sums): Worth =>
  (_, context) =>
    sumsOf(context)[name]

export const figures = named(figureNames, {
  advantage: today((r) => r.ahead),
  advantageNominal: future((r) => r.ownerEnd - r.renterEnd),
  breakEvenYear: plain('years', (r) => r.breakEvenYear),
  breakEvenRent: plain('cents', (r) => (r.evenRent.outcome === 'even' ? roundToCent(r.evenRent.at) : null)),
  breakEvenRate: plain('percent', (r) => (r.evenRate?.outcome === 'even' ? r.evenRate.at * 100 : null)),
  buyNetWorth: today((r, { inputs }) => inToday(r.setup, r.ownerEnd, inputs.years)),
  rentNetWorth: today((r, { inputs }) => inToday(r.setup, r.renterEnd, inputs.years)),
  buyNetWorthNominal: future((r) => r.ownerEnd),
  rentNetWorthNominal: future((r) => r.renterEnd),
  cashToBuy: future((r) => r.setup.cashToBuy),
  loanAmount: future((r) => r.setup.principal),
  loanPayment: future((r) => r.loan.payment),
  mortgageInsurance: future((r) => r.loan.monthlyInsurance),
  mortgageInsuranceMonths: plain('count', (r) => r.loan.insuranceMonths),
  ownMonthly: future((r) => r.owner.monthly[0] ?? 0),
  rentMonthly: future((r) => ((r.race[0]?.rent ?? 0) + (r.race[0]?.rentersInsurance ?? 0)) / 12),
  taxSavedFirstYear: future((r) => -(r.owner.years[0]?.taxChange ?? 0)),
  taxSaved: future((_, context) => -sumsOf(context).taxChange),
  itemizingYears: plain('count', sum('itemizes')),
  totalInterest: future(sum('interest')),
  totalPropertyTax: future(sum('propertyTax')),
  lastPropertyTax: future((r) => r.owned.propertyTax),
  totalUpkeep: future(sum('upkeep')),
  totalRent: future(sum('rent')),
  homeValue: future((r) => r.owned.homeValue),
  loanLeft: future((r) => r.owned.balance),
  sellingCosts: future((r) => r.owned.sellingCosts),
  homeGain: future((r) => r.owned.sale.gain),
  homeGainTaxed: future((r) => r.owned.sale.taxable),
  buySaleTax: future((r) => r.ownerTax),
  rentSaleTax: future((r) => r.renterTax),
  buyInvestments: future((r) => r.left.owner.value),
  rentInvestments: future((r) => r.left.renter.value),
  rentDividendTax: future(sum('renterDividendTax')),
})
