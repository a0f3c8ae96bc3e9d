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
import { lendingSources as table } from '#facts/sources/lending.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { Law } from './law.ts'

function taxLaw({ tax }: Law): readonly Citation[] {
  const figures = [
    [tax.ordinaryBrackets, 'federal brackets and standard deduction'],
    [tax.giftAndEstate, 'yearly gift amount'],
    [iraExceptions, 'first home money from an IRA'],
    [planLoan, 'loans from a 401(k)'],
  ] as const
  return figures.flatMap(([figure, what]) => taxCitation(figure, what))
}

export const sourcesOf = (law: Law): readonly Citation[] => [
  citation(householdSources, 'nar', 'median price of an existing home', medianExistingHome),
  citation(table, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  citation(table, 'fannie-selling-guide', 'smallest conventional down payment', conventionalMinimumDown),
  citation(table, 'hud-4000-1', 'smallest FHA down payment', fhaMinimumDown),
  ...citationOf(table, fhaAnnualPremium, 'FHA annual premium'),
  citation(table, 'va-funding-fee', 'VA funding fee', vaFundingFee),
  citation(table, 'usda-guaranteed', 'USDA fees', usdaGuarantee),
  citation(table, 'hpa-1998', 'when PMI ends', pmiLaw),
  ...citationOf(table, law.conforming, 'conforming loan limits'),
  citation(table, 'deposit-rate-lists', 'high-yield savings', highYieldSavings),
  citation(table, 'deposit-rate-lists', 'one-year CDs', bestCd12Month),
  citation(table, 'fdic-national-rates', 'average savings rate', savingsNational),
  citation(table, 'treasury-yield-curve', 'six-month Treasury yield', treasuryYields),
  ...taxLaw(law),
  citation(table, 'reg-x-escrow', 'two months of cushion in the escrow account', escrowCushionMonths),
  citation(insuranceSources, 'nerdwallet-home', 'starting value of home insurance', homePremiumNational),
  citation(table, 'assumption', 'starting value of closing costs', closingCosts),
  citation(table, 'assumption', 'usual range of PMI rates', typicalPmiRate),
  citation(table, 'assumption', 'inflation', longRunInflation),
]
