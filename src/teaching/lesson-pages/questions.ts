/** The questions of a course, and those that place somebody: from the lessons, so that none is written twice. */
import type { Lesson, UnitSlug } from '../lessons/kit/lesson.ts'
import { units } from '../lessons/lessons.ts'
import { quizPage } from './lesson-page.ts'
import type { CourseItem, PlacementItem } from './page.ts'

const lessonsOf = async (unit: UnitSlug): Promise<readonly Lesson[]> =>
  Promise.all((units.find(({ slug }) => slug === unit)?.lessons ?? []).map(({ load }) => load()))

/** Every quiz item of a unit, in the order of its lessons. */
export async function courseItems(unit: UnitSlug): Promise<readonly CourseItem[]> {
  return (await lessonsOf(unit)).flatMap((lesson) => {
    const quiz = quizPage(lesson)
    const { slug, title } = lesson.about
    return quiz.map((item, at) => ({ lesson: slug, title, at, of: quiz.length, item }))
  })
}

const depth = { start: 0, next: 1, deeper: 2 } as const

/**
 * One question for each of the first eight units that have lessons: the last numeric one of the deepest lesson, taken as the hardest.
 * Whoever gets it right could skip or skim the unit.
 */
export async function placementItems(): Promise<readonly PlacementItem[]> {
  const found = await Promise.all(
    units.slice(0, 8).map(async ({ slug, title }) => {
      const lessons = await lessonsOf(slug)
      const deepest = lessons.reduce<Lesson | null>(
        (best, one) => (best && depth[best.about.level] > depth[one.about.level] ? best : one),
        null,
      )
      if (!deepest) return []
      const quiz = quizPage(deepest)
      const item = quiz.findLast(({ options, right }) => /\d/.test(options[right]?.says ?? '')) ?? quiz.at(-1)
      return item ? [{ unit: slug, unitTitle: title, item }] : []
    }),
  )
  return found.flat()
}
