/**
 * Single figures of law by name: `tax.standardDeduction.single`, `retirement.ira.limit`. Each says what it is and in which unit, for which
 * years it is held, and where it was published. Served by `GET /api/v1/facts/{name}` and to whoever writes a figure into a text.
 */
import type { ByYear } from '../by-year.ts'
import type { Cited } from '../cited.ts'

/** What a number counts. `fraction` is a decimal share: 0.22 is 22%. A `table` has a unit for each of its fields. */
export type FactUnit =
  | 'dollars'
  | 'fraction'
  | 'percent'
  | 'years'
  | 'months'
  | 'weeks'
  | 'days'
  | 'hours'
  | 'count'
  | 'ratio'
  | 'age'
  | 'calendar year'
  | 'date'
  | 'month-day'
  | 'text'
  | 'yes-no'
  | 'table'
export type Per = 'year' | 'month' | 'week' | 'day' | 'hour' | 'mile' | 'pay period'

/** A single figure: what it is, its unit and the period it is for. */
export type Leaf = readonly [what: string, unit: Exclude<FactUnit, 'table'>, per?: Per]
/** A structure that makes sense only whole: brackets, a table by age. The units of its fields, where it has some. */
export interface TableLeaf {
  readonly table: string
  readonly fields: Readonly<Record<string, FactUnit>>
}
/** Values that make sense only side by side: bend points, limits for one to four homes. */
export interface ListLeaf {
  readonly list: string
  readonly unit: Exclude<FactUnit, 'table'>
  readonly per?: Per
}
/** The same for each key: each filing status, each region. */
export interface EachLeaf {
  readonly each: Leaf | TableLeaf | ListLeaf
}

type Plain = number | string | boolean
/** What must be said of a value so that every figure in it has a name. */
export type Spec<V> = [NonNullable<V>] extends [Plain]
  ? Leaf
  : NonNullable<V> extends readonly unknown[]
    ? TableLeaf | ListLeaf
    : EachLeaf | TableLeaf | { readonly [K in keyof NonNullable<V>]-?: Spec<NonNullable<V>[K]> }

export interface Found {
  readonly value: unknown
  readonly fact: Cited<unknown>
}
export interface NamedFact {
  readonly name: string
  readonly what: string
  readonly unit: FactUnit
  readonly per?: Per
  /** Units of the fields of a table. */
  readonly fields?: Readonly<Record<string, FactUnit>>
  /** Oldest first; empty for standing law, which is the same in every year held. */
  readonly years: readonly number[]
  /** The figure of one of its years; of standing law whatever the year. */
  readonly in: (year: number) => Found
}

/** What a key adds to a name in words, where it is not said by itself. */
const keyWords: Readonly<Record<string, string>> = {
  single: 'single',
  joint: 'married filing jointly',
  separate: 'married filing separately',
  head: 'head of household',
  surviving: 'qualifying surviving spouse',
  other: 'everyone else',
  others: 'everyone else',
}
const words = (key: string): string => keyWords[key] ?? key.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()

const isLeaf = (spec: unknown): spec is Leaf => Array.isArray(spec)
const isTable = (spec: object): spec is TableLeaf => 'table' in spec && typeof spec.table === 'string'
const isList = (spec: object): spec is ListLeaf => 'list' in spec && typeof spec.list === 'string'
const isEach = (spec: object): spec is EachLeaf =>
  'each' in spec && (isLeaf(spec.each) || isTable(spec.each as object) || isList(spec.each as object))

type Reach = (value: unknown) => unknown
type Read = (year: number) => Cited<unknown>

function leaf(
  name: string,
  spec: Leaf | TableLeaf | ListLeaf,
  years: readonly number[],
  read: Read,
  reach: Reach,
  more = '',
): NamedFact {
  const found = (year: number): Found => {
    const fact = read(year)
    return { fact, value: reach(fact.value) }
  }
  if (isLeaf(spec)) {
    const [what, unit, per] = spec
    return { name, what: what + more, unit, ...(per ? { per } : {}), years, in: found }
  }
  if (isList(spec)) {
    const { list, unit, per } = spec
    return { name, what: list + more, unit, ...(per ? { per } : {}), years, in: found }
  }
  return { name, what: spec.table + more, unit: 'table', fields: spec.fields, years, in: found }
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : null

/** All figures of a block, named by their way through it. */
function named(name: string, spec: unknown, years: readonly number[], read: Read, reach: Reach): readonly NamedFact[] {
  if (isLeaf(spec)) return [leaf(name, spec, years, read, reach)]
  if (typeof spec !== 'object' || spec === null) return []
  if (isTable(spec) || isList(spec)) return [leaf(name, spec, years, read, reach)]
  if (isEach(spec)) {
    const last = years.at(-1) ?? 0
    return Object.keys((reach(read(last).value) as object | null) ?? {}).map((key) =>
      leaf(`${name}.${key}`, spec.each, years, read, (value) => field(reach(value), key), `, ${words(key)}`),
    )
  }
  return Object.entries(spec).flatMap(([key, inner]) =>
    named(`${name}.${key}`, inner, years, read, (value) => field(reach(value), key)),
  )
}

const whole: Reach = (value) => value

/** The figures of standing law. */
export const standing = <V>(name: string, fact: Cited<V>, spec: Spec<V>): readonly NamedFact[] =>
  named(name, spec, [], () => fact, whole)

/** The figures of a series by year. */
export const yearly = <V>(name: string, series: ByYear<V>, spec: Spec<V>): readonly NamedFact[] =>
  named(name, spec, series.years, (year) => series.in(year), whole)

/** One block of each year's file. */
export const inYears = <V>(
  name: string,
  years: readonly number[],
  read: (year: number) => Cited<V>,
  spec: Spec<V>,
): readonly NamedFact[] => named(name, spec, years, read, whole)

/** A figure that one cited list or series holds for several years. */
export const listed = <V>(
  name: string,
  fact: Cited<V>,
  years: readonly number[],
  pick: (value: V, year: number) => unknown,
  spec: Leaf,
): readonly NamedFact[] => [leaf(name, spec, years, (year) => ({ ...fact, value: pick(fact.value, year) }), whole)]
