import { premiumShares } from '#facts/insurance/marketplace.ts'
import {
  cryptoIsProperty,
  giftBasis,
  inheritedBasis,
  longTermAfterYears,
  lossLimit,
  partialHomeExclusion,
  personalLossCounts,
  washSaleDays,
} from '#facts/shares/sale-rules.ts'
import { smallBusinessStockNew, smallBusinessStockOld } from '#facts/shares/small-business-stock.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { shareSources } from '#facts/sources/shares.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { realEstateGainsExemptIn, smallBusinessStockTaxedIn } from '#facts/state-rules/small-business-stock.ts'
import {
  capitalGainRates,
  estimatedTaxSafeHarbor,
  homeSaleExclusion,
  netInvestmentIncomeTax,
} from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import { kindsSold } from './compute.ts'
import type { GainsContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...insuranceSources, ...shareSources, ...taxSources, ...stateRuleSources })

export function sources({ law, result, inputs }: GainsContext) {
  const kinds = kindsSold(result.sold)
  const small = kinds.has('small-business')
  return [
    fact(law.tax.capitalGains, words.bands),
    fact(capitalGainRates, words.rates),
    fact(netInvestmentIncomeTax, words.surtax),
    fact(longTermAfterYears, words.holding),
    fact(lossLimit, words.lossLimit),
    result.home && fact(homeSaleExclusion, words.home),
    result.home && fact(partialHomeExclusion, words.homeWorksheets),
    fact(giftBasis, words.gifts),
    fact(inheritedBasis, words.inherited),
    fact(personalLossCounts, words.property),
    small && fact(smallBusinessStockNew, words.smallBusiness),
    small && fact(smallBusinessStockOld, words.smallBusinessOld),
    small && inputs.state !== 'US' && fact(smallBusinessStockTaxedIn, words.smallBusinessStates),
    inputs.state === 'WA' && fact(realEstateGainsExemptIn, words.washington),
    kinds.has('crypto') && fact(cryptoIsProperty, words.crypto),
    fact(washSaleDays, words.wash),
    fact(estimatedTaxSafeHarbor, words.estimated),
    result.credit !== null && fact(premiumShares.in(law.tax.year), words.coverage),
    result.medicare > 0 && fact(law.tax.medicare, words.medicare),
  ]
}
