import { netWorthByAge, netWorthPercentiles } from '#facts/household/net-worth.ts'
import { spending2024 } from '#facts/household/spending.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { householdSources as table } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { taxSources } from '#facts/sources/tax.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { asOfText } from '../kit/as-of.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'

export const sourcesOf = (law: TaxYearFacts): readonly Citation[] => [
  ...citationOf(table, netWorthByAge, `middle and average net worth by age, ${asOfText(netWorthByAge)} dollars`),
  ...citationOf(table, netWorthPercentiles, 'percentiles of all households'),
  citation(marketSources, 'bls-cpi-u-monthly', `prices since ${asOfText(netWorthByAge)}`, pricesSince2022),
  ...taxCitation(law.ordinaryBrackets, 'federal brackets and standard deduction'),
  citation(taxSources, 'irc', 'gain on a home left out of income', homeSaleExclusion),
  citation(table, 'bls-ce', 'average spending of households', spending2024),
  citation(lendingSources, 'fed-g19', 'card rate in the example', creditCardCarryingBalance),
  citation(table, 'assumption', 'cost of selling, years of drawing, other income, percentile for your age'),
]
