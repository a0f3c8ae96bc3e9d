import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'debt-payoff',
  title: 'Debt payoff',
  question: 'When will I be debt-free, and what does each order of paying cost?',
  path: '/debt-payoff',
}
