/**
 * The lessons about each calculator, by its name: those it stands in, else those that lead to it. From the lessons themselves (their
 * `widget` and `next`), so that no second list says it. Ships as data, to the finishing of pages alone.
 */
import { lessonLines } from '../lessons/lessons.ts'

export interface TaughtBy {
  readonly slug: string
  readonly title: string
  readonly minutes: number
  /** The calculator itself stands in the lesson. */
  readonly isInside: boolean
}

const told = await Promise.all(
  lessonLines.map(async ({ load }) => {
    const { about, widget, next } = await load()
    const { slug, title, minutes } = about
    return { card: { slug, title, minutes }, inside: widget.calculator, leads: next.calculator }
  }),
)
const all = [...new Set(told.flatMap(({ inside, leads }) => [inside, leads]))]

export const taughtAt: Readonly<Record<string, readonly TaughtBy[]>> = Object.fromEntries(
  all.map((calculator) => {
    const inside = told.filter((one) => one.inside === calculator)
    const isInside = inside.length > 0
    const lessons = isInside ? inside : told.filter((one) => one.leads === calculator)
    return [calculator, lessons.map(({ card }) => ({ ...card, isInside }))]
  }),
)
