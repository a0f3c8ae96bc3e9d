import { medianExistingHome } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import {
  closingCosts,
  escrowCushionMonths,
  fhaAnnualPremium,
  fhaMinimumDown,
  pmiLaw,
  typicalPmiRate,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
import { conventionalMinimumDown } from '#facts/lending/qualifying.ts'
import {
  bestCd12Month,
  highYieldSavings,
  longRunInflation,
  mortgage30,
  savingsNational,
  treasuryYields,
} from '#facts/lending/rates.ts'
import { iraExceptions, planLoan } from '#facts/retirement/early-withdrawal.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { DownPaymentContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...householdSources, ...insuranceSources, ...lendingSources })

export const sources = ({ law }: DownPaymentContext) => [
  fact(medianExistingHome, words.median),
  fact(mortgage30, words.rate),
  fact(conventionalMinimumDown, words.conventionalDown),
  fact(fhaMinimumDown, words.fhaDown),
  fact(fhaAnnualPremium, words.fhaAnnual),
  fact(vaFundingFee, words.vaFee),
  fact(usdaGuarantee, words.usda),
  fact(pmiLaw, words.pmi),
  fact(law.conforming, words.conforming),
  fact(highYieldSavings, words.savings),
  fact(bestCd12Month, words.cd),
  fact(savingsNational, words.bank),
  fact(treasuryYields, words.bills),
  ...taxCitation(law.tax.ordinaryBrackets, words.tax),
  ...taxCitation(law.tax.giftAndEstate, words.gift),
  ...taxCitation(iraExceptions, words.ira),
  ...taxCitation(planLoan, words.planLoan),
  fact(escrowCushionMonths, words.escrow),
  fact(homePremiumNational, words.insurance),
  fact(closingCosts, words.closing),
  fact(typicalPmiRate, words.usualPmi),
  fact(longRunInflation, words.inflation),
]
