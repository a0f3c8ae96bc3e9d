import type { LessonAbout, UnitSlug } from '../lessons/kit/lesson.ts'

/** What a list says of a lesson. */
export type LessonCard = Pick<LessonAbout, 'slug' | 'unit' | 'title' | 'minutes' | 'level' | 'about' | 'standards'> & {
  readonly unitTitle: string
}
export interface UnitCard {
  readonly slug: UnitSlug
  readonly title: string
  readonly project: string
  readonly lessons: readonly string[]
}

/** Where a lesson's page stands. */
export const lessonPath = (slug: string): string => `/learning/${slug}`
/** Where a unit's course stands. */
export const coursePath = (unit: string): string => `/financial-education/${unit}`
