/** Puzzles, riddles and word searches on this device: what was tried and found. No streaks are counted. */
import { isAmount, isRecord } from './read-data.ts'
import { stored } from './stored.ts'

const verdicts = ['low', 'high', 'wrong', 'right'] as const
export type TriedAs = (typeof verdicts)[number]
/** How far somebody is with one puzzle or riddle. */
export interface Attempt {
  readonly tries: readonly TriedAs[]
  /** Hints opened. */
  readonly hints: number
  /** Whether the answer was shown without being found. */
  readonly isShown: boolean
}
export const noAttempt: Attempt = { tries: [], hints: 0, isShown: false }
export const isSolved = ({ tries }: Attempt): boolean => tries.at(-1) === 'right'
export const isDone = (attempt: Attempt): boolean => attempt.isShown || isSolved(attempt)

export interface BrainGames {
  /** By day, 'YYYY-MM-DD'. */
  readonly puzzles: Readonly<Record<string, Attempt>>
  /** By number. */
  readonly riddles: Readonly<Record<string, Attempt>>
  /** Word searches finished, by topic. */
  readonly searches: Readonly<Record<string, number>>
  /** The word search that is open: which letters, as its link says it, and the words found in them. */
  readonly search: OpenSearch | null
}
export interface OpenSearch {
  readonly asked: string
  readonly found: readonly string[]
}

const MOST = 500
const MOST_TRIES = 20
function readAttempt(data: unknown): Attempt | null {
  if (!isRecord(data) || !Array.isArray(data['tries']) || !isAmount(data['hints'])) return null
  const tries = data['tries'].filter((one): one is TriedAs => verdicts.some((known) => known === one))
  return {
    tries: tries.slice(0, MOST_TRIES),
    hints: Math.min(3, Math.floor(data['hints'])),
    isShown: data['isShown'] === true,
  }
}
function readMap<T>(data: unknown, key: RegExp, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  if (!isRecord(data)) return {}
  const known = Object.entries(data).flatMap(([name, value]) => {
    const one = key.test(name) ? read(value) : null
    return one === null ? [] : [[name, one] as const]
  })
  return Object.fromEntries(known.slice(-MOST))
}

const MOST_WORDS = 20
function readSearch(data: unknown): OpenSearch | null {
  if (!isRecord(data) || typeof data['asked'] !== 'string' || !Array.isArray(data['found'])) return null
  const found = data['found'].filter((one): one is string => typeof one === 'string' && /^[A-Z]{3,16}$/.test(one))
  return { asked: data['asked'].slice(0, 120), found: [...new Set(found)].slice(0, MOST_WORDS) }
}

export function readBrainGames(data: unknown): BrainGames | null {
  if (!isRecord(data)) return null
  return {
    puzzles: readMap(data['puzzles'], /^\d{4}-\d{2}-\d{2}$/, readAttempt),
    riddles: readMap(data['riddles'], /^\d{1,2}$/, readAttempt),
    searches: readMap(data['searches'], /^[a-z]{2,20}$/, (value) => (isAmount(value) ? Math.floor(value) : null)),
    search: readSearch(data['search']),
  }
}

export const brainGames = stored<BrainGames>('brain-games', {
  version: 1,
  area: 'session',
  initial: { puzzles: {}, riddles: {}, searches: {}, search: null },
  read: readBrainGames,
})
