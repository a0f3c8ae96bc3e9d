import type { Context } from '../kit/calculator.ts'
import type { Answered, Result } from './compute.ts'
import type { EmiInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type EmiContext = Context<EmiInputs, NoLaw, Result>
/** The context of a loan that can be paid off. */
export type LoanContext = Context<EmiInputs, NoLaw, Answered>
/** The context of two loans beside each other. */
export type TwoContext = Context<EmiInputs, NoLaw, Answered & { readonly second: NonNullable<Answered['second']> }>

const hasLoan = (context: EmiContext): context is LoanContext => context.result.outcome === 'loan'
const hasTwo = (context: LoanContext): context is TwoContext => context.result.second !== null

/** A part that only a loan has. */
export const ofLoan =
  <T>(make: (context: LoanContext) => T) =>
  (context: EmiContext): T | null =>
    hasLoan(context) ? make(context) : null
/** A part that only a comparison has. */
export const ofTwo = <T>(make: (context: TwoContext) => T) =>
  ofLoan((context) => (hasTwo(context) ? make(context) : null))
