import { averageExpenseRatios } from '#facts/investing/fund-costs.ts'
import { longRunInflation, prime } from '#facts/lending/rates.ts'
import { earlyWithdrawal, loanOffsetRollover, planLoan, separationAge } from '#facts/retirement/early-withdrawal.ts'
import {
  catchUpAges,
  excessDeferralOut,
  fifteenYear403b,
  final457bYears,
  planRounding,
  rothCatchUpRule,
  slowestVesting,
} from '#facts/retirement/plan-rules.ts'
import { investingSources } from '#facts/sources/investing.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import type { PlanContext } from './context.ts'
import { usedFor } from './words/explain.en.ts'

const { fact } = citing({ ...taxSources, ...retirementSources, ...investingSources, ...lendingSources })

export const sources = ({ inputs, law: { tax } }: PlanContext) => [
  fact(tax.plans, usedFor.limits(tax)),
  fact(tax.ordinaryBrackets, usedFor.brackets),
  fact(tax.payroll, usedFor.payroll),
  fact(catchUpAges, usedFor.catchUp),
  fact(rothCatchUpRule, usedFor.rothCatchUp),
  fact(planRounding, usedFor.rounding),
  fact(slowestVesting, usedFor.vesting),
  inputs.kind === '403b' && fact(fifteenYear403b, usedFor.fifteen),
  inputs.kind.startsWith('457b') && fact(final457bYears, usedFor.final),
  fact(excessDeferralOut, usedFor.excess),
  fact(planLoan, usedFor.loan),
  fact(loanOffsetRollover, usedFor.offset),
  fact(earlyWithdrawal, usedFor.penalty),
  fact(separationAge, usedFor.separation),
  fact(averageExpenseRatios, usedFor.fees),
  fact(prime, usedFor.prime),
  fact(longRunInflation, usedFor.inflation),
]
