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
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { unemploymentInsurance } from '#facts/state-rules/unemployment-insurance.ts'
import { citing } from '../kit/citing.ts'
import type { EmergencyContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({
  ...householdSources,
  ...stateRuleSources,
  ...insuranceSources,
  ...lendingSources,
  ...taxSources,
})

export const sources = ({ law }: EmergencyContext) => [
  fact(emergency400, words.surprise),
  fact(threeMonthsSaved, words.threeMonths),
  fact(cushionFactors, words.factors),
  fact(emergencyMonths, words.usual),
  fact(unemploymentInsurance, words.benefits),
  fact(benefitGuess, words.estimate),
  fact(employerHealthDeductible, words.health),
  fact(highYieldSavings, words.online),
  fact(bigBankSavings, words.bigBanks),
  fact(savingsNational, words.average),
  fact(treasuryYields, words.bills),
  fact(medianIncome, words.income),
  fact(law.tax.ordinaryBrackets, words.brackets),
  fact(longRunInflation, words.inflation),
]
