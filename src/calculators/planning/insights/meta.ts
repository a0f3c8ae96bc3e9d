import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'insights',
  title: 'Insights',
  question: 'What stands out in my numbers, and what could I do about it?',
  path: '/insights',
}
