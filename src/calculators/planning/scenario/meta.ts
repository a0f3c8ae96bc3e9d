import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'scenario',
  title: 'Run a Financial Scenario',
  question: 'How would a job loss, a baby, a move or a crash change my money, month by month?',
  path: '/run-financial-scenario',
}
