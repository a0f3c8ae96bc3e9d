import { figureText } from '#calculators/kit/format.ts'
import type { Guess } from '#teaching/market/guess.ts'

/** A guess, or what is true, in words. */
export function guessText(guess: Guess, answer: readonly number[]): string {
  if (guess.kind === 'choice') return guess.options[answer[0] ?? -1] ?? ''
  if (guess.kind === 'amount') return figureText(Math.round((answer[0] ?? Number.NaN) * 10) / 10, guess.unit)
  return answer.map((one) => figureText(guess.unit === 'money' ? Math.round(one) : one, guess.unit)).join(', ')
}
export const truthOf = (guess: Guess): readonly number[] => (guess.kind === 'draw' ? guess.truth : [guess.truth])
