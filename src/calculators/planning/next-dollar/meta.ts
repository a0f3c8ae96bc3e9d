import type { PlanMeta } from '../plan.ts'

export const meta: PlanMeta = {
  name: 'next-dollar',
  title: 'Financial Journey',
  question: 'Where should my next dollar go?',
  path: '/financial-journey',
}
