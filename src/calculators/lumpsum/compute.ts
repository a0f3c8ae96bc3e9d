import { averageOfCompound, compoundOfAverage, rangeFactor, Z90 } from '#engine/investing/average-and-compound.ts'
import { type LumpSum, type LumpTax, lumpSum } from '#engine/investing/lump-sum.ts'
import { roundToCent } from '#engine/money.ts'
import { realRate } from '#engine/rate.ts'
import type { Asked } from '../kit/calculator.ts'
import type { LumpInputs } from './sections.ts'

/** What the visitor's own numbers give, in closed form. Rates are decimals a year. */
export interface Grown {
  readonly outcome: 'grown'
  /** Nominal, before fees and tax: what compounds, and the plain average of the years that goes with it. */
  readonly compound: number
  readonly average: number
  /** Growth of prices over the whole time: 1.64 is 64% more. */
  readonly prices: number
  /** At the return expected; nominal dollars. */
  readonly end: LumpSum
  /** The same plan in one luckless and one lucky run out of ten each, by the visitor's own volatility; nominal dollars. */
  readonly low: LumpSum
  readonly high: LumpSum
}

export function taxOf(inputs: LumpInputs): LumpTax {
  if (inputs.account === 'free') return { kind: 'free' }
  if (inputs.account === 'deferred') return { kind: 'deferred', endRate: inputs.endRate / 100 }
  return {
    kind: 'taxable',
    dividendYield: inputs.dividendYield / 100,
    dividendRate: inputs.dividendRate / 100,
    gainRate: inputs.gainRate / 100,
  }
}

/** The lump sum at some compound nominal return and after some months. */
export const grownAt = (inputs: LumpInputs, annualReturn: number, months = inputs.years): LumpSum =>
  lumpSum({
    amount: inputs.amount,
    months,
    annualReturn,
    annualFee: inputs.fee / 100,
    tax: taxOf(inputs),
  })

/** The compound return a year that an outcome `z` deviations from the middle has had after `months`. */
export const returnAt = (inputs: LumpInputs, growth: Pick<Grown, 'compound' | 'average'>, months: number, z: number) =>
  (1 + growth.compound) * rangeFactor(growth.average, inputs.volatility / 100, months / 12, z) ** (12 / months) - 1

/** Each amount to the cent, and what is left after each cost their difference, so that printed sums come out. */
function inCents(end: LumpSum, inputs: LumpInputs): LumpSum {
  const tax = taxOf(inputs)
  const gross = roundToCent(end.gross)
  const afterFee = roundToCent(end.afterFee)
  const beforeEndTax = roundToCent(end.beforeEndTax)
  const cost = roundToCent(end.cost)
  const taxed = tax.kind === 'taxable' ? Math.max(0, beforeEndTax - cost) : beforeEndTax
  const rate = tax.kind === 'taxable' ? tax.gainRate : tax.kind === 'deferred' ? tax.endRate : 0
  const endTax = roundToCent(taxed * rate)
  return {
    gross,
    afterFee,
    beforeEndTax,
    cost,
    endTax,
    net: roundToCent(beforeEndTax - endTax),
    feeCost: roundToCent(gross - afterFee),
    yearlyTaxCost: roundToCent(afterFee - beforeEndTax),
  }
}

export function compute({ inputs }: Pick<Asked<LumpInputs, unknown>, 'inputs'>): Grown {
  const stated = inputs.rate / 100
  const spread = inputs.volatility / 100
  const inflation = inputs.inflation / 100
  const steady = inputs.rateKind === 'average' ? compoundOfAverage(stated, spread) : stated
  const compound = inputs.rateDollars === 'real' ? (1 + steady) * (1 + inflation) - 1 : steady
  const middle = { compound, average: averageOfCompound(compound, spread) }
  return {
    outcome: 'grown',
    ...middle,
    prices: (1 + inflation) ** (inputs.years / 12),
    end: inCents(grownAt(inputs, compound), inputs),
    low: grownAt(inputs, returnAt(inputs, middle, inputs.years, -Z90)),
    high: grownAt(inputs, returnAt(inputs, middle, inputs.years, Z90)),
  }
}

/** What a year brought after fees, tax and inflation, decimal; null where the money was pre-tax or there was none. */
export function keptRealReturn(grown: Grown, inputs: LumpInputs): number | null {
  if (inputs.amount <= 0 || inputs.account === 'deferred' || grown.end.net <= 0) return null
  return (grown.end.net / grown.prices / inputs.amount) ** (12 / inputs.years) - 1
}

/** Real growth expected after the fee and before tax: what the windows of the past are compared with. */
export const expectedRealGrowth = (grown: Grown, inputs: LumpInputs): number =>
  ((1 + realRate(grown.compound, inputs.inflation / 100)) * (1 - inputs.fee / 100)) ** (inputs.years / 12)

/**
 * What would be left, in today's dollars, if the real growth of a past start (after the fee, before tax) came again at a steady pace,
 * with the visitor's inflation and tax. Tax hangs on the path only a little, so this is close, not exact.
 */
export function keptFromPast(grown: Grown, inputs: LumpInputs, realGrowth: number): number {
  if (realGrowth <= 0) return 0
  const nominal = (realGrowth * grown.prices) ** (12 / inputs.years) / (1 - inputs.fee / 100) - 1
  return grownAt(inputs, nominal).net / grown.prices
}
