/** The law of a scenario as the engine reads it, put together from the facts. */
import type { WorkRules } from '#engine/planning/scenario/apply/work-events.ts'
import type { MarketplaceRules, ScenarioLaw } from '#engine/planning/scenario/law.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import { benefitGuess } from '#facts/household/emergency-factors.ts'
import { closingShares } from '#facts/household/housing.ts'
import { continuation } from '#facts/insurance/continuation.ts'
import { disabilityLeastMonths, disabilityWaitMonths } from '#facts/insurance/disability.ts'
import {
  benchmarkAt40,
  medicaidNotExpanded,
  medicaidUpTo,
  povertyYearsBefore,
  premiumByAge,
  premiumShares,
} from '#facts/insurance/marketplace.ts'
import { minimumPayment } from '#facts/lending/cards.ts'
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { earlyWithdrawal } from '#facts/retirement/early-withdrawal.ts'
import { medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { unemploymentWithholdingRate } from '#facts/withholding/voluntary-rates.ts'
import { isStateCode } from '../../kit/states.ts'

function marketplaceRules(state: string | null, year: number): MarketplaceRules {
  const guidelines = povertyGuidelines.in(year - povertyYearsBefore.value).value
  const isExpanded = state !== null && isStateCode(state) && !medicaidNotExpanded.value.includes(state)
  return {
    shares: premiumShares.in(year).value,
    poverty: state === 'AK' ? guidelines.alaska : state === 'HI' ? guidelines.hawaii : guidelines.contiguous,
    medicaidUpTo: isExpanded ? medicaidUpTo.value : null,
  }
}

/** `tax`: the law of the current year; `states`: of every state the scenario touches. */
export function scenarioLaw(tax: TaxYearFacts, states: Readonly<Record<string, LoadedStateLaw>>): ScenarioLaw {
  const { single, joint, ownYears } = homeSaleExclusion.value
  const { seller } = closingShares.value
  return {
    tax,
    states,
    marketplace: (state) => marketplaceRules(state, tax.year),
    benchmarkAt40: benchmarkAt40.value,
    ages: premiumByAge.value,
    pmi: pmiLaw.value,
    unemploymentWithheld: unemploymentWithholdingRate.value,
    seniorDeductionThrough: actDeductionYears.value.through,
    homeExclusion: { single, joint, afterMonths: ownYears * 12 },
    cardMinimum: minimumPayment.value,
    sellingCosts: { home: (seller.low + seller.high) / 2, car: 0 },
    freeFrom: earlyWithdrawal.value.untilAge,
    medicareAge: medicareAge.value,
  }
}

export const workRules = (tax: TaxYearFacts): WorkRules => ({
  unpaidWeeks: benefitGuess.value.unpaidWeeks,
  cobraMonths: continuation.value.monthsAfterJobLoss,
  disabilityWaitMonths: disabilityWaitMonths.value,
  disabilityLeastMonths: disabilityLeastMonths.value,
  partB: tax.medicare.value.partBPremium,
})
