/** What narrows the library: words, topic, level, time, standard, progress. */
import type { LessonCard } from '#teaching/lesson-pages/card.ts'
import type { LessonState } from './lesson-list.tsx'

export const filterNames = ['q', 'topic', 'level', 'time', 'skill', 'state'] as const
export type FilterName = (typeof filterNames)[number]
export type HubFilters = Readonly<Record<FilterName, string>>
export const noFilters: HubFilters = { q: '', topic: '', level: '', time: '', skill: '', state: '' }
export const timeSteps = [3, 5, 8] as const

/** From what stands behind the '#', which is never sent. */
export function filtersIn(hash: string): HubFilters {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  return Object.fromEntries(filterNames.map((name) => [name, (params.get(name) ?? '').slice(0, 80)])) as HubFilters
}
export function hashOf(filters: HubFilters): string {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name] !== '') params.set(name, filters[name])
  const text = params.toString()
  return text === '' ? '' : `#${text}`
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0)

/** Each word typed must begin a word of the lesson: its question, its topic, or what people call it. */
export function matches(card: LessonCard, filters: HubFilters, state: LessonState): boolean {
  const own = wordsIn(`${card.title} ${card.unitTitle} ${card.about.join(' ')}`)
  return (
    wordsIn(filters.q).every((typed) => own.some((word) => word.startsWith(typed))) &&
    (filters.topic === '' || card.unit === filters.topic) &&
    (filters.level === '' || card.level === filters.level) &&
    (filters.time === '' || card.minutes <= Number(filters.time)) &&
    (filters.skill === '' || card.standards.some((one) => one === filters.skill)) &&
    (filters.state === '' || state === filters.state)
  )
}
