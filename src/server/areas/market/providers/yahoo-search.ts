import * as z from 'zod/mini'
import { type FoundElsewhere, ProviderError, type SearchRequest } from '../provider.ts'
import { jsonOf } from './answer-text.ts'
import { inAddress } from './in-address.ts'

const SEARCH = 'https://query2.finance.yahoo.com/v1/finance/search'

/** One line of a search. What is no security (news, cryptocurrencies of others, lists) may lack any of it. */
const hit = z.object({
  symbol: z.optional(z.string()),
  shortname: z.optional(z.string()),
  longname: z.optional(z.string()),
  quoteType: z.optional(z.string()),
  exchange: z.optional(z.string()),
})
const answer = z.object({ quotes: z.array(hit) })

/** Its codes for the exchanges of the US: Nasdaq's three tiers, the New York Stock Exchange with Arca and American, and Cboe. */
const usExchanges = new Set(['NMS', 'NGM', 'NCM', 'NYQ', 'PCX', 'ASE', 'BTS', 'NAS', 'NYS'])
const kinds: Readonly<Record<string, FoundElsewhere['kind']>> = { EQUITY: 'stock', ETF: 'etf' }

/** Shares and funds listed in the US that Yahoo finds under the words. */
export async function yahooSearch({ read, words }: SearchRequest): Promise<{ found: FoundElsewhere[] }> {
  const text = await read(`${SEARCH}?q=${inAddress(words)}&quotesCount=20&newsCount=0&listsCount=0`)
  const parsed = answer.safeParse(jsonOf(text))
  if (!parsed.success) throw new ProviderError('The answer has another form.')
  return {
    found: parsed.data.quotes.flatMap(({ symbol, shortname, longname, quoteType = '', exchange = '' }) => {
      const kind = kinds[quoteType]
      const name = longname ?? shortname
      return symbol !== undefined && name !== undefined && kind && usExchanges.has(exchange)
        ? { symbol, name, kind }
        : []
    }),
  }
}
