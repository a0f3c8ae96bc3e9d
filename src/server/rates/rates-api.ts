import type { FastifyInstance } from 'fastify'
import { RATES_PATH, type RatesAnswer } from '#wire/rates.ts'
import { onlyMethods } from '../routes/only-methods.ts'

/** `GET /api/rates`: what is known now; asks nobody. */
export function ratesRoutes(app: FastifyInstance, rates: { readonly answer: RatesAnswer }): void {
  onlyMethods(app, RATES_PATH, ['GET'])
  app.get(RATES_PATH, async (_request, reply): Promise<RatesAnswer> => {
    void reply.header('cache-control', 'public, max-age=600')
    return rates.answer
  })
}
