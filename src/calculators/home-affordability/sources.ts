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
import { lendingSources as table } from '#facts/sources/lending.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { AffordInputs } from './fields.ts'
import type { Law } from './law.ts'

function ofProgram(inputs: AffordInputs, law: Law): readonly Citation[] {
  switch (inputs.program) {
    case 'conventional':
      return [
        citation(table, 'fannie-selling-guide', 'debt-to-income limits', dtiConventional),
        citation(table, 'fannie-selling-guide', 'smallest down payment', conventionalMinimumDown),
        citation(table, 'hpa-1998', 'PMI above 80% of the price', pmiLaw),
        citation(table, 'assumption', 'the usual range of PMI rates', typicalPmiRate),
        ...citationOf(table, law.conforming, 'conforming loan limits'),
      ]
    case 'fha':
      return [
        citation(table, 'hud-4000-1', 'ratios, smallest down payment, upfront premium', dtiFha),
        ...citationOf(table, fhaAnnualPremium, 'annual premium'),
      ]
    case 'va':
      return [
        citation(table, 'va-underwriting', 'the 41% guide', dtiVa),
        citation(table, 'va-underwriting', 'residual income by region and family', vaResidualIncome),
        citation(table, 'va-funding-fee', 'funding fee', vaFundingFee),
      ]
    case 'usda':
      return [
        citation(table, 'usda-guaranteed', 'the 29/41 ratios', dtiUsda),
        citation(table, 'usda-guaranteed', 'upfront and yearly fee', usdaGuarantee),
      ]
  }
}

export const sourcesOf = (inputs: AffordInputs, law: Law): readonly Citation[] => [
  citation(table, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  ...ofProgram(inputs, law),
  citation(table, 'assumption', 'the 28/36 rule of thumb', dtiClassic),
  ...taxCitation(law.tax.ordinaryBrackets, 'federal brackets and standard deduction'),
  ...citationOf(table, propertyTaxByState, 'typical property tax by state'),
  citation(insuranceSources, 'nerdwallet-home', 'typical home insurance by state', homePremiumByState),
  citation(table, 'reg-x-escrow', 'two months of cushion in the escrow account', escrowCushionMonths),
  citation(table, 'assumption', 'starting value of closing costs', closingCosts),
  citation(householdSources, 'nar', 'what first-time buyers put down', downPayment),
  citation(householdSources, 'census-p60-286', 'middle household income, the starting value', medianIncome),
  citation(householdSources, 'assumption', 'upkeep as a share of the price', maintenance),
]
