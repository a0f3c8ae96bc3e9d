import type { Context } from '../kit/calculator.ts'
import type { Averaged, MoneyWeighted, Result, Steady } from './compute.ts'
import type { CagrLaw } from './law.ts'
import type { CagrInputs } from './sections.ts'

type Of<R> = Context<CagrInputs, CagrLaw, R>
export type CagrContext = Of<Result>
export type SteadyContext = Of<Steady>
export type FlowsContext = Of<MoneyWeighted>
export type AveragedContext = Of<Averaged>

export const isFlows = (result: Result): result is MoneyWeighted => 'flows' in result

/** Parts that only one kind of question has. */
export const ofSteady =
  <T>(make: (context: SteadyContext) => T) =>
  (context: CagrContext): T | null =>
    context.result.outcome === 'found' ? make({ ...context, result: context.result }) : null
export const ofFlows =
  <T>(make: (context: FlowsContext) => T) =>
  (context: CagrContext): T | null =>
    isFlows(context.result) ? make({ ...context, result: context.result }) : null
export const ofReturns =
  <T>(make: (context: AveragedContext) => T) =>
  (context: CagrContext): T | null =>
    context.result.outcome === 'averaged' ? make({ ...context, result: context.result }) : null
