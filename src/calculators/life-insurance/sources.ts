import { collegeNetPrices, collegePrices, realGrowth20Years } from '#facts/household/college.ts'
import { childCare, funeral } from '#facts/household/family.ts'
import {
  finalExpenses,
  grownShare,
  incomeMultiple,
  multipleByAge,
  needAges,
  needRange,
  ownConsumption,
  soldPolicies,
} from '#facts/insurance/life-need.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { bendPoints, benefitFormula } from '#facts/social-security/benefit-formula.ts'
import { survivorRules } from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { averageWageIndex } from '#facts/social-security/wages.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { socialSecuritySources } from '#facts/sources/social-security.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { stateEstateTax, stateInheritanceTax } from '#facts/state-rules/death-taxes.ts'
import { communityPropertyStates } from '#facts/state-rules/marital-property.ts'
import { citing } from '../kit/citing.ts'
import { startingSafeReturn } from '../kit/starting-values.ts'
import type { LifeContext } from './context.ts'
import { sourceWords as words } from './words/workings.en.ts'

const { fact } = citing({
  ...householdSources,
  ...insuranceSources,
  ...lendingSources,
  ...socialSecuritySources,
  ...stateRuleSources,
  ...taxSources,
})

export const sources = ({ inputs, law }: LifeContext) => [
  fact(survivorRules, words.maximum),
  fact(bendPoints, words.formula),
  fact(benefitFormula, words.formula),
  fact(averageWageIndex, words.wages),
  fact(law.tax.socialSecurity, words.test),
  fact(trustFundOutlook, words.trust),
  fact(law.tax.ordinaryBrackets, words.brackets),
  fact(collegePrices, words.college),
  fact(collegeNetPrices, words.collegeNet),
  fact(realGrowth20Years, words.collegeGrowth),
  fact(childCare, words.care),
  fact(funeral, words.funeral),
  fact(finalExpenses, words.final),
  fact(incomeMultiple, words.multiple),
  fact(multipleByAge, words.most),
  fact(ownConsumption, words.own),
  fact(soldPolicies, words.sizes),
  fact(needRange, words.range),
  fact(needAges, words.ages),
  fact(grownShare, words.grown),
  inputs.state !== 'US' && fact(stateEstateTax, words.estate),
  inputs.state !== 'US' && fact(stateInheritanceTax, words.inheritance),
  inputs.state !== 'US' && fact(communityPropertyStates, words.community),
  fact(longRunInflation, words.inflation),
  fact(startingSafeReturn, words.safe),
]
