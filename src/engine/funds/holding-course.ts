/**
 * A fund or ETF bought once or again and again, held, and sold: every cost with what it would have earned. As in fee-course.ts, each cost
 * is followed as if it had stayed invested at the return before costs, so the kinds add up exactly to the gap to a cost-free holding.
 */

import {
  COMMISSION,
  type Costs,
  costsOf,
  DEFERRED,
  DISTRIBUTION,
  EXPENSE,
  KINDS,
  LENDING,
  LOAD,
  noCosts,
  PAYOUT_TAX,
  PREMIUM,
  SPREAD,
} from './holding-costs.ts'
import { type ByPayout, payoutOf, payoutTaxOf } from './payouts.ts'

export interface HoldingPlan {
  readonly start: number
  /** Dollars at the beginning of each period; the first goes in together with `start`. */
  readonly deposit: number
  readonly depositEvery: 1 | 3 | 12
  /** A multiple of 12. */
  readonly months: number
  /** Before all costs, decimal per year. */
  readonly annualReturn: number
}
export interface HoldingTerms {
  /** Share of a purchase that the load takes. */
  readonly loadRate: (purchase: number, held: number, month: number) => number
  /** Dollars for each purchase and each sale. */
  readonly commission: number
  /** Half the bid-ask spread, as a share of the price. */
  readonly halfSpread: number
  /** Price above (below: negative) net asset value when buying and when selling. */
  readonly premiumBuy: number
  readonly premiumSell: number
  /** Total expense ratio, and the 12b-1 fee in it; decimals per year. */
  readonly expenseRatio: number
  readonly distributionFee: number
  /** Months after which each purchase becomes a cheaper class; null: never. */
  readonly convertsAfter: number | null
  readonly expenseAfter: number
  readonly distributionAfter: number
  /** Deferred sales charge by year of sale; taken from the smaller of cost and value of what was bought, never from reinvested payouts. */
  readonly deferred: readonly number[]
  /** What lending out shares adds, decimal per year. */
  readonly lending: number
  readonly payouts: ByPayout
  /** Tax rates on the payouts; zeros inside a retirement account. */
  readonly payoutTax: ByPayout
  /** SEC and FINRA fees on a sale of so many dollars. */
  readonly saleFee: (dollars: number) => number
}

/** The holding sold at the end of a year. */
export interface HoldingYear {
  readonly year: number
  readonly paidIn: number
  /** Before anything a sale costs. */
  readonly value: number
  /** What tax law takes as paid: purchases and reinvested payouts. */
  readonly basis: number
  /** Costs of having bought and held, in this year. */
  readonly costs: Readonly<Costs>
  /** What a sale now would cost, without tax. */
  readonly saleCosts: Readonly<Pick<Costs, 'deferred' | 'spread' | 'premium' | 'commission'>>
  /** Dollars from a sale now, before tax on the gain. */
  readonly proceeds: number
  /** The same purchases without any cost. */
  readonly costFree: number
}
export interface HoldingCourse {
  readonly rows: readonly HoldingYear[]
  readonly last: HoldingYear
  /** Costs by kind with what they would have earned until the end, the sale included; its tax is `saleTaxOf`. */
  readonly lost: Readonly<Costs>
  readonly paid: Readonly<Costs>
  readonly purchases: number
}

const nothing: HoldingYear = {
  year: 0,
  paidIn: 0,
  value: 0,
  basis: 0,
  costs: noCosts(),
  saleCosts: { deferred: 0, spread: 0, premium: 0, commission: 0 },
  proceeds: 0,
  costFree: 0,
}

/** What a month does to a dollar of one share class. */
interface MonthOf {
  readonly factor: number
  readonly lending: number
  readonly distribution: number
  readonly expense: number
  readonly tax: number
  readonly reinvested: number
  /** What a share itself is worth after the month, its payout gone. */
  readonly price: number
}
function monthOf(terms: HoldingTerms, market: number, expenseRatio: number, distributionFee: number): MonthOf {
  const lending = market * ((1 + terms.lending) ** (1 / 12) - 1)
  const cost = (market + lending) * (1 - (1 - expenseRatio) ** (1 / 12))
  const share = expenseRatio > 0 ? Math.min(1, distributionFee / expenseRatio) : 0
  const held = market + lending - cost
  const paidOut = Math.min(held, (held * payoutOf(terms.payouts)) / 12)
  const tax = Math.min(paidOut, (held * payoutTaxOf(terms.payouts, terms.payoutTax)) / 12)
  return {
    factor: held - tax,
    lending: -lending,
    distribution: cost * share,
    expense: cost * (1 - share),
    tax,
    reinvested: paidOut - tax,
    price: held - paidOut,
  }
}

interface Lot {
  readonly month: number
  readonly cost: number
  readonly nav: number
}

/**
 * Dollars of deferred sales charge if everything is sold now: each purchase by its own age, on the smaller of its cost and what its shares are worth. Shares
 * from reinvested payouts carry no charge, so they make up for no fall in price (as fund prospectuses have it).
 */
function deferredNow(
  lots: readonly Lot[],
  month: number,
  rates: readonly number[],
  worthOf: (lot: Lot) => number,
): number {
  let charge = 0
  for (let i = lots.length - 1; i >= 0; i -= 1) {
    const lot = lots[i]
    if (lot === undefined) break
    const year = Math.max(1, Math.ceil((month - lot.month) / 12))
    if (year > rates.length) break
    charge += (rates[year - 1] ?? 0) * Math.min(lot.cost, worthOf(lot))
  }
  return charge
}

