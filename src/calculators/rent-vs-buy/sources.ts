import { closingShares, maintenance, medianExistingHome } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { closingCosts, pmiLaw, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { propertyTaxLimits } from '#facts/state-rules/property-tax-limits.ts'
import { transferTaxStates } from '#facts/state-rules/transfer-tax.ts'
import { saltCapSteps } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { homeSaleExclusion, mortgageInterest, realPropertyDepreciation } from '#facts/tax-years/standing.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { startingHouseholdIncome } from '../kit/starting-values.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { RentVsBuyInputs } from './fields.ts'

export const sourcesOf = (inputs: RentVsBuyInputs, facts: TaxYearFacts): readonly Citation[] => [
  citation(lendingSources, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  ...taxCitation(facts.ordinaryBrackets, 'tax brackets'),
  ...taxCitation(facts.standardDeduction, 'standard deduction'),
  ...taxCitation(
    facts.saltCap,
    `the cap on state and local taxes, its steps to ${saltCapSteps.value.through} and its end`,
  ),
  ...taxCitation(facts.capitalGains, 'where gains and dividends bear 0%, 15% and 20%'),
  citation(taxSources, 'irc', 'mortgage interest on up to $750,000 of loan', mortgageInterest),
  citation(taxSources, 'irc', 'gain on a home left out of income', homeSaleExclusion),
  ...(inputs.letKind === 'no'
    ? []
    : [citation(taxSources, 'irc', 'depreciation over 27.5 years', realPropertyDepreciation)]),
  citation(lendingSources, 'hpa-1998', 'when PMI may be asked to end and when it must', pmiLaw),
  citation(stateRuleSources, 'state-property-tax-limits', 'limits on the growth of property tax', propertyTaxLimits),
  citation(stateRuleSources, 'state-transfer-tax', 'states that tax home sales', transferTaxStates),
  ...citationOf(lendingSources, propertyTaxByState, 'typical property tax by state'),
  citation(marketSources, 'case-shiller-national', 'home prices from 1975'),
  citation(marketSources, 'damodaran-returns', 'stocks, bonds, bills and inflation by year', longRunGrowth),
  citation(householdSources, 'nar', 'middle price of an existing home', medianExistingHome),
  citation(householdSources, 'cfpb-closing', 'the seller’s costs', closingShares),
  citation(insuranceSources, 'nerdwallet-home', 'starting value of home insurance', homePremiumNational),
  citation(insuranceSources, 'nerdwallet-renters', 'starting value of renters insurance', rentersPremiumNational),
  citation(householdSources, 'census-p60-286', 'starting value of income', startingHouseholdIncome),
  citation(lendingSources, 'assumption', 'starting value of closing costs', closingCosts),
  citation(lendingSources, 'assumption', 'starting value of the PMI rate', typicalPmiRate),
  citation(lendingSources, 'assumption', 'starting value of upkeep', maintenance),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
