import type { Context } from '../kit/calculator.ts'
import type { Compared, Result } from './compute.ts'
import type { DebtInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type DebtContext = Context<DebtInputs, NoLaw, Result>
/** The context of debts set against a new one. */
export type ComparedContext = Context<DebtInputs, NoLaw, Compared>

export const isCompared = (context: DebtContext): context is ComparedContext => context.result.outcome === 'compared'

/** A part that only a comparison has. */
export const ofCompared =
  <T>(make: (context: ComparedContext) => T) =>
  (context: DebtContext): T | null =>
    isCompared(context) ? make(context) : null

/** Whether there is a day on which what moved is paid off: a loan has one, a transfer only at a payment that clears it. */
export const endsAgain = ({ inputs, result }: ComparedContext): boolean =>
  inputs.way !== 'transfer' || result.move.outcome === 'paid-off'
