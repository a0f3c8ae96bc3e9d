import type { Context } from '../kit/calculator.ts'
import type { Result, Solved } from './compute.ts'
import type { SimpleInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type SimpleContext = Context<SimpleInputs, NoLaw, Result>
/** The context of numbers that have an answer. */
export type SolvedContext = Context<SimpleInputs, NoLaw, Solved>

const isSolved = (context: SimpleContext): context is SolvedContext => context.result.outcome === 'solved'

/** A part that only an answer has. */
export const ofSolved =
  <T>(make: (context: SolvedContext) => T) =>
  (context: SimpleContext): T | null =>
    isSolved(context) ? make(context) : null
