/** What was read, passed and is to be asked again, kept on this device. What an answer does is worked out in `#teaching/lessons/review.ts`. */
import { type ItemRecord, type LessonRecord, MOST_ITEMS, noRecord } from '#teaching/lessons/review.ts'
import { isLessonName } from './lesson-guesses.ts'
import { isDay, isRecord } from './read-data.ts'
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

const isCount = (data: unknown): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= MOST_COUNT

function readItem(data: unknown): ItemRecord | null {
  if (!isRecord(data)) return null
  const { right, tries, misses, step, due } = data
  if (typeof right !== 'boolean' || !isCount(tries) || !isCount(misses) || !isCount(step)) return null
  return due === null || isDay(due) ? { right, tries, misses, step, due } : null
}
function readLesson(data: unknown): LessonRecord | null {
  if (!isRecord(data) || !Array.isArray(data['items'])) return null
  const { read, passed } = data
  return {
    read: isDay(read) ? read : null,
    passed: isDay(passed) ? passed : null,
    items: data['items'].slice(0, MOST_ITEMS).map(readItem),
  }
}
const names = (data: unknown): readonly string[] =>
  Array.isArray(data)
    ? [...new Set(data.filter((one): one is string => typeof one === 'string' && isLessonName(one)))].slice(0, 50)
    : []

/** A lesson that cannot be read is left out; the others stay. */
export function readProgress(data: unknown): Progress | null {
  if (!isRecord(data) || !isRecord(data['lessons'])) return null
  const lessons = Object.entries(data['lessons']).flatMap(([slug, value]) => {
    const lesson = isLessonName(slug) ? readLesson(value) : null
    return lesson ? [[slug, lesson] as const] : []
  })
  return {
    lessons: Object.fromEntries(lessons.slice(0, MOST_LESSONS)),
    projects: names(data['projects']),
    placed: names(data['placed']),
  }
}

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
  read: readProgress,
  merge: joinProgress,
})

export const changeLesson = (slug: string, change: (now: LessonRecord) => LessonRecord): void =>
  lessonProgress.set((now) => ({
    ...now,
    lessons: { ...now.lessons, [slug]: change(now.lessons[slug] ?? noRecord) },
  }))
export const setProject = (unit: string, done: boolean): void =>
  lessonProgress.set((now) => ({
    ...now,
    projects: done ? [...new Set([...now.projects, unit])] : now.projects.filter((one) => one !== unit),
  }))
export const setPlaced = (units: readonly string[]): void => lessonProgress.set((now) => ({ ...now, placed: units }))
