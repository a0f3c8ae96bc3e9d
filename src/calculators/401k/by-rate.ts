/** What each whole percent of contribution brings and costs in a year. */
import { paycheckRun } from '#engine/workplace-plan/paychecks.ts'
import { perContext } from '../kit/calculator.ts'
import type { PlanContext } from './context.ts'
import { taxesWith } from './paycheck-tax.ts'
import { wholeYear } from './plan-year.ts'

export interface RateRow {
  /** Percent points of pay. */
  readonly share: number
  readonly own: number
  readonly match: number
  /** Less take-home pay in the year, all of it pre-tax. */
  readonly cost: number
}
/** The table and the chart end here at least, and never later than MOST. */
const LEAST = 12
const MOST = 30

export const byRate = perContext<PlanContext, readonly RateRow[]>(({ inputs, law, result }) => {
  const year = wholeYear(inputs, law.tax)
  const last = Math.min(MOST, Math.max(LEAST, Math.ceil(result.fullShare * 100) + 2, Math.ceil(inputs.contribute) + 2))
  const without = taxesWith(inputs, law, {})
  return Array.from({ length: last + 1 }, (_, share) => {
    const elections = { preTax: share / 100, roth: 0, afterTax: 0 }
    const run = paycheckRun({ ...year, elections })
    const taxes = taxesWith(inputs, law, { planDeferrals: run.preTax, rothPlanDeferrals: run.roth })
    return { share, own: run.deferred, match: run.match + run.trueUp, cost: run.deferred - (without - taxes) }
  })
})
