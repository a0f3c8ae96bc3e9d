import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'scenario',
  title: 'Run a Financial Scenario',
  question: 'What would a job loss, a baby, a move or a crash do to my money, month by month?',
  path: '/run-financial-scenario',
}
