/** Puzzles, riddles and word searches on this device: what was tried and found. No streaks are counted. */
import { checked, maybe, one, or, record, type Shape } from './shape.ts'
import { choice, flag, text, whole } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
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
/** More tries of one puzzle are not kept; the last ones count. */
const MOST_TRIES = 20
const attempt = record<Attempt>({
  tries: list({ of: 'tries', most: MOST_TRIES, rolls: true }, choice(verdicts)),
  hints: whole(0, 3),
  isShown: or(flag, false),
})
const named = <T>(of: string, name: RegExp, shape: Shape<T>) =>
  or(
    map({ of, most: MOST, rolls: true }, (one) => name.test(one), shape),
    {},
  )

const MOST_WORDS = 20
const isWord = (data: unknown): data is string => typeof data === 'string' && /^[A-Z]{3,16}$/.test(data)
const openSearch = record<OpenSearch>({
  asked: text(120),
  found: checked(list({ of: 'words', most: MOST_WORDS }, one(isWord)), (words) => [...new Set(words)]),
})

export const brainShape = record<BrainGames>({
  puzzles: named('puzzles', /^\d{4}-\d{2}-\d{2}$/, attempt),
  riddles: named('riddles', /^\d{1,2}$/, attempt),
  searches: named('word searches', /^[a-z]{2,20}$/, whole(0, 1e9)),
  search: or(maybe(openSearch), null),
})

export const brainGames = stored<BrainGames>('brain-games', {
  version: 1,
  area: 'session',
  initial: { puzzles: {}, riddles: {}, searches: {}, search: null },
  shape: brainShape,
})
