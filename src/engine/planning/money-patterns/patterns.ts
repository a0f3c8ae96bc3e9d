/*
 * Four habits of thought about money, each the mean of five statements rated 1 (not me) to 5 (very me). Own statements, not a validated
 * test; no total is made of them.
 */

export const patterns = ['avoiding', 'more', 'showing', 'holding'] as const
export type Pattern = (typeof patterns)[number]

/** The statements by place: which habit each belongs to, and whether agreeing speaks against it. The last of each five is reversed. */
export const statements: readonly { readonly pattern: Pattern; readonly reversed: boolean }[] = patterns.flatMap(
  (pattern) => Array.from({ length: 5 }, (_, i) => ({ pattern, reversed: i === 4 })),
)
/** Places in the order they are asked: one of each habit in turn, so that no habit can be guessed at. */
export const askingOrder: readonly number[] = Array.from({ length: 20 }, (_, i) => (i % 4) * 5 + Math.floor(i / 4))

/** 1 to 5 by the place of a statement; null: not rated. */
export type Ratings = readonly (number | null)[]
export type Third = 'low' | 'middle' | 'high'

export interface PatternScore {
  readonly pattern: Pattern
  /** 1 to 5. */
  readonly mean: number
  readonly third: Third
  /** How many of its five statements are rated. */
  readonly of: number
}

const FEWEST = 3
const isRating = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5

/** Equal thirds of the range from 1 to 5. */
export const thirdOf = (mean: number): Third => (mean < 1 + 4 / 3 ? 'low' : mean < 1 + 8 / 3 ? 'middle' : 'high')

/** One habit's score; null until three of its statements are rated. */
export function patternScore(pattern: Pattern, ratings: Ratings): PatternScore | null {
  const counted = statements.flatMap((statement, i) => {
    const rating = ratings[i]
    if (statement.pattern !== pattern || !isRating(rating)) return []
    return [statement.reversed ? 6 - rating : rating]
  })
  if (counted.length < FEWEST) return null
  const mean = counted.reduce((sum, rating) => sum + rating, 0) / counted.length
  return { pattern, mean, third: thirdOf(mean), of: counted.length }
}

/** The habits with enough ratings, in their own order. */
export const profileOf = (ratings: Ratings): readonly PatternScore[] =>
  patterns.flatMap((pattern) => patternScore(pattern, ratings) ?? [])

/** The strongest habit; of equals the first. null without any. */
export const strongest = (profile: readonly PatternScore[]): PatternScore | null =>
  profile.reduce<PatternScore | null>((best, score) => (best === null || score.mean > best.mean ? score : best), null)

export interface Difference {
  readonly statement: number
  readonly first: number
  readonly second: number
}

/** Statements two people rate at least so far apart, the farthest first; of equals in their order. */
export function differences(first: Ratings, second: Ratings, least = 2): readonly Difference[] {
  return statements
    .flatMap((_, statement): Difference[] => {
      const [a, b] = [first[statement], second[statement]]
      return isRating(a) && isRating(b) && Math.abs(a - b) >= least ? [{ statement, first: a, second: b }] : []
    })
    .sort((a, b) => Math.abs(b.first - b.second) - Math.abs(a.first - a.second) || a.statement - b.statement)
}
