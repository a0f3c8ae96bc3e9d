/** Facts the form asks with, as plain numbers: percent points and years. */
import { averageExpenseRatios } from '#facts/investing/fund-costs.ts'
import { prime } from '#facts/lending/rates.ts'
import { planLoan } from '#facts/retirement/early-withdrawal.ts'
import { slowestVesting } from '#facts/retirement/plan-rules.ts'
import { points } from '../kit/field.ts'

/** What stock funds cost the average dollar in them. */
export const averageFee = points(averageExpenseRatios.value.equityMutualFund)
export const primeRate = points(prime.value)
export const loanYears = planLoan.value.years
export const slowestCliff = slowestVesting.value.cliffYears
