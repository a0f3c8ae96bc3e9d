import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'health',
  title: 'Financial Health Report',
  question: 'How healthy are my finances, and which three steps would help most?',
  path: '/financial-health-report',
}
