import type { Context } from '../kit/calculator.ts'
import type { Paycheck, Result, Windfall } from './compute.ts'
import type { DcaLaw } from './law.ts'
import type { PaycheckStudy } from './paycheck-study.ts'
import type { DcaInputs } from './sections.ts'
import type { Since } from './since.ts'
import type { DcaStudy } from './study.ts'
import type { WindfallStudy } from './windfall-study.ts'

export type DcaContext = Context<DcaInputs, DcaLaw, Result, DcaStudy>
/** The context of one question, with its own study where that has come. */
export type WindfallContext = Context<DcaInputs, DcaLaw, Windfall, WindfallStudy>
export type PaycheckContext = Context<DcaInputs, DcaLaw, Paycheck, PaycheckStudy>
export type SinceContext = Context<DcaInputs, DcaLaw, Since>
type Studied<C extends { readonly found: unknown }> = Omit<C, 'found'> & { readonly found: NonNullable<C['found']> }
export type WindfallPast = Studied<WindfallContext>
export type PaycheckPast = Studied<PaycheckContext>

/** Parts that only one question has. A study of the other question is never shown. */
export const ofWindfall =
  <T>(make: (context: WindfallContext) => T) =>
  (context: DcaContext): T | null => {
    const { result, found } = context
    if (result.outcome !== 'windfall') return null
    return make({ ...context, result, found: found?.kind === 'windfall' ? found : null })
  }
export const ofPaycheck =
  <T>(make: (context: PaycheckContext) => T) =>
  (context: DcaContext): T | null => {
    const { result, found } = context
    if (result.outcome !== 'paycheck') return null
    return make({ ...context, result, found: found?.kind === 'paycheck' ? found : null })
  }
export const ofSince =
  <T>(make: (context: SinceContext) => T) =>
  (context: DcaContext): T | null =>
    context.result.outcome === 'since' ? make({ ...context, result: context.result, found: null }) : null

/** Parts that stand on the history of their question. */
export const withRaces =
  <T>(make: (context: WindfallPast) => T) =>
  (context: WindfallContext): T | null => {
    const { found } = context
    return found && make({ ...context, found })
  }
export const withFan =
  <T>(make: (context: PaycheckPast) => T) =>
  (context: PaycheckContext): T | null => {
    const { found } = context
    return found && make({ ...context, found })
  }
