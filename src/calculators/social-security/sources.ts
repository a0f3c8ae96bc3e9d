import { longRunInflation } from '#facts/lending/rates.ts'
import { bendPoints, benefitFormula } from '#facts/social-security/benefit-formula.ts'
import { costOfLiving } from '#facts/social-security/cola.ts'
import { earningsTestAmounts } from '#facts/social-security/earnings-test.ts'
import { lifeTable } from '#facts/social-security/life-table.ts'
import {
  delayedCredits,
  fullRetirementAge,
  publicPensionRules,
  spouseRules,
  survivorRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { averageWageIndex, contributionBase } from '#facts/social-security/wages.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { socialSecuritySources } from '#facts/sources/social-security.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { benefitTaxation } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import type { Citation } from '../kit/presentation.ts'
import { healthFactors, startingRealRate } from './assumptions.ts'
import type { SocialSecurityContext } from './context.ts'
import { used } from './words/workings.en.ts'

const { fact } = citing({ ...lendingSources, ...taxSources, ...socialSecuritySources })

export const sourcesOf = ({ law }: SocialSecurityContext): readonly (Citation | null)[] => [
  fact(workerReduction, used.reduction),
  fact(fullRetirementAge, used.fullAge),
  fact(delayedCredits, used.credits),
  fact(spouseRules, used.spouses),
  fact(survivorRules, used.survivors),
  fact(publicPensionRules, used.pensions),
  fact(benefitFormula, used.shares),
  fact(bendPoints, used.bends),
  fact(averageWageIndex, used.wages),
  fact(contributionBase, used.base),
  fact(costOfLiving, used.increases),
  fact(earningsTestAmounts, used.test),
  fact(lifeTable, used.lives),
  fact(trustFundOutlook, used.reserves),
  fact(benefitTaxation, used.taxation),
  fact(law.tax.medicare, used.medicare),
  fact(startingRealRate, used.realRate),
  fact(healthFactors, used.health),
  fact(longRunInflation, used.inflation),
]
