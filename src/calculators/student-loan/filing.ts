/** One return or two: what a couple pays on loans and in tax in the first year either way. */
import { roundToCent } from '#engine/money.ts'
import { coupleTax } from '#engine/student/returns.ts'
import { askedIn, type Filing, type IncomePlan } from './asked.ts'
import { borrowerOf } from './borrower.ts'
import type { Law } from './law.ts'
import { isByIncome, type PlanKey, takes } from './plans.ts'
import { isMarried, type LoanInputs } from './sections.ts'

/** Dollars of the first year; `mine` and `spouse` are twelve payments. */
export interface OneWay {
  readonly mine: number
  readonly spouse: number
  readonly tax: number
  readonly total: number
}
export interface FilingChoice {
  readonly plan: IncomePlan
  readonly joint: OneWay
  readonly separate: OneWay
  /** Positive: separate returns are cheaper in the first year. */
  readonly separateSaves: number
}

function wayOf(plan: IncomePlan, filing: Filing, inputs: LoanInputs, law: Law): { mine: number; spouse: number } {
  const yearly = (mine: boolean, most: number): number =>
    Math.min(most, 12 * askedIn(plan, borrowerOf(inputs, law, plan, filing, mine), inputs, 1, 1))
  const { spouseBalance } = inputs
  const own = inputs.loans.reduce((sum, { kind, balance }) => sum + (takes(plan, kind) ? balance : 0), 0)
  return { mine: yearly(true, own), spouse: spouseBalance > 0 ? yearly(false, spouseBalance) : 0 }
}

/**
 * For each open plan by income, with both spouses in it. The joint return deducts the interest of the year that the payments cover; separate
 * returns have no such deduction.
 */
export function filingChoices(
  inputs: LoanInputs,
  law: Law,
  plans: readonly { readonly key: PlanKey }[],
): readonly FilingChoice[] {
  if (!isMarried(inputs)) return []
  const interest = inputs.loans.reduce((sum, loan) => sum + (loan.balance * loan.rate) / 100, 0)
  const spouseInterest = (inputs.spouseBalance * inputs.spouseRate) / 100
  return plans.flatMap(({ key }) => {
    if (!isByIncome(key)) return []
    const together = wayOf(key, 'joint', inputs, law)
    const apart = wayOf(key, 'separate', inputs, law)
    const paid = Math.min(together.mine, interest) + Math.min(together.spouse, spouseInterest)
    const tax = coupleTax(
      {
        income: inputs.agi,
        spouseIncome: inputs.spouseAgi,
        dependents: inputs.dependents,
        childrenWith: inputs.childrenWith,
      },
      paid,
      law.tax,
    )
    const way = (one: { mine: number; spouse: number }, bill: number): OneWay => ({
      mine: roundToCent(one.mine),
      spouse: roundToCent(one.spouse),
      tax: roundToCent(bill),
      total: roundToCent(one.mine + one.spouse + bill),
    })
    const joint = way(together, tax.joint)
    const separate = way(apart, tax.separate)
    return [{ plan: key, joint, separate, separateSaves: roundToCent(joint.total - separate.total) }]
  })
}
