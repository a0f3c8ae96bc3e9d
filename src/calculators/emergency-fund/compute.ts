import { monthlyFor, type Saver, savedByMonth, savingRace } from '#engine/housing/saving-race.ts'
import { type IsoDate, type Month, monthOf } from '#engine/month.ts'
import {
  type Benefits,
  cushionFactorsOf,
  emergencyTarget,
  type Factor,
  type Level,
  levels,
  type Target,
} from '#engine/wealth/emergency-target.ts'
import { cushionFactors } from '#facts/household/emergency-factors.ts'
import type { Asked } from '../kit/calculator.ts'
import { benefitsOf } from './benefits.ts'
import { type Keeping, keepingOf } from './keeping.ts'
import type { EmergencyLaw } from './law.ts'
import { lineKeys } from './lines.ts'
import type { EmergencyInputs } from './sections.ts'

/** Longest wait looked at: fifty years. */
export const MOST_MONTHS = 600

export type StepKey = 'first' | 'month' | Level
export interface Step {
  readonly key: StepKey
  /** Dollars of today. */
  readonly amount: number
  /** First whole month with enough, 0 today; null: not within fifty years. */
  readonly reached: number | null
}
export interface Result {
  readonly outcome: 'nothing' | 'reached' | 'saving' | 'never'
  readonly start: Month
  /** Dollars a month. */
  readonly essentials: number
  readonly factors: readonly Factor[]
  readonly deductibles: number
  readonly benefits: Benefits
  readonly targets: Readonly<Record<Level, Target>>
  readonly chosen: Target
  readonly gap: number
  readonly keeping: Keeping
  readonly saver: Saver
  readonly steps: readonly Step[]
  readonly month: number | null
  /** Essentials the savings cover today; null when there are none. */
  readonly monthsCovered: number | null
  /** What it takes each month for the visitor's date. */
  readonly monthlyNeeded: number
  /** After-tax interest until the target is reached; 0 where it never is. */
  readonly interest: number
  /** Dollars of the month it is reached in, prices risen; today's where it never is. */
  readonly targetThen: number
}

export const essentialsOf = (inputs: EmergencyInputs): number =>
  inputs.total ?? lineKeys.reduce((sum, key) => sum + inputs[key], 0)

/** A target of today in the dollars of a later month. */
export const targetAt = (amount: number, inflation: number, month: number): number =>
  amount * (1 + inflation / 100) ** (month / 12)

function reachedIn(saver: Saver, amount: number, inflation: number): number | null {
  const race = savingRace(saver, (month) => targetAt(amount, inflation, month), MOST_MONTHS)
  return race.outcome === 'reached' ? race.month : null
}

/**
 * Benefits come in whole weeks, so where they pay nearly all essentials the longer fund could end below the shorter one. It then counts
 * only as much of them as keeps the two level.
 */
function atLeast(target: Target, least: number): Target {
  const missing = Math.min(target.benefits, least - target.total)
  return missing > 0 ? { ...target, benefits: target.benefits - missing, total: target.total + missing } : target
}

export function compute({ inputs, law, today }: Asked<EmergencyInputs, EmergencyLaw>): Result {
  const essentials = essentialsOf(inputs)
  const factors = cushionFactorsOf(inputs, cushionFactors.value)
  const deductibles = inputs.healthDeductible + inputs.autoDeductible + inputs.homeDeductible
  const benefits = benefitsOf(inputs)
  const targetOf = (level: Level) => emergencyTarget(level, factors, essentials, deductibles, benefits)
  const lean = targetOf('lean')
  const targets = { lean, balanced: atLeast(targetOf('balanced'), lean.total), extra: targetOf('extra') }
  const chosen = targets[inputs.level]
  const keeping = keepingOf(inputs, law, Math.max(inputs.savings, chosen.total))
  const saver: Saver = {
    savings: inputs.savings,
    monthly: inputs.monthly,
    annualRaise: 0,
    monthlyRate: keeping.own.monthlyRate,
    extras: new Map(),
  }
  const reached = (amount: number) => reachedIn(saver, amount, inputs.inflation)
  const steps: Step[] = [
    { key: 'first', amount: inputs.firstStep, reached: reachedIn(saver, inputs.firstStep, 0) },
    { key: 'month', amount: essentials, reached: reached(essentials) },
    ...levels.map(
      (level): Step => ({ key: level, amount: targets[level].total, reached: reached(targets[level].total) }),
    ),
  ]
  const month = steps.find(({ key }) => key === inputs.level)?.reached ?? null
  const gap = Math.max(0, chosen.total - inputs.savings)
  const saved = month === null ? 0 : (savedByMonth(saver, month)[month] ?? 0)
  return {
    outcome: essentials <= 0 ? 'nothing' : gap === 0 ? 'reached' : month === null ? 'never' : 'saving',
    start: monthOf(today as IsoDate),
    essentials,
    factors,
    deductibles,
    benefits,
    targets,
    chosen,
    gap,
    keeping,
    saver,
    steps,
    month,
    monthsCovered: essentials > 0 ? inputs.savings / essentials : null,
    monthlyNeeded:
      gap === 0 ? 0 : (monthlyFor(saver, targetAt(chosen.total, inputs.inflation, inputs.by), inputs.by) ?? 0),
    interest: month === null ? 0 : saved - inputs.savings - inputs.monthly * month,
    targetThen: targetAt(chosen.total, inputs.inflation, month ?? 0),
  }
}
