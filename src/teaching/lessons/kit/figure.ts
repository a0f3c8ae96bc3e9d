/**
 * The numbers of a lesson. A sentence holds no digit of its own: it names a figure, and the figure says where it comes from, so that no
 * lesson can go stale by itself. Money in dollars, rates in percent points.
 */
import { figureText } from '#calculators/kit/format.ts'
import type { Unit } from '#calculators/kit/presentation.ts'
import type { Cited } from '#facts/cited.ts'

interface Sized {
  readonly value: number
  readonly unit: Unit
  /** How it reads where its unit alone would say it less well ("about $298,000", "half"). */
  readonly text?: string
}
/** Part of the question: "say you save $200 a month". */
export interface Given extends Sized {
  readonly kind: 'given'
}
/** The result of an engine function or a calculator. `how` is its working in one line. */
export interface Worked extends Sized {
  readonly kind: 'worked'
  readonly how: string
}
/** Law, a survey or a market series, with its citation. */
export interface Published extends Sized {
  readonly kind: 'published'
  readonly fact: Cited<unknown>
}
/** What somebody gets who makes a common error: a wrong option of a quiz. `error` names it. */
export interface Mistaken extends Sized {
  readonly kind: 'mistaken'
  readonly error: string
}
export type LessonFigure = Given | Worked | Published | Mistaken
export type Figures = Readonly<Record<string, LessonFigure>>

export const given = (value: number, unit: Unit, text?: string): Given => ({
  kind: 'given',
  value,
  unit,
  ...(text === undefined ? {} : { text }),
})
export const worked = (value: number, unit: Unit, how: string, text?: string): Worked => ({
  kind: 'worked',
  value,
  unit,
  how,
  ...(text === undefined ? {} : { text }),
})
export const published = (fact: Cited<unknown>, value: number, unit: Unit, text?: string): Published => ({
  kind: 'published',
  fact,
  value,
  unit,
  ...(text === undefined ? {} : { text }),
})
export const mistaken = (value: number, unit: Unit, error: string, text?: string): Mistaken => ({
  kind: 'mistaken',
  value,
  unit,
  error,
  ...(text === undefined ? {} : { text }),
})

/** As it stands in a sentence. */
export const figureSaid = ({ value, unit, text }: LessonFigure): string => text ?? figureText(value, unit)
