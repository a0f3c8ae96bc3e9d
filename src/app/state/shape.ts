/**
 * What a stored value looks like, as data the door reads by: which parts it has, how much each list holds. Reading keeps what is good and
 * names the rest (`Lost`), so that one bad entry never costs the others; writing asks the same shape, so that nothing is kept that could
 * not be read back.
 */
import { isRecord } from './read-data.ts'

/** A list that holds all it may. */
export interface Full {
  /** What it holds, in words: 'goals'. */
  readonly of: string
  readonly most: number
}
/** A piece that could not be taken over, as it was found. */
export interface Lost {
  /** Where it stood: 'goals.3.date'; '' is the whole value. */
  readonly at: string
  readonly data: unknown
  /** The list had no room for it; null: it could not be read. */
  readonly full: Full | null
}
export type Lose = (lost: Lost) => void
export interface Shape<T> {
  /** The value as far as it can be read; undefined: nothing of it can. */
  readonly read: (data: unknown, lose: Lose, at: string) => T | undefined
}

/** The place of a part. */
export const within = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)

/** A value that is good or not, as a whole. */
export const one = <T>(is: (data: unknown) => data is T): Shape<T> => ({
  read: (data) => (is(data) ? data : undefined),
})
/** A value that may be null. */
export const maybe = <T>(shape: Shape<T>): Shape<T | null> => ({
  read: (data, lose, at) => (data === null ? null : shape.read(data, lose, at)),
})
/** A value that is changed once it is read: put in order, joined by day. */
export const checked = <T>(shape: Shape<T>, change: (value: T) => T | undefined): Shape<T> => ({
  read: (data, lose, at) => {
    const value = shape.read(data, lose, at)
    return value === undefined ? undefined : change(value)
  },
})

interface Part<V> {
  readonly part: Shape<V>
  /** What stands there when it is missing or cannot be read; undefined leaves it out. */
  readonly otherwise: V | undefined
}
/** A part that may be missing. */
export const open = <V>(part: Shape<V>): Part<V> => ({ part, otherwise: undefined })
/** A part with a starting value. */
export const or = <V>(part: Shape<V>, otherwise: V): Part<V> => ({ part, otherwise })

type Parts<T> = { readonly [K in keyof T]-?: Shape<T[K]> | Part<T[K]> }

/**
 * Parts by name. One given as a bare shape is needed: without it the record is refused. What is not named is left out; where nothing is
 * named, it is something else.
 */
export function record<T extends object>(parts: Parts<T>): Shape<T> {
  const named = Object.entries(parts) as [string, Shape<unknown> | Part<unknown>][]
  const isOther = (data: object): boolean => {
    const keys = Object.keys(data)
    return keys.length > 0 && !keys.some((key) => Object.hasOwn(parts, key))
  }
  return {
    read: (data, lose, at) => {
      if (!isRecord(data) || isOther(data)) return undefined
      const value: Record<string, unknown> = {}
      const lost: Lost[] = []
      for (const [key, given] of named) {
        const found = Object.hasOwn(data, key) ? data[key] : undefined
        const place = within(at, key)
        if ('read' in given) {
          const read = given.read(found, (one) => lost.push(one), place)
          if (read === undefined) return undefined
          value[key] = read
          continue
        }
        const read = found === undefined ? undefined : given.part.read(found, (one) => lost.push(one), place)
        if (read !== undefined) value[key] = read
        else {
          if (found !== undefined && found !== null) lost.push({ at: place, data: found, full: null })
          if (given.otherwise !== undefined) value[key] = given.otherwise
        }
      }
      for (const one of lost) lose(one)
      return value as T
    },
  }
}

/** Reads a value and gathers what was lost; null where nothing of it can be read. */
export function readShape<T>(
  shape: Shape<T>,
  data: unknown,
): { readonly value: T; readonly lost: readonly Lost[] } | null {
  const lost: Lost[] = []
  const value = shape.read(data, (one) => lost.push(one), '')
  return value === undefined ? null : { value, lost }
}
