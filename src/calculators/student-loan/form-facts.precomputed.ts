/** Facts the form asks with, as plain data: percent points, months, days as 'YYYY-MM-DD'. */
import { heldYears } from '#facts/held-years.precomputed.ts'
import { loanRates } from '#facts/student/loans.ts'
import { planDates, publicServicePayments, standardPlan } from '#facts/student/plans.ts'
import { points } from '../kit/field.ts'

const rateFrom = (from: string): number =>
  points(loanRates.value.find((row) => row.from === from)?.unsubsidized ?? 0.05)

/** Rates of undergraduate loans made in the two school years of the example. */
export const exampleRates = { earlier: rateFrom('2022-07'), later: rateFrom('2023-07') }
/** The day from which new loans have two plans, and the day PAYE and ICR end. */
export const { newLoans, legacyEnds } = planDates.value
export const standardMonths = standardPlan.value.months
export const pslfPayments = publicServicePayments.value
/** Tax years from the one in which the plans of today opened. */
export const planYears: readonly number[] = heldYears.filter((year) => year >= Number(newLoans.slice(0, 4)))
