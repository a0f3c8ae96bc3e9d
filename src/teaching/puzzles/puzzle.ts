/** A number puzzle: one question, one answer that is worked out and not typed in, hints, the way to it, and the tool behind it. */
import type { Tool } from './tool.ts'

/** What is asked for: a number in its unit, or one of a few words. */
export type Asked =
  | {
      readonly kind: 'number'
      readonly unit: 'money' | 'cents' | 'percent' | 'years' | 'count' | 'ratio'
      readonly answer: number
      /** How far off still counts, as a share of the answer; 0 for exact to the cent. */
      readonly within: number
    }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly answer: number }

export interface Puzzle {
  /** 1 to 40. */
  readonly number: number
  readonly level: 1 | 2 | 3
  readonly title: string
  readonly ask: string
  readonly asked: Asked
  readonly hint: string
  /** The way to the answer, a line each. */
  readonly steps: readonly string[]
  /** Two lines to take away. */
  readonly lesson: readonly [string, string]
  /** A calculator with the puzzle's numbers, or a page. */
  readonly tool: Tool
}

/** Half a percent: what a pocket calculator or rounding on the way may cost. */
export const NEAR = 0.005

export const number = (
  unit: Extract<Asked, { kind: 'number' }>['unit'],
  answer: number,
  within: number = NEAR,
): Asked => ({ kind: 'number', unit, answer, within })
export const choice = (answer: number, ...options: readonly string[]): Asked => ({ kind: 'choice', options, answer })

/** A guess against the answer: 'right', or on which side it lies. */
export type Verdict = 'right' | 'low' | 'high' | 'wrong'
export function judged(asked: Asked, guess: number): Verdict {
  if (asked.kind === 'choice') return guess === asked.answer ? 'right' : 'wrong'
  const off = guess - asked.answer
  const near = Math.max(0.005, Math.abs(asked.answer) * asked.within)
  return Math.abs(off) <= near + 1e-9 ? 'right' : off < 0 ? 'low' : 'high'
}