/**
 * The course of a holding month by month. Within a month: growth, lending income, expenses, payouts and their tax (paid out of the payout,
 * the rest reinvested without a cost). A purchase pays commission, then load, then premium and half the spread. Loads count in the basis.
 * With only an expense ratio e: value = start ((1 + r)(1 - e))^years. Nominal dollars.
 */
export function holdingCourse(plan: HoldingPlan, terms: HoldingTerms): HoldingCourse {
  const market = (1 + plan.annualReturn) ** (1 / 12)
  const first = monthOf(terms, market, terms.expenseRatio, terms.distributionFee)
  const later = monthOf(terms, market, terms.expenseAfter, terms.distributionAfter)
  const converts = terms.convertsAfter
  const atConversion = first.factor ** (converts ?? 0)
  const priceAtConversion = first.price ** (converts ?? 0)
  const keepsLots = converts !== null || terms.deferred.length > 0
  const lots: Lot[] = []
  const lost = new Float64Array(KINDS)
  const paid = new Float64Array(KINDS)
  let yearly = new Float64Array(KINDS)
  const rows: HoldingYear[] = []
  let [young, old, basis, paidIn, costFree, converted, purchases] = [0, 0, 0, 0, 0, 0, 0]

  const charge = (kind: number, dollars: number): void => {
    lost[kind] = (lost[kind] ?? 0) + dollars
    paid[kind] = (paid[kind] ?? 0) + dollars
    yearly[kind] = (yearly[kind] ?? 0) + dollars
  }
  /** The shares bought, without those that reinvested payouts added. */
  const worthOf = (lot: Lot, month: number): number => {
    const age = month - lot.month
    return converts === null || age <= converts
      ? lot.nav * first.price ** age
      : lot.nav * priceAtConversion * later.price ** (age - converts)
  }
  const buy = (amount: number, month: number): void => {
    if (amount <= 0) return
    const commission = Math.min(terms.commission, amount)
    const offered = amount - commission
    const load = offered * terms.loadRate(offered, young + old, month)
    const nav = (offered - load) / ((1 + terms.premiumBuy) * (1 + terms.halfSpread))
    charge(COMMISSION, commission)
    charge(LOAD, load)
    charge(PREMIUM, nav * terms.premiumBuy)
    charge(SPREAD, nav * (1 + terms.premiumBuy) * terms.halfSpread)
    if (keepsLots) lots.push({ month, cost: offered, nav })
    young += nav
    basis += amount
    paidIn += amount
    costFree += amount
    purchases += 1
  }
  const saleNow = (month: number) => {
    const value = young + old
    const deferred =
      terms.deferred.length === 0 ? 0 : deferredNow(lots, month, terms.deferred, (lot) => worthOf(lot, month))
    const premium = -value * terms.premiumSell
    const spread = (value - premium) * terms.halfSpread
    const before = Math.max(0, value - premium - spread - deferred)
    const commission = value > 0 ? Math.min(before, terms.commission + terms.saleFee(value - premium)) : 0
    return { deferred, premium, spread, commission }
  }

  for (let month = 0; month < plan.months; month += 1) {
    const due = month % plan.depositEvery === 0 ? plan.deposit : 0
    buy(due + (month === 0 ? plan.start : 0), month)
    for (let kind = 0; kind < KINDS; kind += 1) lost[kind] = (lost[kind] ?? 0) * market
    charge(LENDING, young * first.lending + old * later.lending)
    charge(DISTRIBUTION, young * first.distribution + old * later.distribution)
    charge(EXPENSE, young * first.expense + old * later.expense)
    charge(PAYOUT_TAX, young * first.tax + old * later.tax)
    basis += young * first.reinvested + old * later.reinvested
    young *= first.factor
    old *= later.factor
    costFree *= market
    const now = month + 1
    while (converts !== null && converted < lots.length) {
      const lot = lots[converted]
      if (lot === undefined || now - lot.month < converts) break
      const value = lot.nav * atConversion
      young = Math.max(0, young - value)
      old += value
      converted += 1
    }
    if (now % 12 === 0) {
      const value = young + old
      const saleCosts = saleNow(now)
      const { deferred, premium, spread, commission } = saleCosts
      const proceeds = Math.max(0, value - deferred - premium - spread - commission)
      rows.push({ year: now / 12, paidIn, value, basis, costs: costsOf(yearly), saleCosts, proceeds, costFree })
      yearly = new Float64Array(KINDS)
    }
  }
  const last = rows.at(-1) ?? nothing
  charge(DEFERRED, last.saleCosts.deferred)
  charge(SPREAD, last.saleCosts.spread)
  charge(PREMIUM, last.saleCosts.premium)
  charge(COMMISSION, last.saleCosts.commission)
  return { rows, last, lost: costsOf(lost), paid: costsOf(paid), purchases }
}

/** How the money is taxed when it comes out: on the gain, on all of it (a traditional IRA), or not at all (a Roth). */
export interface SaleTax {
  readonly on: 'gain' | 'all' | 'nothing'
  readonly rate: number
}
/** Tax when the holding is sold at the end of `row`'s year: dollars. A loss is not taxed, and no refund is counted for it. */
export function saleTaxOf(row: Pick<HoldingYear, 'proceeds' | 'basis'>, tax: SaleTax): number {
  if (tax.on === 'nothing') return 0
  return tax.rate * (tax.on === 'all' ? row.proceeds : Math.max(0, row.proceeds - row.basis))
}
