/** Guesses about markets and answers to the checks, by slug, kept for the visit. */
import { isAmount } from '../../state/read-data.ts'
import { one, or, record, type Shape } from '../../state/shape.ts'
import { map } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

type Answers = readonly (number | null)[]
export interface MarketGuesses {
  readonly guesses: Readonly<Record<string, readonly number[]>>
  readonly checks: Readonly<Record<string, Answers>>
}

const MOST_ENTRIES = 60
const MOST_NUMBERS = 24
const isName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(name)
/** Each place is a point of a line or a question: with one that cannot be read the others mean something else. */
const numbers = <N extends number | null>(is: (value: unknown) => boolean): Shape<readonly N[]> =>
  one((data: unknown): data is readonly N[] => Array.isArray(data) && data.length <= MOST_NUMBERS && data.every(is))

export const guessesShape = record<MarketGuesses>({
  guesses: or(map({ of: 'guesses', most: MOST_ENTRIES }, isName, numbers<number>(isAmount)), {}),
  checks: or(
    map(
      { of: 'answers', most: MOST_ENTRIES },
      isName,
      numbers<number | null>((value) => value === null || isAmount(value)),
    ),
    {},
  ),
})

export const marketGuesses = stored<MarketGuesses>('market-guesses', {
  version: 1,
  area: 'session',
  initial: { guesses: {}, checks: {} },
  shape: guessesShape,
})

const without = <T>(all: Readonly<Record<string, T>>, slug: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== slug))

export const setGuess = (slug: string, guess: readonly number[] | null): boolean =>
  marketGuesses.set((now) => ({
    ...now,
    guesses: guess === null ? without(now.guesses, slug) : { ...now.guesses, [slug]: guess },
  }))
export const setAnswers = (slug: string, answers: Answers | null): boolean =>
  marketGuesses.set((now) => ({
    ...now,
    checks: answers === null ? without(now.checks, slug) : { ...now.checks, [slug]: answers },
  }))
