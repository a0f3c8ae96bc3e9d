/** The questions of each course, fetched when they are asked. */
import type { UnitSlug } from '../lessons/kit/lesson.ts'
import type { CourseItem } from './page.ts'

type Load = () => Promise<{ readonly items: readonly CourseItem[] }>
const loads: Readonly<Record<UnitSlug, Load>> = {
  'money-basics': () => import('./quizzes/money-basics.precomputed.ts'),
  budgeting: () => import('./quizzes/budgeting.precomputed.ts'),
  banking: () => import('./quizzes/banking.precomputed.ts'),
  'credit-and-debt': () => import('./quizzes/credit-and-debt.precomputed.ts'),
  'cars-and-homes': () => import('./quizzes/cars-and-homes.precomputed.ts'),
  'work-and-taxes': () => import('./quizzes/work-and-taxes.precomputed.ts'),
  investing: () => import('./quizzes/investing.precomputed.ts'),
  retirement: () => import('./quizzes/retirement.precomputed.ts'),
  insurance: () => import('./quizzes/insurance.precomputed.ts'),
  'life-events': () => import('./quizzes/life-events.precomputed.ts'),
}

/** Of several courses, in order. */
export async function questionsOf(units: readonly UnitSlug[]): Promise<readonly CourseItem[]> {
  const all = await Promise.all([...new Set(units)].map((unit) => loads[unit]()))
  return all.flatMap(({ items }) => items)
}
