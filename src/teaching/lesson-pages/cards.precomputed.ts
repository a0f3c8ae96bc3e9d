/** Every lesson and unit as lists show them. Ships as data: a list needs titles and minutes, not what the lessons are worked out with. */
import { lessonLines, units } from '../lessons/lessons.ts'
import type { LessonCard, UnitCard } from './card.ts'

const titles = new Map(units.map(({ slug, title }) => [slug, title]))

export const lessonCards: readonly LessonCard[] = await Promise.all(
  lessonLines.map(async ({ load }) => {
    const { slug, unit, title, minutes, level, about, standards } = (await load()).about
    return { slug, unit, title, minutes, level, about, standards, unitTitle: titles.get(unit) ?? '' }
  }),
)
export const unitCards: readonly UnitCard[] = units.map(({ slug, title, project, lessons }) => ({
  slug,
  title,
  project,
  lessons: lessons.map((line) => line.slug),
}))
