/** What was read, passed and is to be asked again, kept on this device. What an answer does is worked out in `#teaching/lessons/review.ts`. */
import { type ItemRecord, type LessonRecord, MOST_ITEMS, noRecord } from '#teaching/lessons/review.ts'
import { isLessonName } from './lesson-guesses.ts'
import { checked, maybe, one, or, record, type Shape } from './shape.ts'
import { day, flag, whole } from './shape-basics.ts'
import { list, map, places } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface Progress {
  readonly lessons: Readonly<Record<string, LessonRecord>>
  /** Units whose project the visitor has made. */
  readonly projects: readonly string[]
  /** Units the placement questions showed to be known. */
  readonly placed: readonly string[]
}
export const noProgress: Progress = { lessons: {}, projects: [], placed: [] }
const MOST_LESSONS = 300
const MOST_COUNT = 1000

const count = whole(0, MOST_COUNT)

const item = record<ItemRecord>({ right: flag, tries: count, misses: count, step: count, due: maybe(day) })
const lesson = record<LessonRecord>({
  read: or(maybe(day), null),
  passed: or(maybe(day), null),
  items: places(MOST_ITEMS, maybe(item), null),
})
const names: Shape<readonly string[]> = checked(
  list(
    { of: 'units', most: 50 },
    one((data: unknown): data is string => typeof data === 'string' && isLessonName(data)),
  ),
  (units) => [...new Set(units)],
)

export const progressShape = record<Progress>({
  lessons: map({ of: 'lessons', most: MOST_LESSONS }, isLessonName, lesson),
  projects: or(names, []),
  placed: or(names, []),
})

const earliest = <T extends string>(a: T | null, b: T | null): T | null => (a && b ? (a < b ? a : b) : (a ?? b))
/** Of two tabs, the item answered more often is the newer one. */
function joined(mine: LessonRecord, theirs: LessonRecord): LessonRecord {
  const length = Math.max(mine.items.length, theirs.items.length)
  return {
    read: earliest(mine.read, theirs.read),
    passed: earliest(mine.passed, theirs.passed),
    items: Array.from({ length }, (_, at) => {
      const [a, b] = [mine.items[at] ?? null, theirs.items[at] ?? null]
      return (a?.tries ?? -1) >= (b?.tries ?? -1) ? a : b
    }),
  }
}
export function joinProgress(mine: Progress, theirs: Progress): Progress {
  const slugs = new Set([...Object.keys(theirs.lessons), ...Object.keys(mine.lessons)])
  return {
    lessons: Object.fromEntries(
      [...slugs].map((slug) => [slug, joined(mine.lessons[slug] ?? noRecord, theirs.lessons[slug] ?? noRecord)]),
    ),
    projects: [...new Set([...theirs.projects, ...mine.projects])],
    placed: [...new Set([...theirs.placed, ...mine.placed])],
  }
}

export const lessonProgress = stored<Progress>('lesson-progress', {
  version: 1,
  area: 'local',
  initial: noProgress,
  shape: progressShape,
  merge: joinProgress,
})

export const changeLesson = (slug: string, change: (now: LessonRecord) => LessonRecord): boolean =>
  lessonProgress.set((now) => ({
    ...now,
    lessons: { ...now.lessons, [slug]: change(now.lessons[slug] ?? noRecord) },
  }))
export const setProject = (unit: string, done: boolean): boolean =>
  lessonProgress.set((now) => ({
    ...now,
    projects: done ? [...new Set([...now.projects, unit])] : now.projects.filter((one) => one !== unit),
  }))
export const setPlaced = (units: readonly string[]): boolean => lessonProgress.set((now) => ({ ...now, placed: units }))
