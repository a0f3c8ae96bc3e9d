import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import type { Partner } from './couple.ts'
import type { CoupleGrid } from './couple-grid.ts'
import type { LifeRules } from './life-rules.ts'
import { lifeSum, type Outlook } from './outlook.ts'
import { ownPlan, ownValue } from './own-plan.ts'
import { stepUpValue } from './step-up.ts'
import { type SurvivorBase, survivorDue } from './survivor.ts'

/** The months in which somebody already widowed may start the survivor's benefit: 60 to full retirement age, none before now. */
export const survivorStarts = (survivor: Partner, now: MonthCount): MonthCount[] => {
  const { survivorFirstMonth, survivorFullMonth } = survivor.worker.birth
  const first = Math.max(now, survivorFirstMonth)
  const last = Math.max(first, survivorFullMonth)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/**
 * Lifetime value for somebody already widowed: rows are the own claim, columns the start of the survivor's benefit. One may
 * come first and the other later, for each grows on its own (no deemed filing between them: 42 USC 402(r)). The larger is paid.
 * `base` is what the late spouse's record pays (`survivorBase`), in today's dollars.
 */
export const widowedGrid = (
  survivor: Partner,
  base: SurvivorBase,
  starts: readonly MonthCount[],
  outlook: Outlook,
  rules: LifeRules,
): CoupleGrid => {
  const { worker, curve, claims } = survivor
  const life = lifeSum(outlook, curve)
  const paid = starts.map((start) => floorToDollar(survivorDue(base, worker.birth, start, rules.survivor)))
  const values = new Float64Array(claims.length * starts.length)
  claims.forEach((claim, i) => {
    const plan = ownPlan(worker, claim, rules.workerReduction, rules.limits)
    const own = ownValue(plan, life, outlook.now)
    starts.forEach((start, j) => {
      values[i * starts.length + j] = own + stepUpValue(plan, paid[j] ?? 0, start, life, outlook.now)
    })
  })
  return { rows: claims, columns: starts, values }
}
