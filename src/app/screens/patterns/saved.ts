/** The ratings of the money habits, for one or two people on this device. What is said about fear at home is never kept. */
import type { Ratings } from '#engine/planning/money-patterns/patterns.ts'
import { statements } from '#engine/planning/money-patterns/patterns.ts'
import { checked, maybe, or, record } from '../../state/shape.ts'
import { amount, day, text, whole } from '../../state/shape-basics.ts'
import { list, places } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

export type Who = 'first' | 'second'
/** Means of an earlier day, in the order of the habits. */
export interface EarlierHabits {
  readonly on: string
  readonly means: readonly number[]
}
export interface MoneyHabits {
  readonly first: Ratings
  readonly second: Ratings
  readonly names: Readonly<Record<Who, string>>
  readonly notes: string
  /** The next money date, 'YYYY-MM-DD'. */
  readonly date: string | null
  readonly earlier: readonly EarlierHabits[]
}

export const noRatings: Ratings = statements.map(() => null)
const LONGEST_NOTES = 4000

const ratings = or(
  checked(places(statements.length, maybe(whole(1, 5)), null), (all) =>
    all.length === statements.length ? all : undefined,
  ),
  noRatings,
)
const means = checked(list({ of: 'habits', most: 4 }, amount(1, 5)), (all) => (all.length === 4 ? all : undefined))
const name = or(text(30), '')

export const habitShape = record<MoneyHabits>({
  first: ratings,
  second: ratings,
  names: or(record<MoneyHabits['names']>({ first: name, second: name }), { first: '', second: '' }),
  notes: or(text(LONGEST_NOTES), ''),
  date: or(maybe(day), null),
  earlier: or(list({ of: 'earlier results', most: 20, rolls: true }, record<EarlierHabits>({ on: day, means })), []),
})

export const habitStore = stored<MoneyHabits>('money-habits', {
  version: 1,
  area: 'session',
  initial: {
    first: noRatings,
    second: noRatings,
    names: { first: '', second: '' },
    notes: '',
    date: null,
    earlier: [],
  },
  shape: habitShape,
})
export const longestNotes = LONGEST_NOTES
