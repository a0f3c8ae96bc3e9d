import type { FastifyInstance } from 'fastify'
import { screenerAnswer, screenerQuery } from '#wire/screener.ts'
import { atPath } from '../../http/at-paths.ts'
import { Problem } from '../../http/problems.ts'
import type { KnownCompanies } from './screener-universe.ts'

/** `GET /api/v1/market/screener`: the companies known now; asks nobody. */
export function screenerRoutes(app: FastifyInstance, known: KnownCompanies): void {
  atPath(app, 'market', '/screener', {
    get: async (request, reply) => {
      const asked = screenerQuery.safeParse(request.query)
      if (!asked.success) throw new Problem(422, 'invalid_query', 'Ask with sample=no, or with nothing.')
      void reply.header('cache-control', 'public, max-age=600')
      return known.answer(asked.data.sample === 'no')
    },
    answers: { get: screenerAnswer },
  })
}
