/** Guesses about markets and answers to the checks, by slug, kept for the visit. */
import { isRecord } from '../../state/read-data.ts'
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

function readNumbers<N extends number | null>(data: unknown, is: (value: unknown) => value is N) {
  if (!isRecord(data)) return null
  return Object.fromEntries(
    Object.entries(data)
      .filter(
        (entry): entry is [string, N[]] =>
          isName(entry[0]) && Array.isArray(entry[1]) && entry[1].length <= MOST_NUMBERS && entry[1].every(is),
      )
      .slice(0, MOST_ENTRIES),
  )
}

/** One damaged entry is left out; the others stay. */
export function readMarketGuesses(data: unknown): MarketGuesses | null {
  if (!isRecord(data)) return null
  const guesses = readNumbers(data['guesses'], isNumber)
  const checks = readNumbers(data['checks'], (value): value is number | null => value === null || isNumber(value))
  return guesses === null || checks === null ? null : { guesses, checks }
}

export const marketGuesses = stored<MarketGuesses>('market-guesses', {
  version: 1,
  area: 'session',
  initial: { guesses: {}, checks: {} },
  read: readMarketGuesses,
})

const without = <T>(record: Readonly<Record<string, T>>, slug: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== slug))

export const setGuess = (slug: string, guess: readonly number[] | null): void =>
  marketGuesses.set((now) => ({
    ...now,
    guesses: guess === null ? without(now.guesses, slug) : { ...now.guesses, [slug]: guess },
  }))
export const setAnswers = (slug: string, answers: Numbers | null): void =>
  marketGuesses.set((now) => ({
    ...now,
    checks: answers === null ? without(now.checks, slug) : { ...now.checks, [slug]: answers },
  }))
