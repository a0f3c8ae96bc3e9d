/** One fund in one kind of account, sold at the end: what is kept, and what costs and tax have taken. */
import { type CostKind, costKinds } from '#engine/funds/holding-costs.ts'
import type { HoldingCourse, HoldingYear, SaleTax } from '#engine/funds/holding-course.ts'
import type { ByPayout } from '#engine/funds/payouts.ts'
import { saleInCents } from '#engine/funds/sale-in-cents.ts'
import { roundToCent } from '#engine/money.ts'

/** Nominal dollars. */
export interface Held {
  readonly course: HoldingCourse
  /** The sale at the end, to the cent. */
  readonly sale: HoldingYear
  readonly saleTax: SaleTax
  readonly taxAtSale: number
  /** If sold at the end of each year, after every cost and tax. */
  readonly kept: readonly number[]
  readonly net: number
  /** Lost by the end to costs, and to tax. */
  readonly feeCost: number
  readonly taxCost: number
}

const isTax = (kind: CostKind): boolean => kind === 'payoutTax' || kind === 'saleTax'

/** `on` is what the sale's tax falls on; `taxOf` that tax in dollars for a sale at the end of any year. */
export function heldOf(course: HoldingCourse, on: SaleTax['on'], taxOf: (row: HoldingYear) => number): Held {
  const sale = saleInCents(course.last)
  const taxAtSale = roundToCent(taxOf(sale))
  const taxed = on === 'gain' ? sale.proceeds - sale.basis : sale.proceeds
  return {
    course,
    sale,
    saleTax: { on, rate: on === 'nothing' || taxed <= 0 ? 0 : taxAtSale / taxed },
    taxAtSale,
    kept: course.rows.map((row) => row.proceeds - taxOf(row)),
    net: roundToCent(sale.proceeds - taxAtSale),
    feeCost: costKinds.reduce((sum, kind) => sum + (isTax(kind) ? 0 : course.lost[kind]), 0),
    taxCost: course.lost.payoutTax + taxAtSale,
  }
}

export const noPayouts: ByPayout = { ordinary: 0, qualified: 0, reit: 0, shortGain: 0, longGain: 0 }

/** Tax on each kind of payout at two rates of one's own (percent points); a fifth of a REIT's dividends is free (IRC 199A). */
export function payoutTaxAt({ ordinaryRate, gainRate }: { ordinaryRate: number; gainRate: number }): ByPayout {
  const [ordinary, gain] = [ordinaryRate / 100, gainRate / 100]
  return { ordinary, shortGain: ordinary, reit: ordinary * 0.8, qualified: gain, longGain: gain }
}
