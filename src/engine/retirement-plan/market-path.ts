import type { PlanMarket } from './plan.ts'

/** What markets and prices do in each year of a plan. Decimals; returns are above inflation, before fees. */
export interface MarketPath {
  readonly stocks: Float64Array
  readonly bonds: Float64Array
  readonly cash: Float64Array
  readonly inflation: Float64Array
}

const above = (nominal: number, inflation: number): number => (1 + nominal) / (1 + inflation) - 1

/** The same return every year. */
export function steadyPath({ stocks, bonds, cash, inflation }: PlanMarket, years: number): MarketPath {
  return {
    stocks: new Float64Array(years).fill(above(stocks, inflation)),
    bonds: new Float64Array(years).fill(above(bonds, inflation)),
    cash: new Float64Array(years).fill(above(cash, inflation)),
    inflation: new Float64Array(years).fill(inflation),
  }
}

/** Price levels over the first year's: one for each year and one after the last. */
export function priceLevels({ inflation }: MarketPath): Float64Array {
  const levels = new Float64Array(inflation.length + 1)
  levels[0] = 1
  for (let t = 0; t < inflation.length; t++) levels[t + 1] = (levels[t] ?? 1) * (1 + (inflation[t] ?? 0))
  return levels
}
