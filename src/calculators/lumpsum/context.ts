import type { Context } from '../kit/calculator.ts'
import type { Grown } from './compute.ts'
import type { LumpInputs } from './sections.ts'
import type { LumpStudy, PastFan } from './study.ts'

export type LumpContext = Context<LumpInputs, Record<never, never>, Grown, LumpStudy>
/** The context once the history has come, with the fan in the dollars the visitor wants to see. */
export type PastContext = Omit<LumpContext, 'found'> & { readonly found: LumpStudy; readonly fan: PastFan }

/** A part that stands on the history. */
export const ofPast =
  <T>(make: (context: PastContext) => T) =>
  (context: LumpContext): T | null => {
    const { found, inputs } = context
    return found && make({ ...context, found, fan: inputs.dollars === 'today' ? found.real : found.nominal })
  }
/** A part that makes no sense of an amount of 0. */
export const ofAmount =
  <C extends { readonly inputs: LumpInputs }, T>(make: (context: C) => T) =>
  (context: C): T | null =>
    context.inputs.amount === 0 ? null : make(context)
