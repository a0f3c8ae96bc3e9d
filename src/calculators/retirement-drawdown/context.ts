import type { Context } from '../kit/calculator.ts'
import type { Drawdown, Past } from './compute.ts'
import type { DrawdownLaw } from './law.ts'
import type { DrawdownInputs } from './sections.ts'
import type { DrawdownStudy } from './study-result.ts'

export type DrawdownContext = Context<DrawdownInputs, DrawdownLaw, Drawdown, DrawdownStudy>
/** The context once there is something to spend. */
export type PastContext = Omit<DrawdownContext, 'result'> & {
  readonly result: Past & { readonly outcome: Exclude<Drawdown['outcome'], 'empty'> }
}
export type StudiedContext = Omit<PastContext, 'found'> & { readonly found: DrawdownStudy }

/** A part that stands on past retirements: of an amount that could be spent. */
export const ofPast =
  <T>(make: (context: PastContext) => T) =>
  (context: DrawdownContext): T | null => {
    const { result } = context
    return result.outcome === 'empty' || result.outcome === 'none' ? null : make({ ...context, result })
  }
/** A part that stands on the simulations too. */
export const ofStudy =
  <T>(make: (context: StudiedContext) => T) =>
  (context: DrawdownContext): T | null =>
    ofPast((past) => (past.found === null ? null : make({ ...past, found: past.found })))(context)
