import * as z from 'zod/mini'
import {
  type FoundElsewhere,
  type OpenProvider,
  ProviderError,
  type QuotesRequest,
  type SearchRequest,
} from '../provider.ts'
import { jsonOf } from './answer-text.ts'
import { inAddress } from './in-address.ts'
import { aboutLine, changeOf, linesOf } from './lines-of.ts'

const TITLE = 'Finnhub'

const answer = z.object({
  c: z.number(),
  pc: z.number(),
  /** Seconds since 1970. */
  t: z.number(),
})

/** US shares and funds, with a key. Indexes and currencies are not among what a free key sees. */
export const finnhub: OpenProvider = ({ finnhubKey }) =>
  finnhubKey === undefined
    ? null
    : {
        id: 'finnhub',
        title: TITLE,
        url: 'https://finnhub.io/',
        hosts: ['finnhub.io'],
        limits: { perMinute: 50, perDay: null },
        terms: {
          text: 'A free key is for personal use; showing prices to visitors needs an agreement with Finnhub.',
          url: 'https://finnhub.io/terms-of-service',
        },
        abilities: {
          quotes: async (request) => ({
            instruments: await linesOf(request, request.symbols.filter(isPlain), (symbol) =>
              quote(request, symbol, finnhubKey),
            ),
          }),
          search: async (request) => await search(request, finnhubKey),
        },
      }

const isPlain = (symbol: string): boolean => /^[A-Z]{1,5}(\.[A-Z])?$/.test(symbol)

/** A line; null for a symbol it does not know, of which it says zeros with status 200. */
async function quote(request: QuotesRequest, symbol: string, key: string): Promise<object | null> {
  const watched = aboutLine(request, symbol)
  if (!watched) return null
  const text = await request.read(`https://finnhub.io/api/v1/quote?symbol=${encodeURIComponent(symbol)}`, {
    'x-finnhub-token': key,
  })
  const parsed = answer.safeParse(jsonOf(text))
  if (!parsed.success) throw new ProviderError('The answer has another form.')
  const { c: price, pc, t } = parsed.data
  if (price === 0 && t === 0) return null
  return {
    ...watched,
    price,
    ...changeOf(price, pc),
    asOf: new Date(t * 1_000).toISOString(),
    source: TITLE,
    delayed: false,
    delayMinutes: null,
    endOfDay: false,
    sample: false,
    stale: false,
    history: [],
  }
}

const found = z.object({ result: z.array(z.object({ description: z.string(), symbol: z.string(), type: z.string() })) })

/** Its names for shares and for funds that trade like them; of units, warrants, open-end funds and what it does not name we have no kind. */
const kinds: Readonly<Record<string, FoundElsewhere['kind']>> = {
  'Common Stock': 'stock',
  ADR: 'stock',
  REIT: 'stock',
  'Foreign Sh.': 'stock',
  MLP: 'stock',
  'NY Reg Shrs': 'stock',
  ETP: 'etf',
  'Closed-End Fund': 'etf',
}

/** Shares and funds of the exchanges of the US, which is what a free key sees prices of. */
async function search({ read, words }: SearchRequest, key: string): Promise<{ found: FoundElsewhere[] }> {
  const text = await read(`https://finnhub.io/api/v1/search?q=${inAddress(words)}&exchange=US`, {
    'x-finnhub-token': key,
  })
  const parsed = found.safeParse(jsonOf(text))
  if (!parsed.success) throw new ProviderError('The answer has another form.')
  return {
    found: parsed.data.result.flatMap(({ symbol, description, type }) => {
      const kind = kinds[type]
      return kind && isPlain(symbol) ? { symbol, name: description, kind } : []
    }),
  }
}
