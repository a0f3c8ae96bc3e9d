/** What is asked of the list, as it stands behind the '#': browsers never send that, and some of it is private (a divorce, a job lost). */
import { type Category, categories } from '#calculators/kit/definition.ts'
import { type Kind, kinds, type Level, type LifeEvent, levels, lifeEvents, minuteSteps, type Thing } from './thing.ts'

export interface Filters {
  readonly q: string
  readonly event: LifeEvent | null
  readonly minutes: number | null
  readonly kind: Kind | null
  readonly category: Category | null
  readonly level: Level | null
  readonly view: 'all' | 'favorites' | 'recent'
}
export const noFilters: Filters = {
  q: '',
  event: null,
  minutes: null,
  kind: null,
  category: null,
  level: null,
  view: 'all',
}

const LONGEST = 200
const oneOf = <T>(list: readonly T[], value: unknown): T | null => list.find((one) => one === value) ?? null

/** What an address asks. What is not known there is left out. A form sent without scripts has its words in the query. */
export function filtersIn({ search, hash }: { readonly search: string; readonly hash: string }): Filters {
  const asked = new URLSearchParams(hash.slice(1))
  const sent = new URLSearchParams(search)
  const get = (name: string) => asked.get(name) ?? sent.get(name)
  return {
    q: (get('q') ?? '').slice(0, LONGEST),
    event: oneOf(lifeEvents, get('event')),
    minutes: oneOf(minuteSteps, Number(get('minutes'))),
    kind: oneOf(kinds, get('kind')),
    category: oneOf(categories, get('category')),
    level: oneOf(levels, get('level')),
    view: oneOf(['favorites', 'recent'] as const, get('view')) ?? 'all',
  }
}

/** The part behind the '#', without it; '' where nothing is asked. */
export function hashOf({ q, event, minutes, kind, category, level, view }: Filters): string {
  const said = new URLSearchParams()
  if (q.trim() !== '') said.set('q', q.slice(0, LONGEST))
  if (event !== null) said.set('event', event)
  if (minutes !== null) said.set('minutes', String(minutes))
  if (kind !== null) said.set('kind', kind)
  if (category !== null) said.set('category', category)
  if (level !== null) said.set('level', level)
  if (view !== 'all') said.set('view', view)
  return said.toString()
}

export const isFiltered = (filters: Filters): boolean => hashOf(filters) !== ''

/** Whether something passes every filter but the words. `ids`: what the view holds, null for everything. */
export function passes(thing: Thing, filters: Filters, ids: ReadonlySet<string> | null): boolean {
  const { event, minutes, kind, category, level } = filters
  return (
    (event === null || thing.events.includes(event)) &&
    (minutes === null || thing.minutes <= minutes) &&
    (kind === null || thing.kind === kind) &&
    (category === null || thing.category === category) &&
    (level === null || thing.level === level) &&
    (ids === null || ids.has(thing.id))
  )
}
