import type { Context } from '../kit/calculator.ts'
import type { Mortgage, Result } from './compute.ts'
import type { MortgageLaw } from './law.ts'
import type { MortgageInputs } from './sections.ts'

export type MortgageContext = Context<MortgageInputs, MortgageLaw, Result>
/** The context of a purchase with a loan. */
export type LoanContext = Context<MortgageInputs, MortgageLaw, Mortgage>

const hasLoan = (context: MortgageContext): context is LoanContext => context.result.outcome === 'loan'

/** A part that only a loan has. */
export const ofLoan =
  <T>(make: (context: LoanContext) => T) =>
  (context: MortgageContext): T | null =>
    hasLoan(context) ? make(context) : null
