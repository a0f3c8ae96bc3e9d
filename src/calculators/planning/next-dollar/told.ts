import type { Month } from '#engine/month.ts'
import type { OrderKind } from '#engine/planning/next-dollar/order.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'
import type { Citation, Working, XYChart } from '../../kit/presentation.ts'

/** A place money goes, with its share of the step. */
export interface ToldPart {
  readonly name: string
  /** Take-home dollars a month, whole. */
  readonly amount: number
  /** From cash, once; dollars. */
  readonly once: number
  readonly note: string | null
}
export interface ToldStep {
  readonly key: OrderStep
  /** From 1. */
  readonly place: number
  readonly title: string
  /** `now`: money goes here first; `later`: after others; `done`; `absent`: not a step for this household, or not known. */
  readonly state: 'done' | 'now' | 'later' | 'absent'
  readonly size: string
  readonly why: string
  /** Take-home dollars a month, whole. */
  readonly monthly: number
  readonly parts: readonly ToldPart[]
  /** Once, from cash, dollars. */
  readonly fromCash: number
  readonly startsOn: Month | null
  readonly fullOn: Month | null
  /** Dollars of today after ten years; negative: skipping leaves more. Null: nothing to skip. */
  readonly skipCosts: number | null
  readonly skip: string | null
}
export interface ToldPlan {
  readonly outcome: 'ready' | 'short' | 'unknown'
  readonly order: OrderKind
  readonly headline: string
  readonly rests: string
  /** Dollars a month. */
  readonly left: number | null
  readonly toPlace: number
  readonly isHardship: boolean
  readonly moves: readonly { readonly name: string; readonly amount: number }[]
  readonly steps: readonly ToldStep[]
  /** Where ten years of money go; null without any. */
  readonly chart: XYChart | null
  readonly notes: readonly string[]
  readonly workings: readonly Working[]
  readonly sources: readonly Citation[]
}
