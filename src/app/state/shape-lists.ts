/** Lists and values by name of a stored value: bounded, and read entry by entry. */
import { isRecord } from './read-data.ts'
import { type Lose, type Shape, within } from './shape.ts'

interface Holds {
  /** What it holds, in words: 'goals'. */
  readonly of: string
  readonly most: number
  /** Only the last ones count: what is more is let go of and no loss. */
  readonly rolls?: true
}

/** A list. Entries that cannot be read, stand twice or are too many are lost, the others stay. */
export function list<E>(
  { of, most, rolls }: Holds,
  element: Shape<E>,
  idOf?: (element: E) => unknown,
): Shape<readonly E[]> {
  /** Entries that were read before: a change of one is not a reading of twenty thousand. */
  const known = new WeakSet<object>()
  const readOne = (data: unknown, lose: Lose, at: string): E | undefined => {
    if (typeof data === 'object' && data !== null && known.has(data)) return data as E
    let isWhole = true
    const hear: Lose = (lost) => {
      isWhole = false
      lose(lost)
    }
    const read = element.read(data, hear, at)
    if (read !== undefined && isWhole) for (const good of [data, read]) if (isObject(good)) known.add(good)
    return read
  }
  return {
    read: (data, lose, at) => {
      if (!Array.isArray(data)) return undefined
      const given: readonly unknown[] = rolls ? data.slice(-most) : data
      const entries: E[] = []
      const ids = idOf ? new Set<unknown>() : null
      for (let i = 0; i < given.length; i++) {
        const found = given[i]
        const place = within(at, i)
        if (entries.length >= most) {
          lose({ at: place, data: found, full: { of, most } })
          continue
        }
        const read = readOne(found, lose, place)
        const id = read !== undefined && idOf ? idOf(read) : null
        if (read === undefined || ids?.has(id)) lose({ at: place, data: found, full: null })
        else {
          entries.push(read)
          ids?.add(id)
        }
      }
      return entries
    },
  }
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Values by name. A name that does not fit, a value that cannot be read, and what is too much are lost, the others stay. */
export function map<E>(
  { of, most, rolls }: Holds,
  isName: (name: string) => boolean,
  element: Shape<E>,
): Shape<Readonly<Record<string, E>>> {
  return {
    read: (data, lose, at) => {
      if (!isRecord(data)) return undefined
      const given = rolls ? Object.entries(data).slice(-most) : Object.entries(data)
      const entries: [string, E][] = []
      for (const [name, found] of given) {
        const place = within(at, name)
        const isFull = entries.length >= most
        const read = isFull || !isName(name) || name === '__proto__' ? undefined : element.read(found, lose, place)
        if (read === undefined) lose({ at: place, data: found, full: isFull ? { of, most } : null })
        else entries.push([name, read])
      }
      return Object.fromEntries(entries)
    },
  }
}

/** A list in which each place has its meaning: what cannot be read leaves `otherwise` in its place. */
export function places<E>(most: number, element: Shape<E>, otherwise: E): Shape<readonly E[]> {
  return {
    read: (data, lose, at) => {
      if (!Array.isArray(data)) return undefined
      const full = { of: 'answers', most }
      for (let i = most; i < data.length; i++) lose({ at: within(at, i), data: data[i], full })
      return data.slice(0, most).map((found: unknown, i) => {
        const read = element.read(found, lose, within(at, i))
        if (read !== undefined) return read
        if (found !== null && found !== undefined) lose({ at: within(at, i), data: found, full: null })
        return otherwise
      })
    },
  }
}
