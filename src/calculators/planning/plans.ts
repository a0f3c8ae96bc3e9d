/** Every plan of the house: its name at once, the rest on demand. One line each; the folder holds all else. */
import { meta as cashAhead } from './cash-ahead/meta.ts'
import { meta as debtPayoff } from './debt-payoff/meta.ts'
import { meta as health } from './health/meta.ts'
import { meta as insights } from './insights/meta.ts'
import { meta as nextDollar } from './next-dollar/meta.ts'
import type { Plan, PlanMeta } from './plan.ts'
import { meta as scenario } from './scenario/meta.ts'
import { meta as taxSaving } from './tax-saving/meta.ts'

export interface PlanEntry extends PlanMeta {
  readonly load: () => Promise<Plan>
}

export const plans: readonly PlanEntry[] = [
  { ...insights, load: async () => (await import('./insights/plan.ts')).insightsPlan.plan },
  { ...health, load: async () => (await import('./health/plan.ts')).healthPlan.plan },
  { ...nextDollar, load: async () => (await import('./next-dollar/plan.ts')).nextDollarPlan.plan },
  { ...scenario, load: async () => (await import('./scenario/plan.ts')).scenarioPlan.plan },
  { ...taxSaving, load: async () => (await import('./tax-saving/plan.ts')).taxSavingPlan.plan },
  { ...cashAhead, load: async () => (await import('./cash-ahead/plan.ts')).cashAheadPlan.plan },
  { ...debtPayoff, load: async () => (await import('./debt-payoff/plan.ts')).debtPayoffPlan.plan },
]
