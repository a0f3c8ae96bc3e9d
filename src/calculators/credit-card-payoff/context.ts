import type { Context } from '../kit/calculator.ts'
import type { NeverPlan, PaidPlan, Result } from './compute.ts'
import type { CardInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type CardContext = Context<CardInputs, NoLaw, Result>
/** The context of cards with something owed on them. */
export type PlanContext = Context<CardInputs, NoLaw, PaidPlan | NeverPlan>
export type PaidContext = Context<CardInputs, NoLaw, PaidPlan>
export type NeverContext = Context<CardInputs, NoLaw, NeverPlan>

export const isPaid = (context: CardContext | PlanContext): context is PaidContext =>
  context.result.outcome === 'paid-off'
export const isNever = (context: CardContext | PlanContext): context is NeverContext =>
  context.result.outcome === 'never-paid-off'

/** A part that only a plan has, whether it ends or not. */
export const ofPlan =
  <T>(make: (context: PlanContext) => T) =>
  (context: CardContext): T | null =>
    isPaid(context) || isNever(context) ? make(context) : null
