/** Where the figures of a scenario come from: those its events and its household use. */
import type { EventKind } from '#engine/planning/scenario/event-fields.ts'
import { childCosts2015 } from '#facts/household/children.ts'
import { benefitGuess } from '#facts/household/emergency-factors.ts'
import { drivingCosts } from '#facts/household/everyday.ts'
import { childCare } from '#facts/household/family.ts'
import { closingShares, medianGrossRent } from '#facts/household/housing.ts'
import { continuation } from '#facts/insurance/continuation.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { disabilityDecision, disabilityWaitMonths } from '#facts/insurance/disability.ts'
import { employerHealth } from '#facts/insurance/employer-health.ts'
import { homePremiumByState } from '#facts/insurance/home-premiums.ts'
import { benchmarkAt40, premiumShares } from '#facts/insurance/marketplace.ts'
import { minimumPayment } from '#facts/lending/cards.ts'
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { autoNew, mortgage30 } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { withholdingSources } from '#facts/sources/withholding.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { unemploymentInsurance } from '#facts/state-rules/unemployment-insurance.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { unemploymentWithholdingRate } from '#facts/withholding/voluntary-rates.ts'
import { citing } from '../../kit/citing.ts'
import type { Citation } from '../../kit/presentation.ts'
import { startingInflation, startingReturn } from '../../kit/starting-values.ts'
import type { ScenarioResult } from './run.ts'
import { windfall } from './starting-costs.ts'
import { sourceWords as words } from './words/working.en.ts'

const { fact, document } = citing({
  ...householdSources,
  ...insuranceSources,
  ...lendingSources,
  ...marketSources,
  ...stateRuleSources,
  ...taxSources,
  ...withholdingSources,
})

const cover = (year: number) => [
  fact(continuation, words.cobra),
  fact(employerHealth, words.employerHealth),
  fact(benchmarkAt40, words.benchmark),
  fact(premiumShares.in(year), words.credit),
]

const ofEvent: { readonly [K in EventKind]: (year: number) => readonly (Citation | null)[] } = {
  'job-loss': (year) => [
    fact(unemploymentInsurance, words.unemployment),
    fact(benefitGuess, words.unemploymentGuess),
    fact(unemploymentWithholdingRate, words.withheld),
    ...cover(year),
  ],
  rates: () => [fact(minimumPayment, words.cardMinimum)],
  baby: (year) => [
    fact(childCosts2015, words.child),
    fact(childCare, words.care),
    fact(outOfPocketLimits.in(year), words.outOfPocket),
  ],
  move: () => [
    fact(medianGrossRent, words.rent),
    fact(closingShares, words.closing),
    fact(homeSaleExclusion, words.exclusion),
  ],
  crash: () => [document('shiller-monthly', words.crash)],
  disability: (year) => [
    fact(disabilityWaitMonths, words.disabilityWait),
    fact(disabilityDecision, words.disabilityDecision),
    ...cover(year),
  ],
  inheritance: () => [],
  medical: (year) => [fact(outOfPocketLimits.in(year), words.outOfPocket)],
  retire: (year) => cover(year),
  divorce: () => [fact(medianGrossRent, words.rent), fact(closingShares, words.closing)],
  car: () => [fact(drivingCosts, words.carPrice), fact(autoNew, words.carRate), fact(salesTax, words.salesTax)],
  home: () => [
    fact(mortgage30, words.mortgage),
    fact(pmiLaw, words.pmi),
    fact(propertyTaxByState, words.propertyTax),
    fact(homePremiumByState, words.homeInsurance),
  ],
  raise: () => [],
  own: () => [],
}

export function sourcesOf({ given, law }: ScenarioResult): readonly Citation[] {
  const all = [
    fact(law.tax.ordinaryBrackets, words.tax),
    ...given.events.flatMap(({ kind }) => ofEvent[kind](law.tax.year)),
    fact(startingInflation, words.inflation),
    fact(startingReturn, words.stocks),
    fact(windfall, words.defaults),
  ]
  const seen = new Set<string>()
  return all.filter((one): one is Citation => {
    if (one === null || seen.has(one.what)) return false
    seen.add(one.what)
    return true
  })
}
