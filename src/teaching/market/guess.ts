/** Guess first, then see: the form of a guess about markets. All it says is words; its truth is worked out from the record. */
import type { Unit } from '#calculators/kit/presentation.ts'

export interface Tool {
  readonly to: string
  readonly words: string
}
interface Common {
  readonly slug: string
  readonly group: GroupKey
  readonly title: string
  readonly ask: string
  /** What is true, the point of it first; at most three sentences each. */
  readonly reveal: readonly string[]
  readonly tool: Tool
}
/** One number on a slider. */
export interface AmountGuess extends Common {
  readonly kind: 'amount'
  readonly unit: Unit
  readonly from: number
  readonly to: number
  readonly step: number
  readonly truth: number
}
/** A line of a few points, drawn by hand. */
export interface DrawGuess extends Common {
  readonly kind: 'draw'
  readonly unit: Unit
  readonly from: number
  readonly to: number
  readonly step: number
  /** Of each point: under the picture, and in a sentence. */
  readonly points: readonly { readonly label: string; readonly said: string }[]
  readonly xLabel: string
  readonly yLabel: string
  readonly truth: readonly number[]
}
export interface ChoiceGuess extends Common {
  readonly kind: 'choice'
  readonly options: readonly string[]
  readonly truth: number
}
export type Guess = AmountGuess | DrawGuess | ChoiceGuess

export const groups = {
  ups: 'Ups and downs',
  falls: 'Falls and recoveries',
  sayings: 'Sayings about the calendar',
} as const
export type GroupKey = keyof typeof groups

/** How many numbers a guess is. */
export const slotsOf = (guess: Guess): number => (guess.kind === 'draw' ? guess.points.length : 1)

/** Whether stored numbers are an answer to this guess. */
export function fits(guess: Guess, answer: readonly number[] | undefined): answer is readonly number[] {
  if (answer?.length !== slotsOf(guess)) return false
  if (guess.kind === 'choice') return answer.every((one) => guess.options[one] !== undefined)
  return answer.every((one) => one >= guess.from && one <= guess.to)
}
