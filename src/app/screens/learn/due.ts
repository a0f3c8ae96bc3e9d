/** Which questions come back today. */
import type { IsoDate } from '#engine/month.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { dueItems } from '#teaching/lessons/review.ts'
import type { Progress } from '../../state/lesson-progress.ts'

export const unitOf = new Map(lessonCards.map(({ slug, unit }) => [slug, unit]))

export interface Due {
  readonly today: readonly (readonly [lesson: string, at: number])[]
  /** The next day something comes back, and how many. */
  readonly next: readonly [day: IsoDate, count: number] | null
}
/** What is to be asked on a day, of lessons that stand. */
export function dueOf({ lessons }: Progress, today: IsoDate): Due {
  const known = Object.entries(lessons).filter(([slug]) => unitOf.has(slug))
  const later = known.flatMap(([, { items }]) =>
    items.flatMap((item) => (item?.due && item.due > today ? [item.due] : [])),
  )
  const day = later.toSorted()[0]
  return {
    today: known.flatMap(([slug, record]) => dueItems(record, today).map((at) => [slug, at] as const)),
    next: day ? [day, later.filter((one) => one === day).length] : null,
  }
}
