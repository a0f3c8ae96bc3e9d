import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'cash-ahead',
  title: 'Cash ahead',
  question: 'What’s safe to spend, and how low will my account go in the next 12 months?',
  path: '/financial-management',
}
