import { afterTaxLeft, type Outcome, outcomeOf } from '#engine/retirement-plan/outcome.ts'
import type { PlanYear } from '#engine/retirement-plan/plan-year.ts'
import { type PreparedPlan, preparePlan } from '#engine/retirement-plan/prepared.ts'
import { type PlanRun, runPlan } from '#engine/retirement-plan/run-plan.ts'
import type { Asked } from '../kit/calculator.ts'
import type { PlanningLaw } from './law.ts'
import { planLawOf } from './plan-law.ts'
import { type Benefit, planOf } from './plan-of.ts'
import type { PlanInputs } from './sections.ts'

/** A plan worked out with the return that is expected every year. */
export interface Planned {
  readonly outcome: 'planned'
  readonly prepared: PreparedPlan
  readonly run: PlanRun
  readonly sums: Outcome
  readonly benefits: readonly Benefit[]
  /** The first year without everybody's full pay, by index. */
  readonly retiresAt: number
  /** Today's dollars: what is left, or below zero what was missing. */
  readonly left: number
  /** After heirs' tax. */
  readonly afterTax: number
}

export type Result =
  | Planned
  | { readonly outcome: 'no-such-date' }
  /** Everybody's plan-to age lies before the plan's first year. */
  | { readonly outcome: 'no-years' }

export function compute({ inputs, law }: Asked<PlanInputs, PlanningLaw>): Result {
  const asked = planOf(inputs, law.tax)
  const prepared = asked === null ? null : preparePlan(asked.plan, planLawOf(law, inputs))
  if (asked === null || prepared === null) return { outcome: 'no-such-date' }
  if (prepared.years.length === 0) return { outcome: 'no-years' }
  const run = runPlan(prepared)
  const sums = outcomeOf(run)
  return {
    outcome: 'planned',
    prepared,
    run,
    sums,
    benefits: asked.benefits,
    retiresAt: Math.max(
      0,
      prepared.years.findIndex(({ allWork }) => allWork < 1),
    ),
    left: sums.trouble === null ? sums.left : -sums.unmet,
    afterTax: afterTaxLeft(sums, inputs.heirTax / 100),
  }
}

/** What comes out of accounts in a year, moves between accounts aside. */
export const withdrawn = (year: PlanYear): number =>
  year.in.required + year.in.cash + year.in.taxable + year.in.preTax + year.in.roth + year.in.hsa

export const taxesIn = (year: PlanYear): number => year.out.federalTax + year.out.stateTax + year.out.payrollTax

/** The first whole year of retirement in which everybody alive has claimed before; without one the last year. */
export function settledYear({ run, prepared, retiresAt }: Planned): PlanYear | undefined {
  const at = prepared.years.findIndex(
    ({ allWork, people }, t) =>
      t >= retiresAt &&
      allWork === 0 &&
      people.every(
        ({ alive, works, socialSecurity }, who) =>
          !alive ||
          (works === 0 && socialSecurity > 0 && (prepared.years[t - 1]?.people[who]?.socialSecurity ?? 1) > 0),
      ),
  )
  return run.years[at < 0 ? run.years.length - 1 : at]
}

/** The first year of retirement from January to December; without one the last year. */
export function firstWholeYear({ run, prepared, retiresAt }: Planned): PlanYear | undefined {
  const at = prepared.years.findIndex(({ allWork }, t) => t >= retiresAt && allWork === 0)
  return run.years[at < 0 ? run.years.length - 1 : at]
}

/** The first year nobody has full pay, by its money. */
export const retirementYear = ({ run, retiresAt }: Planned): PlanYear | undefined => run.years[retiresAt]
