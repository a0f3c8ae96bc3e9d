import type { IsoDate } from '#engine/month.ts'
import type { Household as TaxHousehold } from '#engine/tax/household.ts'
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import type { Household } from './household.ts'
import { incomePerMonth, monthlyFlows } from './monthly-flows.ts'
import { taxReturnsOf } from './tax-returns.ts'

/**
 * Whether take-home pay has to be worked out by the tax engine: every income is known before taxes and nobody said what reaches the bank.
 * A household with some incomes before and some after taxes says too little for a return, so its take-home pay stays unknown.
 */
export const needsTakeHome = ({ monthlyTakeHome, incomes }: Household): boolean =>
  monthlyTakeHome === null &&
  incomes.every(({ isTakeHome }) => !isTakeHome) &&
  incomes.some((one) => incomePerMonth(one) > 0)

/** Take-home pay as it was worked out. Dollars a month; the parts taken from `gross` leave `takeHome`. */
export interface PayWorkedOut {
  readonly gross: number
  /** After credits. What credits pay out beyond it comes with the refund, not with a paycheck: never less than 0. */
  readonly federalTax: number
  /** Social Security, Medicare, and the state's programs. */
  readonly payrollTax: number
  /** State and local income tax, as the federal tax; 0 without a state. */
  readonly stateTax: number
  /** Into retirement plans at work. */
  readonly savedAtWork: number
  /** Health premiums and HSA money taken from pay. */
  readonly benefits: number
  readonly takeHome: number
}

/** An average month's pay after the taxes of the year and what paychecks hold back; null where it is known, or cannot be known. */
export function payWorkedOut(
  household: Household,
  today: IsoDate,
  taxOf: (picture: TaxHousehold) => HouseholdTax,
): PayWorkedOut | null {
  const returns = needsTakeHome(household) ? taxReturnsOf(household, today) : []
  if (returns.length === 0) return null
  const taxes = returns.map(taxOf)
  const people = returns.flatMap((one) => one.people)
  const monthly = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0) / 12
  const parts = {
    federalTax: monthly(taxes.map((one) => Math.max(0, one.federalTax))),
    payrollTax: monthly(taxes.map((one) => one.payrollTax)),
    stateTax: monthly(taxes.map((one) => Math.max(0, one.stateAndLocalTax))),
    savedAtWork: monthly(people.map((one) => one.planDeferrals + one.rothPlanDeferrals)),
    benefits: monthly(people.map((one) => one.cafeteriaPlan)),
  }
  const heldBack = Object.values(parts).reduce((sum, one) => sum + one, 0)
  const { takeHome } = monthlyFlows(household, heldBack)
  if (takeHome === null) return null
  return { gross: household.incomes.reduce((sum, one) => sum + incomePerMonth(one), 0), ...parts, takeHome }
}

/** The household as every rule reads it: with the take-home pay that was worked out for it, in the place of what nobody said. */
export const withTakeHome = (household: Household, pay: PayWorkedOut | null): Household =>
  pay === null || household.monthlyTakeHome !== null ? household : { ...household, monthlyTakeHome: pay.takeHome }
