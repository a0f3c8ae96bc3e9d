import { roundToCent } from '#engine/money.ts'

/** How a state taxes a car bought from a dealer. Rates are decimals of what is taxed. */
export type CarTaxRule = {
  readonly rate: number
  /** A higher rate on the whole when the price is above a mark: Connecticut's 7.75 % above 50,000. */
  readonly rateAbove?: { readonly price: number; readonly rate: number }
  /** Lower rates for cheap used cars, by what is taxed, dearest first: the first step whose `from` is reached holds. */
  readonly usedSteps?: readonly { readonly from: number; readonly rate: number }[]
  /** Of `rate`, the part that no trade-in lowers (Oklahoma's excise). */
  readonly rateOnWholePrice?: number
  /** Whether a trade-in lowers what is taxed; `capped` up to `tradeInLimit` dollars, `new-only` only when the car bought is new. */
  readonly tradeIn: 'full' | 'capped' | 'new-only' | 'partial' | 'none'
  readonly tradeInLimit?: number
  /** Whether a maker's rebate is still part of the taxed price. A dealer's discount never is. */
  readonly rebateTaxed: boolean
  /** County and city together, on the same amount, or on its first `localOnFirst` dollars. */
  readonly localRate: number
  readonly localOnFirst?: number
  /** A further state rate on the part of the taxed amount between two marks (Tennessee's single-article tax). */
  readonly band?: { readonly from: number; readonly to: number; readonly rate: number }
  /** The most and the least the state's part can be, dollars. */
  readonly most?: number
  readonly least?: number
}

export type CarSale = {
  /** Agreed with the dealer, before any rebate, dollars. */
  readonly price: number
  /** Dealer fees that are taxed with the car. */
  readonly taxedFees: number
  /** What the dealer gives for the old car, whatever is still owed on it. */
  readonly tradeIn: number
  readonly rebate: number
  readonly isNew: boolean
}

export type CarTax = {
  /** What the state's rate falls on, dollars. */
  readonly taxable: number
  /** By how much the trade-in and the rebate lowered it. */
  readonly tradeInCredit: number
  readonly rebateCredit: number
  readonly stateTax: number
  readonly localTax: number
  readonly tax: number
  /** The rate the next untaxed dollar would save: state and local, decimal. */
  readonly rate: number
}

const creditOf = (rule: CarTaxRule, { tradeIn, isNew }: CarSale): number => {
  switch (rule.tradeIn) {
    case 'full':
    case 'partial':
      return tradeIn
    case 'capped':
      return Math.min(tradeIn, rule.tradeInLimit ?? 0)
    case 'new-only':
      return isNew ? tradeIn : 0
    case 'none':
      return 0
  }
}

const rateOf = (rule: CarTaxRule, price: number, taxable: number, isNew: boolean): number => {
  if (!isNew && rule.usedSteps) return rule.usedSteps.find((step) => taxable >= step.from)?.rate ?? 0
  return rule.rateAbove && price > rule.rateAbove.price ? rule.rateAbove.rate : rule.rate
}

/**
 * Sales, use or title tax on a car by a state's rule, dollars to the cent. What is owed on the trade-in plays no part: its value
 * lowers the taxed price where the state lets it. Never below zero. Rules come as an argument; amounts must not be negative.
 */
export const carTax = (rule: CarTaxRule, sale: CarSale): CarTax => {
  const tradeInCredit = creditOf(rule, sale)
  const rebateCredit = rule.rebateTaxed ? 0 : sale.rebate
  const beforeTrade = Math.max(0, sale.price + sale.taxedFees - rebateCredit)
  const taxable = Math.max(0, beforeTrade - tradeInCredit)
  const rate = rateOf(rule, sale.price, taxable, sale.isNew)
  const whole = rule.tradeIn === 'partial' ? (rule.rateOnWholePrice ?? 0) : 0
  const { band } = rule
  const inBand = band ? Math.max(0, Math.min(taxable, band.to) - band.from) * band.rate : 0
  const uncapped = beforeTrade * whole + taxable * (rate - whole) + inBand
  const stateTax = roundToCent(Math.max(rule.least ?? 0, Math.min(rule.most ?? Number.POSITIVE_INFINITY, uncapped)))
  const localTax = roundToCent(Math.min(taxable, rule.localOnFirst ?? Number.POSITIVE_INFINITY) * rule.localRate)
  const bound = stateTax !== roundToCent(uncapped)
  const localBound = rule.localOnFirst !== undefined && taxable > rule.localOnFirst
  return {
    taxable: roundToCent(taxable),
    tradeInCredit: roundToCent(Math.min(tradeInCredit, beforeTrade)),
    rebateCredit,
    stateTax,
    localTax,
    tax: roundToCent(stateTax + localTax),
    rate: (bound ? 0 : rate) + (localBound ? 0 : rule.localRate),
  }
}
