/** How large an emergency fund: a range of months, each part of it with its reason, and what it comes to in dollars of today. */

export interface Months {
  /** At the least, and for somebody who wants to be sure. */
  readonly lean: number
  readonly extra: number
}
export interface CushionRules {
  readonly start: Months
  readonly oneEarner: Months
  readonly payVaries: Months
  readonly payIrregular: Months
  readonly selfEmployed: Months
  readonly specialized: Months
  readonly dependent: Months
  readonly mostDependents: number
}
export interface Situation {
  readonly earners: 'one' | 'two'
  readonly pay: 'steady' | 'varies' | 'irregular'
  readonly selfEmployed: boolean
  /** Work in a small field, where the next job takes long to find. */
  readonly specialized: boolean
  /** Whole people who live on this pay besides the earners. */
  readonly dependents: number
}
export type FactorKey = 'start' | 'earners' | 'pay' | 'selfEmployed' | 'specialized' | 'dependents'
export interface Factor extends Months {
  readonly key: FactorKey
}

const none: Months = { lean: 0, extra: 0 }

/** Every factor in order, those that add nothing included, so that a reader sees that they were asked. */
export function cushionFactorsOf(situation: Situation, rules: CushionRules): readonly Factor[] {
  const { earners, pay, selfEmployed, specialized, dependents } = situation
  const counted = Math.min(Math.max(0, dependents), rules.mostDependents)
  const forPay = pay === 'steady' ? none : pay === 'varies' ? rules.payVaries : rules.payIrregular
  return [
    { key: 'start', ...rules.start },
    { key: 'earners', ...(earners === 'one' ? rules.oneEarner : none) },
    { key: 'pay', ...forPay },
    { key: 'selfEmployed', ...(selfEmployed ? rules.selfEmployed : none) },
    { key: 'specialized', ...(specialized ? rules.specialized : none) },
    { key: 'dependents', lean: rules.dependent.lean * counted, extra: rules.dependent.extra * counted },
  ]
}

export const levels = ['lean', 'balanced', 'extra'] as const
export type Level = (typeof levels)[number]

/** Months at a level; balanced is the middle of the two ends. */
export function monthsAt(factors: readonly Months[], level: Level): number {
  const lean = factors.reduce((sum, factor) => sum + factor.lean, 0)
  const extra = factors.reduce((sum, factor) => sum + factor.extra, 0)
  return level === 'lean' ? lean : level === 'extra' ? extra : (lean + extra) / 2
}

/** Unemployment benefits, as they would come. */
export interface Benefits {
  /** Dollars a week, after tax held back. */
  readonly weekly: number
  /** Weeks paid at the least and at the most. */
  readonly leastWeeks: number
  readonly mostWeeks: number
  /** Weeks without pay before the first benefit. */
  readonly unpaidWeeks: number
}
export const noBenefits: Benefits = { weekly: 0, leastWeeks: 0, mostWeeks: 0, unpaidWeeks: 0 }

const WEEKS_A_MONTH = 52 / 12

/**
 * What benefits take off the need at a level. The lean end counts the most weeks, the middle the fewest, the extra end none. Only
 * whole weeks inside the months planned for count, after the unpaid ones, and a week's benefit covers at most a week's essentials.
 */
export function benefitsAt(level: Level, months: number, monthlyEssentials: number, benefits: Benefits): number {
  const weeks = level === 'lean' ? benefits.mostWeeks : level === 'balanced' ? benefits.leastWeeks : 0
  const inside = Math.floor(months * WEEKS_A_MONTH + 1e-9) - benefits.unpaidWeeks
  const weekly = Math.min(benefits.weekly, monthlyEssentials / WEEKS_A_MONTH)
  return Math.max(0, Math.min(weeks, inside)) * Math.max(0, weekly)
}

export interface Target {
  readonly level: Level
  readonly months: number
  /** Months times essentials. */
  readonly forMonths: number
  readonly deductibles: number
  /** Taken off. */
  readonly benefits: number
  /** Never less than the deductibles. */
  readonly total: number
}

/** months x essentials + deductibles - benefits, in dollars. Nothing is rounded. */
export function emergencyTarget(
  level: Level,
  factors: readonly Months[],
  monthlyEssentials: number,
  deductibles: number,
  benefits: Benefits,
): Target {
  const months = monthsAt(factors, level)
  const forMonths = months * monthlyEssentials
  const paid = benefitsAt(level, months, monthlyEssentials, benefits)
  return { level, months, forMonths, deductibles, benefits: paid, total: forMonths - paid + deductibles }
}

/**
 * A guess at a week's unemployment benefit, dollars before tax: a share (decimal) of a week's pay, at most the state's maximum. States
 * look at the best quarters and at dependents; this does not. It is not raised to the state's minimum, which people with little pay
 * may not get.
 */
export const weeklyBenefitGuess = (annualPay: number, shareOfPay: number, maxWeekly: number): number =>
  Math.min(maxWeekly, Math.max(0, (annualPay / 52) * shareOfPay))
