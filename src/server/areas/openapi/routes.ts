import type { FastifyInstance } from 'fastify'
import { asOfRange } from '#calculators/api/read-question.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { type ApiIndex, apiIndex } from '#wire/api-index.ts'
import { API_VERSION, apiPaths } from '#wire/api-paths.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'

const { root: _, ...addresses } = apiPaths
const index: ApiIndex = { version: API_VERSION, years: [...heldYears], asOf: asOfRange, addresses }

/** `GET /api/v1`: where everything is. */
export function indexRoutes(app: FastifyInstance): void {
  atPath(app, 'root', '', {
    get: async (request, reply) => sendKept(request, reply, index),
    answers: { get: apiIndex },
  })
}
