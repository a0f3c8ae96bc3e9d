import type { FastifyInstance } from 'fastify'
import { factQuery } from '#wire/facts.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem } from '../../http/problems.ts'
import { factList, tellFact } from './answers.ts'

/** Single figures of law, by name and year. */
export function factRoutes(app: FastifyInstance): void {
  atPath(app, 'facts', '', { get: async (request, reply) => sendKept(request, reply, factList) })
  atPath(app, 'facts', '/:name', {
    get: async (request, reply) => {
      const asked = factQuery.safeParse(request.query)
      if (!asked.success)
        throw new Problem(422, 'invalid_query', 'Ask with year, four digits, or with nothing: ?year=2026.')
      const told = await tellFact((request.params as { readonly name: string }).name, asked.data.year)
      if (!told) throw new Problem(404, 'unknown_fact', 'There’s no figure of this name. GET /api/v1/facts lists them.')
      return reply.code(told.status).send(told.body)
    },
  })
}
