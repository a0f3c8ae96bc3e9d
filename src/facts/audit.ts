import type { Cited } from './cited.ts'
import type { Source } from './sources/source.ts'

/** A cited figure and the way to it, such as `taxYear2026.saltCap`. */
export interface Found {
  readonly path: string
  readonly fact: Cited<unknown>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCited = (value: Record<string, unknown>): boolean =>
  'value' in value && typeof value['source'] === 'string' && typeof value['status'] === 'string'

/** Every cited figure inside a value, once each, in reading order. Does not look inside a cited value. */
export function findCited(root: unknown, path: string, seen: Set<object> = new Set()): Found[] {
  if (!isObject(root) || seen.has(root)) return []
  seen.add(root)
  if (isCited(root)) return [{ path, fact: root as unknown as Cited<unknown> }]
  return Object.entries(root).flatMap(([key, value]) => findCited(value, path === '' ? key : `${path}.${key}`, seen))
}

/**
 * Keys of the parts inside a value that say they are of low confidence, such as the states of a table. A page that shows
 * such a part says so, even where the table as a whole is well supported.
 */
export function lowParts(value: unknown): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    isObject(part) ? (part['confidence'] === 'low' ? [key] : lowParts(part).map((inner) => `${key}.${inner}`)) : [],
  )
}

/** `due`: the usual months of the next edition have begun; `overdue`: they are over. */
export type Timeliness = 'current' | 'due' | 'overdue'

/** Whether a source should have a newer edition. `today` is 'YYYY-MM-DD'; whole months are compared. */
export function timeliness(source: Source, today: string): Timeliness {
  const month = today.slice(0, 7)
  if (source.next === undefined || month < source.next.from) return 'current'
  return month <= source.next.by ? 'due' : 'overdue'
}
