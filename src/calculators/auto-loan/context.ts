import type { Context } from '../kit/calculator.ts'
import type { Bought, Financed, Result } from './compute.ts'
import type { CarLaw } from './law.ts'
import type { CarInputs } from './sections.ts'

export type CarContext = Context<CarInputs, CarLaw, Result>
/** The context of a car that can be bought, with a loan or without. */
export type BoughtContext = Context<CarInputs, CarLaw, Bought>
/** The context of a car bought with a loan. */
export type LoanContext = Context<CarInputs, CarLaw, Financed>

const isBought = (context: CarContext): context is BoughtContext => context.result.outcome !== 'not-possible'
const hasLoan = (context: CarContext): context is LoanContext => context.result.outcome === 'loan'

/** A part that every purchase has. */
export const ofBought =
  <T>(make: (context: BoughtContext) => T) =>
  (context: CarContext): T | null =>
    isBought(context) ? make(context) : null
/** A part that only a loan has. */
export const ofLoan =
  <T>(make: (context: LoanContext) => T) =>
  (context: CarContext): T | null =>
    hasLoan(context) ? make(context) : null
