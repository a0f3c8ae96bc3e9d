/** The scale of the risk check and the years it shows, as plain data. */
import * as facts from '#facts/investing/risk-check.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { rememberedYears } from '#facts/series/shown-years.ts'
import { sources } from '#facts/sources.ts'

export const willingnessPoints = facts.willingnessPoints.value
export const capacityPoints = facts.capacityPoints.value
export const riskBands = facts.riskBands.value
export const levelWidth = facts.levelWidth.value
export const riskCaps = facts.riskCaps.value
export const capacityEdges = facts.capacityEdges.value
export const remembered = rememberedYears.value

export const record = {
  firstYear: annualReturns.firstYear,
  stocks: annualReturns.stocks,
  bonds: annualReturns.bonds10,
}
export const lastYear = annualReturns.firstYear + annualReturns.stocks.length - 1
export const recordSource = sources[annualReturns.source]
