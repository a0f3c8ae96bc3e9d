import {
  benchmarkAt40,
  medicaidNotExpanded,
  medicaidUpTo,
  premiumByAge,
  premiumShares,
} from '#facts/insurance/marketplace.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { earlyWithdrawal, separationAge } from '#facts/retirement/early-withdrawal.ts'
import { jointLife } from '#facts/retirement/joint-life-table.ts'
import { medicareAge, topSurchargeFixedThrough } from '#facts/retirement/medicare-enrollment.ts'
import { rmdStartAge } from '#facts/retirement/required-distributions.ts'
import { conversionYears } from '#facts/retirement/roth-clocks.ts'
import { benefitFormula } from '#facts/social-security/benefit-formula.ts'
import { delayedCredits, spouseRules, survivorRules, workerReduction } from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { socialSecuritySources } from '#facts/sources/social-security.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { stateSources } from '#facts/sources/states.ts'
import { studentSources } from '#facts/sources/student.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { communityPropertyStates } from '#facts/state-rules/marital-property.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import type { Citation } from '../kit/presentation.ts'
import { startingReturn } from '../kit/starting-values.ts'
import { startingMedicalGrowth, startingStockShare, workSince } from './assumptions.ts'
import type { PlannedContext } from './context.ts'
import { used } from './words/sources.en.ts'

const { fact, document } = citing({
  ...insuranceSources,
  ...lendingSources,
  ...marketSources,
  ...retirementSources,
  ...socialSecuritySources,
  ...stateRuleSources,
  ...stateSources,
  ...studentSources,
  ...taxSources,
})

/** Every document some figure of the plan rests on. */
export function sourcesOf({ law, inputs, result, found }: PlannedContext): readonly (Citation | null | false)[] {
  const { tax, state } = law
  const covered = result.prepared.years.some(({ marketplaceCost }) => marketplaceCost > 0)
  const couple = inputs.status === 'joint'
  return [
    fact(tax.ordinaryBrackets, used.brackets),
    fact(tax.standardDeduction, used.standard),
    fact(tax.capitalGains, used.gains),
    fact(tax.benefitTaxation, used.benefits),
    fact(tax.netInvestmentIncomeTax, used.netInvestment),
    fact(tax.seniorDeduction, used.seniors),
    fact(actDeductionYears, used.seniorYears),
    state !== 'none' && fact(state.yearOf(tax.year).start, used.state),
    fact(rmdStartAge, used.requiredAge),
    fact(uniformLifetime, used.uniform),
    couple && fact(jointLife, used.joint),
    fact(earlyWithdrawal, used.early),
    inputs.separation && fact(separationAge, used.separation),
    fact(conversionYears, used.conversions),
    fact(benefitFormula, used.formula),
    fact(workerReduction, used.reduction),
    fact(delayedCredits, used.credits),
    couple && fact(spouseRules, used.spouses),
    couple && fact(survivorRules, used.survivors),
    inputs.cut && fact(trustFundOutlook, used.reserves),
    fact(medicareAge, used.medicareAge),
    fact(tax.medicare, used.medicare),
    fact(tax.medicarePartD, used.drugs),
    fact(topSurchargeFixedThrough, used.topSurcharge),
    covered && fact(premiumShares.in(tax.year), used.shares),
    covered && fact(povertyGuidelines.in(tax.year - 1), used.poverty),
    covered && fact(premiumByAge, used.ages),
    covered && inputs.benchmark === null && fact(benchmarkAt40, used.benchmark),
    covered && fact(medicaidUpTo, used.medicaid),
    covered && fact(medicaidNotExpanded, used.expansion),
    inputs.homeValue > 0 && fact(homeSaleExclusion, used.home),
    couple && fact(communityPropertyStates, used.community),
    found !== null && found.history.of > 0 && document('shiller-monthly', used.markets),
    fact(longRunInflation, used.inflation),
    fact(startingReturn, used.returns),
    fact(startingStockShare, used.mix),
    fact(startingMedicalGrowth, used.medicalGrowth),
    result.benefits.some(({ estimated }) => estimated) && fact(workSince, used.work),
  ]
}
