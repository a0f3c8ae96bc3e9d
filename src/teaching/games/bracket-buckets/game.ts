/**
 * Bracket Buckets: twenty coins of income go into three buckets, then $60,000 of pay is poured through the deduction and the slices.
 * Ten points for each right answer, three less for a hint.
 */
import { shuffled } from '../kit/chance.ts'
import type { Choice, Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { type Bucket, buckets, type CoinKey, coinKeys, points, right } from './design.ts'
import { coinTax } from './law.precomputed.ts'
import { type PourKey, pourQuestions } from './pour.ts'

export interface Sorted {
  readonly coin: CoinKey
  readonly bucket: Bucket
  readonly isRight: boolean
}
export interface Poured {
  readonly key: PourKey
  readonly answer: number
  readonly isRight: boolean
}
export interface Buckets {
  readonly seed: number
  readonly order: readonly CoinKey[]
  readonly sorted: readonly Sorted[]
  readonly poured: readonly Poured[]
  readonly hints: number
  readonly isHinted: boolean
}

const begin = (seed: number): Buckets => ({
  seed,
  order: shuffled(seed, 'coins', coinKeys),
  sorted: [],
  poured: [],
  hints: 0,
  isHinted: false,
})
/** The coin in the hand; null in part two. */
export const coinOf = ({ order, sorted }: Buckets): CoinKey | null => order[sorted.length] ?? null
/** The question of part two; null in part one and at the end. */
export const questionOf = (state: Buckets) =>
  coinOf(state) === null ? (pourQuestions[state.poured.length] ?? null) : null

function offers(state: Buckets): readonly Choice[] {
  if (coinOf(state) !== null) return [...buckets, ...(state.isHinted ? [] : ['hint'])]
  const question = questionOf(state)
  if (question === null) return []
  return shuffled(
    state.seed,
    `pour:${question.key}`,
    question.answers.map((answer) => `is:${answer}`),
  )
}

function step(state: Buckets, choice: Choice): Buckets {
  if (!offers(state).includes(choice)) throw new RangeError(choice)
  const coin = coinOf(state)
  if (coin !== null) {
    if (choice === 'hint') return { ...state, hints: state.hints + 1, isHinted: true }
    const bucket = choice as Bucket
    return { ...state, sorted: [...state.sorted, { coin, bucket, isRight: right[coin] === bucket }], isHinted: false }
  }
  const question = questionOf(state)
  if (question === null) throw new RangeError(choice)
  const answer = Number(choice.slice('is:'.length))
  return { ...state, poured: [...state.poured, { key: question.key, answer, isRight: answer === question.answers[0] }] }
}

/** The tax a coin brings from a bucket, on top of the salary: dollars. */
export const taxFrom = (coin: CoinKey, bucket: Bucket): number =>
  bucket === 'none' ? 0 : (coinTax[coin]?.[bucket] ?? 0)
/** The tax it really brings. */
export const trueTax = (coin: CoinKey): number => coinTax[coin]?.true ?? 0
/** What a sorting expects less what is due: below 0, a bill nobody planned for. */
export const offBy = ({ coin, bucket, isRight }: Sorted): number =>
  isRight ? 0 : taxFrom(coin, bucket) - trueTax(coin)

export const bracketBuckets: Game<NoSetup, Buckets> = {
  name: 'bracket-buckets',
  version: 1,
  begin,
  offers,
  step,
  score: ({ sorted, poured, hints }) =>
    points.right * [...sorted, ...poured].filter(({ isRight }) => isRight).length - points.hint * hints,
}
export const mostPoints = points.right * (coinKeys.length + pourQuestions.length)
