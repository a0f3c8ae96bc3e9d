import { fixedCost, type HealthPlan, type Visits } from './health-plan.ts'

/*
 * A health plan for several people. The family's deductible and out-of-pocket maximum count everybody's bills; beside them a plan may hold
 * lower ones for each person ("embedded"), and federal rules hold each person's maximum to the limit for one (45 CFR 156.130(c); HHS rule of
 * 27 February 2015). Whose bill comes first is not known: the largest is taken first. Dollars a year.
 */

export interface FamilyPlan extends HealthPlan {
  /** What one person pays at most toward the deductible; null: one person may have to meet the family's. */
  readonly personDeductible: number | null
  /** The most one person can be asked for. */
  readonly personMost: number
}

/** The plan as it is when one person alone has bills. */
export const forOnePerson = (plan: FamilyPlan): HealthPlan => ({
  ...plan,
  deductible: Math.min(plan.personDeductible ?? plan.deductible, plan.deductible),
  outOfPocketMost: Math.min(plan.personMost, plan.outOfPocketMost),
})

/** The family's part of a year's bills, one entry for each person. Visits are those of one person. */
export function paidOfFamilyBills(plan: FamilyPlan, bills: readonly number[], visits: Visits): number {
  const { deductible, personDeductible, coinsurance, copay, personMost, outOfPocketMost } = plan
  let deductibleLeft = deductible
  let paid = 0
  for (const bill of bills.toSorted((a, b) => b - a)) {
    const visitBills = copay === null ? 0 : Math.min(bill, visits.count * visits.price)
    const copays = visits.price > 0 && copay !== null ? (visitBills / visits.price) * Math.min(copay, visits.price) : 0
    const rest = bill - visitBills
    const first = Math.min(rest, personDeductible ?? deductibleLeft, deductibleLeft)
    deductibleLeft -= first
    paid += Math.min(copays + first + coinsurance * (rest - first), personMost)
  }
  return Math.min(paid, outOfPocketMost)
}

export const familyCost = (plan: FamilyPlan, bills: readonly number[], visits: Visits): number =>
  fixedCost(plan) + paidOfFamilyBills(plan, bills, visits)
