import { netWorthByAge, netWorthPercentiles } from '#facts/household/net-worth.ts'
import { spending2024 } from '#facts/household/spending.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import type { NetWorthContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...householdSources, ...lendingSources, ...marketSources, ...taxSources })
const survey = { survey: netWorthByAge.asOf ?? '' }

export const sources = ({ law: { tax } }: NetWorthContext) => [
  fact(netWorthByAge, words.byAge(survey)),
  fact(netWorthPercentiles, words.percentiles),
  fact(pricesSince2022, words.prices(survey)),
  fact(tax.ordinaryBrackets, words.brackets),
  fact(homeSaleExclusion, words.homeSale),
  fact(spending2024, words.spending),
  fact(creditCardCarryingBalance, words.card),
  document('assumption', words.ours),
]
