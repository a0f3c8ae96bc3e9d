import type { Lesson, UnitSlug } from './lesson.ts'

/** A unit is a course: its lessons in the order in which they are taught, and one thing to have made at its end. */
export interface Unit {
  readonly slug: UnitSlug
  readonly title: string
  readonly project: string
  /** One line for each file of the folder. */
  readonly lessons: readonly { readonly slug: string; readonly load: () => Promise<Lesson> }[]
}
