/** How the money is taxed. Rates are decimals. */
export type LumpTax =
  /** Roth, HSA for care, or a 529 for school: nothing is taxed. */
  | { readonly kind: 'free' }
  /** A traditional plan: nothing on the way, and all that comes out is taxed at the end. The amount is pre-tax money. */
  | { readonly kind: 'deferred'; readonly endRate: number }
  /**
   * An ordinary account: `dividendYield` of the balance a year is paid out, taxed at `dividendRate` and the rest kept invested,
   * where it counts as cost; the gain left at the end is taxed at `gainRate`. A loss gives nothing back.
   */
  | {
      readonly kind: 'taxable'
      readonly dividendYield: number
      readonly dividendRate: number
      readonly gainRate: number
    }

export interface LumpSumInput {
  /** Dollars, now. */
  readonly amount: number
  readonly months: number
  /** Compound (effective) return a year before fees and tax, decimal, nominal. Above -1. */
  readonly annualReturn: number
  /** Decimal of the balance a year, taken evenly: a year keeps (1 - fee). Below 1. */
  readonly annualFee: number
  readonly tax: LumpTax
}

/** Nominal dollars at the end. gross = net + feeCost + yearlyTaxCost + endTax. */
export interface LumpSum {
  /** Without any fee or tax. */
  readonly gross: number
  /** After fees, before any tax. */
  readonly afterFee: number
  /** After fees and the yearly tax, before the tax at the end. */
  readonly beforeEndTax: number
  readonly net: number
  /** What the fee takes in the end: the fee itself and what it would have earned. Counted before tax. */
  readonly feeCost: number
  /** What the tax on dividends takes in the end, with what it would have earned. */
  readonly yearlyTaxCost: number
  readonly endTax: number
  /** What the gain at the end is measured from: the amount and the dividends kept after tax. */
  readonly cost: number
}

/**
 * What a month leaves of a dollar in a taxable account, before the tax at the end: a twelfth of the year's growth after the fee,
 * less the tax on a twelfth of the yield. Never below 0. Decimals a year.
 */
export const monthlyFactor = (annualReturn: number, annualFee: number, dividendYield: number, dividendRate: number) =>
  Math.max(0, ((1 + annualReturn) * (1 - annualFee)) ** (1 / 12) - (dividendYield / 12) * dividendRate)

/** (f^n - 1) / (f - 1): one dollar at the end of each of n months, each growing by f; exact also where f is close to 1. */
const sumOfPowers = (factor: number, months: number): number =>
  factor === 1 ? months : Math.expm1(months * Math.log1p(factor - 1)) / (factor - 1)

/**
 * One amount left alone for `months`, in closed form. A month grows by ((1 + return)(1 - fee))^(1/12); in a taxable account it
 * also pays out yield / 12 of the balance and loses the tax on that. A tax that would take more than a month's whole balance
 * leaves nothing (it cannot in the limits of any page).
 */
export function lumpSum({ amount, months, annualReturn, annualFee, tax }: LumpSumInput): LumpSum {
  const years = months / 12
  const gross = amount * (1 + annualReturn) ** years
  const afterFee = gross * (1 - annualFee) ** years
  if (tax.kind !== 'taxable') {
    const endTax = tax.kind === 'deferred' ? afterFee * tax.endRate : 0
    const net = afterFee - endTax
    const costs = { feeCost: gross - afterFee, yearlyTaxCost: 0, endTax, cost: tax.kind === 'deferred' ? 0 : amount }
    return { gross, afterFee, beforeEndTax: afterFee, net, ...costs }
  }
  const paidOut = tax.dividendYield / 12
  const factor = monthlyFactor(annualReturn, annualFee, tax.dividendYield, tax.dividendRate)
  const beforeEndTax = amount * factor ** months
  const cost = amount * (1 + paidOut * (1 - tax.dividendRate) * sumOfPowers(factor, months))
  const endTax = tax.gainRate * Math.max(0, beforeEndTax - cost)
  return {
    gross,
    afterFee,
    beforeEndTax,
    net: beforeEndTax - endTax,
    feeCost: gross - afterFee,
    yearlyTaxCost: afterFee - beforeEndTax,
    endTax,
    cost,
  }
}
