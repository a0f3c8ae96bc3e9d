import { longRunInflation } from '#facts/lending/rates.ts'
import { earlyWithdrawal, separationAge } from '#facts/retirement/early-withdrawal.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { benefitFormula } from '#facts/social-security/benefit-formula.ts'
import { workerReduction } from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { socialSecuritySources } from '#facts/sources/social-security.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import type { RetirementContext } from './context.ts'
import { usedFor } from './words/explain.en.ts'

const { fact, document } = citing({
  ...taxSources,
  ...retirementSources,
  ...socialSecuritySources,
  ...marketSources,
  ...lendingSources,
  ...householdSources,
})

export const sources = ({ law: { tax } }: RetirementContext) => [
  fact(tax.ordinaryBrackets, usedFor.brackets),
  fact(tax.standardDeduction, usedFor.deduction),
  fact(tax.payroll, usedFor.payroll),
  fact(benefitFormula, usedFor.benefits),
  fact(workerReduction, usedFor.reduction),
  fact(trustFundOutlook, usedFor.reserves),
  fact(earlyWithdrawal, usedFor.penalty),
  fact(separationAge, usedFor.separation),
  document('shiller-monthly', usedFor.market),
  fact(longRunGrowth, usedFor.growth),
  fact(longRunInflation, usedFor.inflation),
]
