import { afterTaxLeft, type Outcome, outcomeOf } from './outcome.ts'
import type { FillLevel, PlanConversion, RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'
import { preparePlan } from './prepared.ts'
import { type PlanRun, runPlan } from './run-plan.ts'

/** A way to convert, and what it leaves heirs after tax, today's dollars. */
export interface ConversionTried {
  /** Null: no conversion. */
  readonly conversion: PlanConversion | null
  readonly outcome: Outcome
  readonly afterTax: number
  /** Converted in all years. */
  readonly converted: number
  readonly run: PlanRun
}

/** The years in which converting is looked at: from the first without everybody's full pay to the year before the first required distribution, or to the end. */
export interface ConversionSpan {
  readonly from: number
  readonly toRequired: number
  readonly toEnd: number
}

export function conversionSpan(plan: RetirementPlan, law: PlanLaw): ConversionSpan | null {
  const prepared = preparePlan(plan, law)
  const years = prepared?.years ?? []
  const first = years.find(({ allWork }) => allWork < 1)
  const last = years.at(-1)
  if (first === undefined || last === undefined) return null
  const required = years.find(({ people }) => people.some(({ period }) => period !== null))
  const toRequired = Math.max(first.year, (required?.year ?? last.year + 1) - 1)
  return { from: first.year, toRequired, toEnd: last.year }
}

/** The levels tried: the deduction, the tops of the brackets up to 24%, the first Medicare surcharge. */
const levels = (law: PlanLaw): readonly FillLevel[] => [
  { kind: 'deduction' },
  ...law.tax.ordinaryBrackets.value.single.slice(0, 4).map(({ rate }): FillLevel => ({ kind: 'bracket', rate })),
  { kind: 'surcharge', step: 1 },
]

export function tryConversion(
  plan: RetirementPlan,
  law: PlanLaw,
  conversion: PlanConversion | null,
  heirRate: number,
): ConversionTried | null {
  const prepared = preparePlan({ ...plan, conversion }, law)
  if (prepared === null) return null
  const run = runPlan(prepared)
  const outcome = outcomeOf(run)
  return {
    conversion,
    outcome,
    afterTax: afterTaxLeft(outcome, heirRate),
    converted: run.years.reduce((total, year) => total + year.conversion, 0),
    run,
  }
}

/**
 * Every level over the years before required distributions, and the best two again to the end of the plan; with none, the most after tax
 * first. Spending is the same in all, so what is left after tax is what a level is worth.
 */
export function conversionsTried(plan: RetirementPlan, law: PlanLaw, heirRate: number): readonly ConversionTried[] {
  const span = conversionSpan(plan, law)
  const none = tryConversion(plan, law, null, heirRate)
  if (span === null || none === null) return none === null ? [] : [none]
  const found: ConversionTried[] = [none]
  const add = (fill: FillLevel, to: number): void => {
    const tried = tryConversion(plan, law, { fill, from: span.from, to }, heirRate)
    const isNew = !found.some(({ converted }) => Math.abs(converted - (tried?.converted ?? 0)) < 1)
    if (tried !== null && isNew) found.push(tried)
  }
  for (const level of levels(law)) add(level, span.toRequired)
  const byWorth = (a: ConversionTried, b: ConversionTried): number => b.afterTax - a.afterTax
  found.sort(byWorth)
  if (span.toEnd > span.toRequired)
    for (const { conversion } of found.slice(0, 2)) if (conversion !== null) add(conversion.fill, span.toEnd)
  return found.sort(byWorth)
}
