import { downPayment, maintenance } from '#facts/household/housing.ts'
import { medianIncome } from '#facts/household/income.ts'
import { homePremiumByState } from '#facts/insurance/home-premiums.ts'
import {
  closingCosts,
  dtiClassic,
  dtiConventional,
  dtiFha,
  dtiUsda,
  dtiVa,
  escrowCushionMonths,
  fhaAnnualPremium,
  pmiLaw,
  typicalPmiRate,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { conventionalMinimumDown, vaResidualIncome } from '#facts/lending/qualifying.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { AffordContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...householdSources, ...insuranceSources, ...lendingSources })

function ofProgram({ inputs, law: { limits } }: AffordContext) {
  switch (inputs.program) {
    case 'conventional':
      return [
        fact(dtiConventional, words.conventional),
        fact(conventionalMinimumDown, words.conventionalDown),
        fact(pmiLaw, words.pmi),
        fact(typicalPmiRate, words.usualPmi),
        fact(limits.conforming, words.conforming),
      ]
    case 'fha':
      return [fact(dtiFha, words.fha), fact(fhaAnnualPremium, words.fhaAnnual), fact(limits.fha, words.fhaLimits)]
    case 'va':
      return [fact(dtiVa, words.vaGuide), fact(vaResidualIncome, words.vaResidual), fact(vaFundingFee, words.vaFee)]
    case 'usda':
      return [fact(dtiUsda, words.usda), fact(usdaGuarantee, words.usdaFees)]
  }
}

export const sources = (context: AffordContext) => [
  fact(mortgage30, words.rate),
  ...ofProgram(context),
  fact(dtiClassic, words.classic),
  ...taxCitation(context.law.tax.ordinaryBrackets, words.tax),
  fact(propertyTaxByState, words.propertyTax),
  fact(homePremiumByState, words.insurance),
  fact(escrowCushionMonths, words.escrow),
  fact(closingCosts, words.closing),
  fact(downPayment, words.down),
  fact(medianIncome, words.income),
  fact(maintenance, words.upkeep),
]
