import { roundedTo } from '#engine/decimal.ts'
import { type IsoDate, type Month, parseIsoDate, parseMonth } from '#engine/month.ts'

/*
 * How one entry of a household's lists is described: a field is data, and the reader of stored or sent entries, the API's schema and
 * the form that edits it all follow from it.
 */

/** Something that happened or was paid on a day, dollars. */
export interface Logged {
  readonly on: IsoDate
  readonly amount: number
}

export type FieldKind =
  | { readonly kind: 'text'; readonly most: number }
  /** Dollars; 0 or more unless `least` says otherwise. */
  | { readonly kind: 'money'; readonly least?: number; readonly most: number }
  /** Decimal: 0.05 is 5%. */
  | { readonly kind: 'rate'; readonly least?: number; readonly most: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'month' }
  /** The id of an entry of another list. */
  | { readonly kind: 'entry' }
  | { readonly kind: 'log'; readonly most: number }

export type Field<K extends FieldKind = FieldKind, Needed extends boolean = boolean> = K & { readonly needed: Needed }

export type ValueOf<F extends FieldKind> = F extends { readonly kind: 'choice'; readonly of: readonly (infer O)[] }
  ? O
  : F extends { readonly kind: 'money' | 'rate' | 'whole' }
    ? number
    : F extends { readonly kind: 'flag' }
      ? boolean
      : F extends { readonly kind: 'day' }
        ? IsoDate
        : F extends { readonly kind: 'month' }
          ? Month
          : F extends { readonly kind: 'log' }
            ? readonly Logged[]
            : string

export type Fields = Readonly<Record<string, Field>>
/** What an entry holds: a field that is not needed is null until it is known. Every entry has an id of its own in its list. */
export type EntryOf<S extends Fields> = {
  readonly [K in keyof S]: S[K]['needed'] extends true ? ValueOf<S[K]> : ValueOf<S[K]> | null
} & { readonly id: string }

/** An entry without its id: what a form gives. */
export type FactsOf<S extends Fields> = Omit<EntryOf<S>, 'id'>

export const LONGEST_ID = 60
const idPattern = /^[\w-]+$/
export const isEntryId = (data: unknown): data is string =>
  typeof data === 'string' && data.length <= LONGEST_ID && idPattern.test(data)

const within = (data: unknown, least: number, most: number): data is number =>
  typeof data === 'number' && Number.isFinite(data) && data >= least && data <= most

/** The years a household's dates may lie in. What is read from elsewhere may hold any; months are counted to and from these. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2199
const isNear = (date: string): boolean => date >= String(FIRST_YEAR) && date < String(LAST_YEAR + 1)

/** Whether it is a line of a log. */
export const isLogged = (data: unknown): data is Logged =>
  typeof data === 'object' &&
  data !== null &&
  'on' in data &&
  typeof data.on === 'string' &&
  isNear(data.on) &&
  parseIsoDate(data.on) !== null &&
  'amount' in data &&
  within(data.amount, -1e9, 1e9)

/** Whether a value may stand in a field; null is not asked here. */
export function fitsField(field: FieldKind, data: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return typeof data === 'string' && data.length <= field.most
    case 'money':
    case 'rate':
      return within(data, field.least ?? 0, field.most)
    case 'whole':
      return within(data, field.least, field.most) && Number.isInteger(data)
    case 'flag':
      return typeof data === 'boolean'
    case 'choice':
      return field.of.includes(data as string)
    case 'day':
      return typeof data === 'string' && isNear(data) && parseIsoDate(data) !== null
    case 'month':
      return typeof data === 'string' && isNear(data) && parseMonth(data) !== null
    case 'entry':
      return isEntryId(data)
    case 'log':
      return Array.isArray(data) && data.length <= field.most && data.every(isLogged)
  }
}

/** Decimals that count: dollars have cents, rates a millionth of a percent point. */
const MONEY_PLACES = 2
const RATE_PLACES = 8

/** A value that fits its field, to the decimals that count there; `undefined` for one that does not fit. Null is not asked here. */
export function readFact(field: FieldKind, data: unknown): unknown {
  if (!fitsField(field, data)) return undefined
  if (field.kind === 'money') return roundedTo(data as number, MONEY_PLACES)
  if (field.kind === 'rate') return roundedTo(data as number, RATE_PLACES)
  if (field.kind === 'whole') return roundedTo(data as number, 0)
  if (field.kind === 'log')
    return (data as readonly Logged[]).map(({ on, amount }) => ({ on, amount: roundedTo(amount, MONEY_PLACES) }))
  return data
}

/**
 * An entry from data nobody has checked. A needed field that does not fit refuses the entry (null); any other that does not fit is
 * unknown. What the description does not name is left out.
 */
export function readEntry<S extends Fields>(fields: S, data: unknown): EntryOf<S> | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const given = data as Readonly<Record<string, unknown>>
  if (!isEntryId(given['id'])) return null
  const entry: Record<string, unknown> = { id: given['id'] }
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, key) ? given[key] : null
    const fact = readFact(field, value)
    if (fact !== undefined) entry[key] = fact
    else if (field.needed) return null
    else entry[key] = null
  }
  return entry as EntryOf<S>
}
