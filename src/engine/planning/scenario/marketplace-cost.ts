import { premiumAtAge } from '#engine/health-coverage/premium-at-age.ts'
import { requiredShare } from '#engine/health-coverage/premium-credit.ts'
import type { ScenarioLaw } from './law.ts'

export interface MarketplaceCost {
  /** The second-lowest silver plan of everybody on it, dollars a month. */
  readonly benchmark: number
  readonly credit: number
  readonly cost: number
  /** Income in percent of the poverty line. */
  readonly percent: number
  readonly outcome: 'credit' | 'full-price' | 'medicaid' | 'under-line'
}

/**
 * What the benchmark plan costs a month after the premium credit (IRC 36B), for a year's income. `income` and the answer are dollars of the
 * law's year. Under Medicaid's line in a state that expanded it the cost is nothing; under the poverty line elsewhere there is no credit.
 */
export function marketplaceCost(
  income: number,
  size: number,
  ages: readonly number[],
  state: string | null,
  law: ScenarioLaw,
): MarketplaceCost {
  const { shares, poverty, medicaidUpTo } = law.marketplace(state)
  const line = poverty.first + poverty.eachMore * Math.max(0, size - 1)
  const percent = (income / line) * 100
  const benchmark = ages.reduce((sum, age) => sum + premiumAtAge(law.benchmarkAt40, 40, age, law.ages), 0)
  if (medicaidUpTo !== null && percent <= medicaidUpTo)
    return { benchmark, credit: benchmark, cost: 0, percent, outcome: 'medicaid' }
  const share = requiredShare(income, line, shares)
  if (share === null)
    return {
      benchmark,
      credit: 0,
      cost: benchmark,
      percent,
      outcome: percent < shares.noneUnder ? 'under-line' : 'full-price',
    }
  const credit = Math.max(0, benchmark - (share * Math.max(0, income)) / 12)
  return { benchmark, credit, cost: benchmark - credit, percent, outcome: credit > 0 ? 'credit' : 'full-price' }
}
