/**
 * What an answer does to a lesson's record. A missed question comes back after 2, 7 and 30 days; a miss begins again. One answered right
 * at the first try comes back once, after 30 days. Right three times over (or once after 30 days), it is kept. Three of four right is a pass.
 */
import { addDays, type IsoDate } from '#engine/month.ts'

export interface ItemRecord {
  /** The last answer. */
  readonly right: boolean
  readonly tries: number
  readonly misses: number
  /** Which gap it waits in, from 0; past the last one it is kept. */
  readonly step: number
  /** The day it comes back; null once it is kept. */
  readonly due: IsoDate | null
}
export interface LessonRecord {
  readonly read: IsoDate | null
  readonly passed: IsoDate | null
  /** By the item's place; null where it was not answered yet. */
  readonly items: readonly (ItemRecord | null)[]
}
export const noRecord: LessonRecord = { read: null, passed: null, items: [] }

/** Days until a missed question is asked again. */
export const gaps = [2, 7, 30] as const
const LAST = gaps.length - 1
export const MOST_ITEMS = 8
/** Right answers that pass a quiz of four. */
export const PASS = 3

const waiting = (step: number, today: IsoDate) => ({ step, due: addDays(today, gaps[step] ?? 30) })

/** The item after an answer. A right answer before its day is practice: it changes nothing but the count. */
export function answeredItem(now: ItemRecord | null, right: boolean, today: IsoDate): ItemRecord {
  const tries = (now?.tries ?? 0) + 1
  const misses = (now?.misses ?? 0) + (right ? 0 : 1)
  if (!right) return { right, tries, misses, ...waiting(0, today) }
  if (!now) return { right, tries, misses, ...waiting(LAST, today) }
  if (now.due === null || now.due > today) return { ...now, right, tries }
  return now.step >= LAST
    ? { right, tries, misses, step: gaps.length, due: null }
    : { right, tries, misses, ...waiting(now.step + 1, today) }
}

/** The record after an answer to the item at a place of a quiz of `count`. */
export function answered(now: LessonRecord, at: number, count: number, right: boolean, today: IsoDate): LessonRecord {
  const items = Array.from({ length: count }, (_, i) => {
    const item = now.items[i] ?? null
    return i === at ? answeredItem(item, right, today) : item
  })
  const known = items.filter((item) => item?.right).length
  const isPass = items.every((item) => item !== null) && known >= Math.min(PASS, count)
  return { read: now.read ?? today, passed: now.passed ?? (isPass ? today : null), items }
}

/** Places of the items to be asked again on a day. */
export const dueItems = ({ items }: LessonRecord, today: IsoDate): readonly number[] =>
  items.flatMap((item, at) => (item?.due && item.due <= today ? [at] : []))

/** How far a unit is: nothing, some, every quiz passed, and every question right after its last wait. */
export type Mastery = 'not started' | 'learning' | 'practiced' | 'kept'
export function masteryOf(lessons: readonly (LessonRecord | undefined)[]): Mastery {
  const begun = lessons.filter((one) => one !== undefined && (one.read !== null || one.items.some((item) => item)))
  if (begun.length === 0) return 'not started'
  if (!lessons.every((one) => one?.passed)) return 'learning'
  return lessons.every((one) => one?.items.every((item) => item !== null && item.due === null)) ? 'kept' : 'practiced'
}
