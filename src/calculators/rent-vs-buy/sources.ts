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
import { homeSaleExclusion, mortgageInterest, realPropertyDepreciation } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import { startingHouseholdIncome } from '../kit/starting-values.ts'
import type { RentVsBuyContext } from './context.ts'
import { HISTORY_FROM } from './home-record.ts'
import { usedFor } from './words/workings.en.ts'

const { fact, document } = citing({
  ...householdSources,
  ...insuranceSources,
  ...lendingSources,
  ...marketSources,
  ...stateRuleSources,
  ...taxSources,
})

export const sources = ({ inputs, law: { tax }, result }: RentVsBuyContext) =>
  result.outcome === 'not-possible'
    ? []
    : [
        fact(mortgage30, usedFor.rate),
        fact(tax.ordinaryBrackets, usedFor.brackets),
        fact(tax.standardDeduction, usedFor.standard),
        fact(tax.saltCap, usedFor.saltCap(saltCapSteps.value)),
        fact(tax.capitalGains, usedFor.gains),
        fact(mortgageInterest, usedFor.interest),
        fact(homeSaleExclusion, usedFor.homeSale),
        inputs.letKind !== 'no' && fact(realPropertyDepreciation, usedFor.depreciation),
        fact(pmiLaw, usedFor.pmi),
        fact(propertyTaxLimits, usedFor.limits),
        fact(transferTaxStates, usedFor.transferTax),
        fact(propertyTaxByState, usedFor.propertyTax),
        document('case-shiller-national', usedFor.homes({ from: HISTORY_FROM })),
        fact(longRunGrowth, usedFor.markets),
        fact(medianExistingHome, usedFor.medianHome),
        fact(closingShares, usedFor.sellingCosts),
        fact(homePremiumNational, usedFor.homeInsurance),
        fact(rentersPremiumNational, usedFor.rentersInsurance),
        fact(startingHouseholdIncome, usedFor.income),
        fact(closingCosts, usedFor.closing),
        fact(typicalPmiRate, usedFor.pmiRate),
        fact(maintenance, usedFor.upkeep),
        fact(longRunInflation, usedFor.inflation),
      ]
