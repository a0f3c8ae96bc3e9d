/** Where the tax of the sales comes from: parts of the returns with and without them, which add up to it. */
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import { perContext } from '../kit/calculator.ts'
import type { GainsContext } from './context.ts'

export const partKeys = ['gains', 'ordinary', 'surtax', 'minimum', 'credits', 'other', 'state'] as const
export type PartKey = (typeof partKeys)[number]
export type ReturnParts = Readonly<Record<PartKey, number>>

const creditsOf = ({ federal: { credits } }: HouseholdTax): number => credits.nonrefundable + credits.refundable
const partsOf = (taxes: HouseholdTax): ReturnParts => {
  const { tax, otherTaxes } = taxes.federal
  return {
    gains: tax.onGains,
    ordinary: tax.onOrdinary,
    surtax: otherTaxes.netInvestmentIncome,
    minimum: tax.alternativeMinimum,
    credits: -creditsOf(taxes),
    other: otherTaxes.total - otherTaxes.netInvestmentIncome,
    state: taxes.stateAndLocalTax,
  }
}

/** Dollars over all years of the sales. */
export const returnParts = perContext(({ result }: GainsContext): ReturnParts => {
  const sums: Record<PartKey, number> = { gains: 0, ordinary: 0, surtax: 0, minimum: 0, credits: 0, other: 0, state: 0 }
  for (const year of result.tax.years) {
    const [after, before] = [partsOf(year.with), partsOf(year.without)]
    for (const key of partKeys) sums[key] += after[key] - before[key]
  }
  return sums
})

/** Tax on other income that the sales bring about: benefits that become taxed, deductions that shrink. Dollars; 0 where short-term results or losses are in it. */
export const hiddenOrdinary = ({ result }: GainsContext): number => {
  if (result.shortTerm !== 0 || result.longTerm <= 0) return 0
  if (result.tax.years.some(({ sales }) => sales.collectibles !== 0 || sales.depreciation !== 0)) return 0
  const moved = result.tax.years.reduce(
    (sum, { with: after, without }) =>
      sum +
      (after.federal.taxableIncome - after.federal.gains.preferential) -
      (without.federal.taxableIncome - without.federal.gains.preferential),
    0,
  )
  const tax = result.tax.years.reduce(
    (sum, { with: after, without }) => sum + after.federal.tax.onOrdinary - without.federal.tax.onOrdinary,
    0,
  )
  return moved > 1 ? Math.max(0, tax) : 0
}
