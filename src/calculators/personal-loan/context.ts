import type { Context } from '../kit/calculator.ts'
import type { PricedLoan, Result } from './compute.ts'
import type { LoanInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type PersonalContext = Context<LoanInputs, NoLaw, Result>
/** The context of a loan that can be priced. */
export type LoanContext = Context<LoanInputs, NoLaw, PricedLoan>

const hasLoan = (context: PersonalContext): context is LoanContext => context.result.outcome === 'loan'

/** A part that only a loan has. */
export const ofLoan =
  <T>(make: (context: LoanContext) => T) =>
  (context: PersonalContext): T | null =>
    hasLoan(context) ? make(context) : null
