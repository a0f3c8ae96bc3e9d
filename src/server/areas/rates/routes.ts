import type { FastifyInstance } from 'fastify'
import { perDollar, perEuro } from '#facts/fx/rates.ts'
import { type FxAnswer, type FxTable, fxAnswer } from '#wire/fx.ts'
import { type MarketRates, marketRates } from '#wire/market-rates.ts'
import { type RatesAnswer, ratesAnswer } from '#wire/rates.ts'
import { atPath } from '../../http/at-paths.ts'

/** What is known now of what others publish. */
export interface KnownRates {
  readonly answer: RatesAnswer
  readonly fx: FxTable | null
  readonly market: MarketRates
}

const publisher = 'European Central Bank reference rates'
const bundled: readonly FxAnswer['tables'][number][] = [
  { base: 'USD', asOf: perDollar.asOf ?? '', source: publisher, rates: perDollar.value, bundled: true },
  { base: 'EUR', asOf: perEuro.asOf ?? '', source: publisher, rates: perEuro.value, bundled: true },
]

/** `GET /api/v1/rates`, `GET /api/v1/market/rates` and `GET /api/v1/fx`: what is known now; asks nobody. */
export function ratesRoutes(app: FastifyInstance, known: KnownRates): void {
  const forTenMinutes = 'public, max-age=600'
  atPath(app, 'rates', '', {
    get: async (_request, reply): Promise<RatesAnswer> => {
      void reply.header('cache-control', forTenMinutes)
      return known.answer
    },
    answers: { get: ratesAnswer },
  })
  atPath(app, 'market', '/rates', {
    get: async (_request, reply): Promise<MarketRates> => {
      void reply.header('cache-control', forTenMinutes)
      return known.market
    },
    answers: { get: marketRates },
  })
  atPath(app, 'fx', '', {
    get: async (_request, reply): Promise<FxAnswer> => {
      void reply.header('cache-control', forTenMinutes)
      const read = known.fx === null ? [] : [{ ...known.fx, bundled: false }]
      return { tables: [...read, ...bundled].toSorted((a, b) => (a.asOf < b.asOf ? 1 : a.asOf > b.asOf ? -1 : 0)) }
    },
    answers: { get: fxAnswer },
  })
}
