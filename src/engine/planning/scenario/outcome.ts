import type { Course, CourseLine, LineKind } from './course.ts'

/** What a table says of one course. Dollars; months are indexes, 0 the first month ahead. */
export interface Outcome {
  /** Money left over in an average month of the first year after `from`: take-home pay and benefits less living costs and debt payments. */
  readonly left: number
  readonly lowest: { readonly month: number; readonly cash: number }
  /** The first month cash ends below zero, after all that may be sold. Null: never. */
  readonly firstShort: number | null
  /** The first month something is sold to pay the month. */
  readonly firstSold: number | null
  /** The first month nothing is owed any more, to the end. Null: not within the projection. */
  readonly debtFree: number | null
  readonly debtFreeBesideHomes: number | null
  readonly worth: readonly { readonly years: number; readonly amount: number }[]
}

export const WORTH_YEARS = [1, 5, 10] as const
const YEAR = 12

const sumOf = (cents: Float64Array, from: number, until: number): number => {
  let sum = 0
  for (let month = from; month < Math.min(until, cents.length); month++) sum += cents[month] ?? 0
  return sum
}

const firstOf = (cents: Float64Array, holds: (amount: number) => boolean): number | null => {
  const at = cents.findIndex(holds)
  return at === -1 ? null : at
}

/** The first month from which on nothing is owed. */
function clearFrom(owed: Float64Array): number | null {
  let month = owed.length
  while (month > 0 && (owed[month - 1] ?? 0) <= 0) month--
  return month === owed.length ? null : month
}

/** The first year's window begins with `from`; where less than a year is left, it is that. */
export function outcomeOf(course: Course, from: number): Outcome {
  const count = course.cash.length
  const until = Math.min(count, from + YEAR)
  let lowest = 0
  for (let month = 1; month < count; month++) if ((course.cash[month] ?? 0) < (course.cash[lowest] ?? 0)) lowest = month
  const sold = course.lines.filter(({ kind }) => kind === 'sold').map(({ cents }) => firstOf(cents, (one) => one > 0))
  const soldMonths = sold.filter((one) => one !== null)
  return {
    left: sumOf(course.left, from, until) / Math.max(1, until - from) / 100,
    lowest: { month: lowest, cash: (course.cash[lowest] ?? 0) / 100 },
    firstShort: firstOf(course.cash, (one) => one < 0),
    firstSold: soldMonths.length > 0 ? Math.min(...soldMonths) : null,
    debtFree: clearFrom(course.owed),
    debtFreeBesideHomes: clearFrom(course.owedBesideHomes),
    worth: WORTH_YEARS.filter((years) => years * YEAR <= count).map((years) => ({
      years,
      amount: (course.worth[years * YEAR - 1] ?? 0) / 100,
    })),
  }
}

/** One line before and after, dollars over a year (or what is left of it). What goes out is negative. */
export interface ChangedLine {
  readonly key: string
  readonly kind: LineKind
  readonly before: number
  readonly after: number
}

/** Every line that differs over the months from `from`, the largest difference first. The differences add up to that of cash. */
export function changedLines(before: Course, after: Course, from: number, months = YEAR): readonly ChangedLine[] {
  const until = from + months
  const keys = new Map<string, { before?: CourseLine; after?: CourseLine }>()
  for (const line of before.lines) keys.set(line.key, { before: line })
  for (const line of after.lines) keys.set(line.key, { ...keys.get(line.key), after: line })
  const out: ChangedLine[] = []
  for (const [key, pair] of keys) {
    const was = pair.before ? sumOf(pair.before.cents, from, until) / 100 : 0
    const is = pair.after ? sumOf(pair.after.cents, from, until) / 100 : 0
    const kind = pair.after?.kind ?? pair.before?.kind
    if (kind !== undefined && Math.abs(is - was) >= 0.005) out.push({ key, kind, before: was, after: is })
  }
  return out.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
}
