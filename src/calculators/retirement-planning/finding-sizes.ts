/** How large an amount must be to be worth a sentence, and how it is rounded there. */
import type { PlanYear } from '#engine/retirement-plan/plan-year.ts'

/** Dollars over a plan, and a year: less says nothing. */
export const SMALL = 5000
export const SMALL_YEARLY = 100
/** Of what is left after tax: less is not worth a change of plan. */
export const NOTICED = 0.01

/** A sum as a person would say it: to the next hundred. */
export const hundreds = (amount: number): number => Math.round(amount / 100) * 100

export const sumOf = (years: readonly PlanYear[], of: (year: PlanYear) => number): number =>
  years.reduce((total, year) => total + of(year), 0)
