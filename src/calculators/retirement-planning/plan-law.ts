/** The law of the page as the engine reads it. */
import type { MarketplaceLaw, PlanLaw } from '#engine/retirement-plan/plan-law.ts'
import { cutAfter } from '#engine/social-security/trust-fund.ts'
import {
  medicaidNotExpanded,
  medicaidUpTo,
  povertyYearsBefore,
  premiumByAge,
  premiumShares,
} from '#facts/insurance/marketplace.ts'
import { jointLife } from '#facts/retirement/joint-life-table.ts'
import { medicareAge, topSurchargeFixedThrough } from '#facts/retirement/medicare-enrollment.ts'
import {
  ageTables,
  spouseReduction,
  spouseRules,
  survivorRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import type { StateCode } from '#facts/states/codes.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { isStateCode } from '../kit/states.ts'
import type { PlanningLaw } from './law.ts'
import type { PlanInputs } from './sections.ts'

export function marketplaceIn(state: string, year: number): MarketplaceLaw {
  const guidelines = povertyGuidelines.in(year - povertyYearsBefore.value).value
  const expanded = isStateCode(state) && !medicaidNotExpanded.value.includes(state as StateCode)
  return {
    shares: premiumShares.in(year).value,
    poverty: state === 'AK' ? guidelines.alaska : state === 'HI' ? guidelines.hawaii : guidelines.contiguous,
    medicaidUpTo: expanded ? medicaidUpTo.value : null,
    ages: premiumByAge.value,
  }
}

export function planLawOf({ tax, state, nextState }: PlanningLaw, inputs: PlanInputs): PlanLaw {
  const { earningsTestUnder, earningsTestYearOf } = tax.socialSecurity.value
  const next = inputs.moveAge === null ? inputs.state : inputs.moveState
  const { year, payableShare } = trustFundOutlook.value.retirement
  const { single, joint } = homeSaleExclusion.value
  return {
    tax,
    states: [state, nextState],
    marketplaces: [marketplaceIn(inputs.state, tax.year), marketplaceIn(next, tax.year)],
    ages: ageTables,
    benefits: {
      workerReduction: workerReduction.value,
      spouseReduction: spouseReduction.value,
      spouseShare: spouseRules.value.share,
      survivor: survivorRules.value,
      limits: { underFullAge: earningsTestUnder, yearOfFullAge: earningsTestYearOf },
    },
    cut: inputs.cut ? cutAfter(year, payableShare) : null,
    medicareAge: medicareAge.value * 12,
    homeExclusion: { single, joint },
    seniorDeductionThrough: actDeductionYears.value.through,
    topSurchargeFixedThrough: topSurchargeFixedThrough.value,
    jointTable: inputs.status === 'joint' ? jointLife.value : null,
    untaxed: false,
  }
}
