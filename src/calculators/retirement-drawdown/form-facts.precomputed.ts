/** How the years of the record were spread, in the percent points a form starts with. */
import { pastYears } from '#engine/simulation/january-windows.ts'

const meanOf = (list: Float64Array) => list.reduce((sum, one) => sum + one, 0) / list.length
function covariance(a: Float64Array, b: Float64Array): number {
  const [ma, mb] = [meanOf(a), meanOf(b)]
  return a.reduce((sum, one, i) => sum + (one - ma) * ((b[i] ?? 0) - mb), 0) / (a.length - 1)
}
const { stocks, bonds } = pastYears
const swing = (list: Float64Array) => Math.sqrt(covariance(list, list))
const tenth = (share: number) => Math.round(share * 1000) / 10

/** After inflation: plain average of the years and their standard deviation. */
export const record = {
  stockMean: tenth(meanOf(stocks) - 1),
  stockSwing: tenth(swing(stocks)),
  bondMean: tenth(meanOf(bonds) - 1),
  bondSwing: tenth(swing(bonds)),
  correlation: Math.round((covariance(stocks, bonds) / swing(stocks) / swing(bonds)) * 20) / 20,
}
