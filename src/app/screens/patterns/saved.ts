/** The ratings of the money habits, for one or two people on this device. What is said about fear at home is never kept. */
import type { Ratings } from '#engine/planning/money-patterns/patterns.ts'
import { statements } from '#engine/planning/money-patterns/patterns.ts'
import { isDay, isRecord, isText, readList } from '../../state/read-data.ts'
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

function readRatings(data: unknown): Ratings | null {
  if (!Array.isArray(data) || data.length !== statements.length) return null
  return data.map((value) => (Number.isInteger(value) && value >= 1 && value <= 5 ? (value as number) : null))
}
function readEarlier(data: unknown): EarlierHabits | null {
  if (!isRecord(data) || !isDay(data['on'])) return null
  const means = readList(data['means'], (mean) => (typeof mean === 'number' && mean >= 1 && mean <= 5 ? mean : null), 4)
  return means?.length === 4 ? { on: data['on'], means } : null
}

export function readHabits(data: unknown): MoneyHabits | null {
  if (!isRecord(data)) return null
  const first = readRatings(data['first'])
  const second = readRatings(data['second'])
  const earlier = readList(data['earlier'], readEarlier, 20)
  const names = isRecord(data['names']) ? data['names'] : {}
  if (first === null || second === null || earlier === null) return null
  const name = (value: unknown) => (isText(value, 30) ? value : '')
  return {
    first,
    second,
    names: { first: name(names['first']), second: name(names['second']) },
    notes: isText(data['notes'], LONGEST_NOTES) ? data['notes'] : '',
    date: isDay(data['date']) ? data['date'] : null,
    earlier,
  }
}

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
  read: readHabits,
})
export const longestNotes = LONGEST_NOTES
