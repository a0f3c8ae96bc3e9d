import { type Citation, citationOf } from '#calculators/kit/presentation.ts'
import { threeMonthsSaved } from '#facts/household/emergency-savings.ts'
import { netWorthByAge, retirementAccounts } from '#facts/household/net-worth.ts'
import {
  ageTimesIncomeDivisor,
  fidelityMultiples,
  jpMorganMultiples,
  troweMultiples,
} from '#facts/household/savings-multiples.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { householdSources } from '#facts/sources/household.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { checkpointWords } from './words.ts'

const { sources: words } = checkpointWords
export const checkpointSources: readonly Citation[] = [
  ...citationOf(householdSources, fidelityMultiples, words.fidelity),
  ...citationOf(householdSources, troweMultiples, words.trowe),
  ...citationOf(householdSources, jpMorganMultiples, words.jpMorgan),
  ...citationOf(householdSources, netWorthByAge, words.worth),
  ...citationOf(householdSources, retirementAccounts, words.accounts),
  ...citationOf(marketSources, pricesSince2022, words.prices),
  ...citationOf(householdSources, ageTimesIncomeDivisor, words.book),
  ...citationOf(householdSources, threeMonthsSaved, words.cash),
]
