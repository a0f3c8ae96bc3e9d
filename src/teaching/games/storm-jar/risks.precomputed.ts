/** The sixteen sets of covers, each with its cost and its chance of debt: worked out while building. */
import { coverSets } from './design.ts'
import { riskOf } from './risk.ts'

export const risks = coverSets.map((covers) => {
  const { cost, debt } = riskOf(covers)
  return { covers, cost: Math.round(cost), debt: Number(debt.toFixed(4)) }
})
