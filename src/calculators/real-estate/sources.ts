import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { Cited } from '#facts/cited.ts'
import { closingShares } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { closingCosts } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { stateSources } from '#facts/sources/states.ts'
import {
  capitalGainRates,
  netInvestmentIncomeTax,
  passiveRentalAllowance,
  realPropertyDepreciation,
} from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import { isDeal, type RentalContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...lendingSources, ...insuranceSources, ...householdSources })
const { fact: stateFact } = citing(stateSources)

const isCited = (value: unknown): value is Cited<unknown> =>
  typeof value === 'object' && value !== null && 'source' in value && 'value' in value

/** Each document of the state's year once. */
function ofState(state: LoadedStateLaw, year: number) {
  if (state === 'none') return []
  const figures = Object.values(state.yearOf(year)).filter(isCited)
  return [...new Map(figures.map((figure) => [figure.source, figure])).values()].map((figure) =>
    stateFact(figure, words.state),
  )
}

export function sources(context: RentalContext) {
  if (!isDeal(context)) return []
  const { law, year } = context
  return [
    ...taxCitation(realPropertyDepreciation, words.depreciation),
    ...taxCitation(passiveRentalAllowance, words.passive),
    ...taxCitation(capitalGainRates, words.gains),
    ...taxCitation(netInvestmentIncomeTax, words.investmentTax),
    ...taxCitation(law.tax.ordinaryBrackets, words.brackets),
    ...taxCitation(law.tax.capitalGains, words.gainBrackets),
    ...ofState(law.state, year),
    law.state !== 'none' && fact(propertyTaxByState, words.propertyTax),
    fact(mortgage30, words.rate),
    fact(homePremiumNational, words.insurance),
    fact(closingShares, words.selling),
    fact(closingCosts, words.closing),
    fact(longRunInflation, words.inflation),
  ]
}
