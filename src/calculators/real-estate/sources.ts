import { closingShares } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { closingCosts } from '#facts/lending/mortgage.ts'
import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { taxSources } from '#facts/sources/tax.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import {
  capitalGainRates,
  netInvestmentIncomeTax,
  passiveRentalAllowance,
  realPropertyDepreciation,
} from '#facts/tax-years/standing.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'

export const sourcesOf = (facts: TaxYearFacts): readonly Citation[] => [
  citation(
    taxSources,
    'irc',
    'depreciation over 27.5 years, half of the first and last month',
    realPropertyDepreciation,
  ),
  citation(taxSources, 'irc', 'rental losses against other income', passiveRentalAllowance),
  citation(taxSources, 'irc', 'rates on gains, at most 25% on depreciation given back', capitalGainRates),
  citation(taxSources, 'irc', 'net investment income tax', netInvestmentIncomeTax),
  ...taxCitation(facts.ordinaryBrackets, 'tax brackets, moved by inflation in later years'),
  ...taxCitation(facts.capitalGains, 'where gains bear 0%, 15% and 20%'),
  citation(lendingSources, 'freddie-pmms', 'average 30-year fixed rate, under the starting value', mortgage30),
  citation(insuranceSources, 'nerdwallet-home', 'starting value of insurance', homePremiumNational),
  citation(householdSources, 'cfpb-closing', 'the seller’s costs', closingShares),
  citation(lendingSources, 'assumption', 'starting value of closing costs', closingCosts),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
