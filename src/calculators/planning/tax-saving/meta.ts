import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'tax-saving',
  title: 'Tax-Saving Investments',
  question: 'Which account saves me the most tax next?',
  path: '/tax-saving-investments',
}
