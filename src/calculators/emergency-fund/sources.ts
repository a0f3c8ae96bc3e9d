import { benefitGuess, cushionFactors } from '#facts/household/emergency-factors.ts'
import { emergency400, emergencyMonths, threeMonthsSaved } from '#facts/household/emergency-savings.ts'
import { medianIncome } from '#facts/household/income.ts'
import { employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import {
  bigBankSavings,
  highYieldSavings,
  longRunInflation,
  savingsNational,
  treasuryYields,
} from '#facts/lending/rates.ts'
import { householdSources as table } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { unemploymentInsurance } from '#facts/state-rules/unemployment-insurance.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'

export const sourcesOf = (law: TaxYearFacts): readonly Citation[] => [
  ...citationOf(table, emergency400, 'who could pay a $400 surprise'),
  ...citationOf(table, threeMonthsSaved, 'who has three months set aside'),
  citation(table, 'assumption', 'months that each circumstance adds', cushionFactors),
  citation(table, 'assumption', 'three to six months as the usual advice', emergencyMonths),
  citation(stateRuleSources, 'dol-ui-provisions', 'unemployment benefits by state', unemploymentInsurance),
  citation(table, 'assumption', 'the guess at your benefit', benefitGuess),
  ...citationOf(insuranceSources, employerHealthDeductible, 'average health deductible'),
  citation(lendingSources, 'deposit-rate-lists', 'high-yield savings', highYieldSavings),
  citation(lendingSources, 'deposit-rate-lists', 'savings at large banks', bigBankSavings),
  citation(lendingSources, 'fdic-national-rates', 'average savings rate', savingsNational),
  citation(lendingSources, 'treasury-yield-curve', 'three-month Treasury yield', treasuryYields),
  citation(table, 'census-p60-286', 'median household income', medianIncome),
  ...taxCitation(law.ordinaryBrackets, 'federal brackets and standard deduction'),
  citation(lendingSources, 'assumption', 'inflation', longRunInflation),
]
