/** The sum before the page for grown-ups: two numbers of 6 to 9 by a seed. It keeps small children out, not curious ones of twelve. */
import { between } from '../../games/kit/chance.ts'

export interface Sum {
  readonly a: number
  readonly b: number
}
export const sumOf = (seed: number): Sum => ({ a: between(seed, 'sum:a', 6, 9), b: between(seed, 'sum:b', 6, 9) })
export const solves = ({ a, b }: Sum, answer: number | null): boolean => answer === a * b
