import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import {
  closingCosts,
  escrowCushionMonths,
  fhaAnnualPremium,
  fhaMinimumDown,
  fhaUpfrontPremium,
  pmiLaw,
  typicalPmiRate,
  usdaGuarantee,
  vaFundingFee,
} from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { fedFundsTarget, mortgage30 } from '#facts/lending/rates.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import type { MortgageInputs } from './fields.ts'
import type { Law } from './law.ts'

const ofLoanType = (inputs: MortgageInputs, law: Law): readonly Citation[] => {
  switch (inputs.loanType) {
    case 'conventional':
      return [
        citation(table, 'hpa-1998', 'when PMI may be asked to end and when it must', pmiLaw),
        ...citationOf(table, law.conforming, 'conforming loan limits'),
        citation(table, 'assumption', 'the usual range of PMI rates', typicalPmiRate),
      ]
    case 'fha':
      return [
        citation(table, 'hud-4000-1', 'upfront premium', fhaUpfrontPremium),
        ...citationOf(table, fhaAnnualPremium, 'annual premium and how long it lasts'),
        citation(table, 'hud-4000-1', 'smallest down payment', fhaMinimumDown),
        ...citationOf(table, law.fha, 'FHA loan limits'),
      ]
    case 'va':
      return [citation(table, 'va-funding-fee', 'funding fee', vaFundingFee)]
    case 'usda':
      return [citation(table, 'usda-guaranteed', 'upfront and yearly fee', usdaGuarantee)]
  }
}

export const sourcesOf = (inputs: MortgageInputs, law: Law): readonly Citation[] => [
  citation(table, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  ...ofLoanType(inputs, law),
  citation(table, 'reg-z-app-j', 'APR by the actuarial method'),
  ...(inputs.rateType === 'arm'
    ? [citation(table, 'fomc', 'the target rate SOFR stays close to', fedFundsTarget)]
    : []),
  ...citationOf(table, propertyTaxByState, 'typical property tax by state'),
  citation(table, 'reg-x-escrow', 'two months of cushion in the escrow account', escrowCushionMonths),
  citation(insuranceSources, 'nerdwallet-home', 'starting value of home insurance', homePremiumNational),
  citation(table, 'assumption', 'starting value of closing costs', closingCosts),
]
