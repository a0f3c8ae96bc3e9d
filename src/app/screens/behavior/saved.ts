/** Guesses about markets and answers to the checks, by slug, kept for the visit. */
import { one, or, record } from '../../state/shape.ts'
import { map } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

type Numbers = readonly (number | null)[]
export interface MarketGuesses {
  readonly guesses: Readonly<Record<string, readonly number[]>>
  readonly checks: Readonly<Record<string, Numbers>>
}

const MOST_ENTRIES = 60
const MOST_NUMBERS = 24
const MOST = 1e9
const isName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(name)
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MOST
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= MOST_NUMBERS && value.every(isNumber)
const isAnswers = (value: unknown): value is Numbers =>
  Array.isArray(value) && value.length <= MOST_NUMBERS && value.every((each) => each === null || isNumber(each))

const shape = record<MarketGuesses>({
  guesses: or(map({ of: 'guesses', most: MOST_ENTRIES }, isName, one(isNumbers)), {}),
  checks: or(map({ of: 'answers', most: MOST_ENTRIES }, isName, one(isAnswers)), {}),
})

export const marketGuesses = stored<MarketGuesses>('market-guesses', {
  version: 1,
  area: 'session',
  initial: { guesses: {}, checks: {} },
  shape,
})

const without = <T>(record: Readonly<Record<string, T>>, slug: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== slug))

export const setGuess = (slug: string, guess: readonly number[] | null): boolean =>
  marketGuesses.set((now) => ({
    ...now,
    guesses: guess === null ? without(now.guesses, slug) : { ...now.guesses, [slug]: guess },
  }))
export const setAnswers = (slug: string, answers: Numbers | null): boolean =>
  marketGuesses.set((now) => ({
    ...now,
    checks: answers === null ? without(now.checks, slug) : { ...now.checks, [slug]: answers },
  }))
