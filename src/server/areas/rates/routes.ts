import type { FastifyInstance } from 'fastify'
import { perDollar, perEuro } from '#facts/fx/rates.ts'
import { FX_PATH, type FxAnswer, type FxTable } from '#wire/fx.ts'
import { RATES_PATH, type RatesAnswer } from '#wire/rates.ts'
import { onlyMethods } from '../../http/only-methods.ts'

/** What is known now of what others publish. */
export interface KnownRates {
  readonly answer: RatesAnswer
  readonly fx: FxTable | null
}

const publisher = 'European Central Bank reference rates'
const bundled: readonly FxAnswer['tables'][number][] = [
  { base: 'USD', asOf: perDollar.asOf ?? '', source: publisher, rates: perDollar.value, bundled: true },
  { base: 'EUR', asOf: perEuro.asOf ?? '', source: publisher, rates: perEuro.value, bundled: true },
]

/** `GET /api/rates` and `GET /api/fx`: what is known now; asks nobody. */
export function ratesRoutes(app: FastifyInstance, known: KnownRates): void {
  onlyMethods(app, RATES_PATH, ['GET'])
  app.get(RATES_PATH, async (_request, reply): Promise<RatesAnswer> => {
    void reply.header('cache-control', 'public, max-age=600')
    return known.answer
  })
  onlyMethods(app, FX_PATH, ['GET'])
  app.get(FX_PATH, async (_request, reply): Promise<FxAnswer> => {
    void reply.header('cache-control', 'public, max-age=600')
    const read = known.fx === null ? [] : [{ ...known.fx, bundled: false }]
    return { tables: [...read, ...bundled].toSorted((a, b) => (a.asOf < b.asOf ? 1 : a.asOf > b.asOf ? -1 : 0)) }
  })
}
