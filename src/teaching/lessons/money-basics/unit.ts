import type { Unit } from '../kit/unit.ts'

export const moneyBasics: Unit = {
  slug: 'money-basics',
  title: 'Money basics',
  project: 'Write down your net worth and three goals with dates.',
  lessons: [{ slug: 'compounding', load: async () => (await import('./compounding.ts')).compounding }],
}
