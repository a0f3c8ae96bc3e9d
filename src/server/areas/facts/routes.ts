import type { FastifyInstance, FastifyRequest } from 'fastify'
import { factAnswer, factList as factListShape, factQuery } from '#wire/facts.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem } from '../../http/problems.ts'
import { factList, type ToldFact, tellFact } from './answers.ts'
import { singleValue } from './single-value.ts'

/** Single figures of law, by name and year. */
export function factRoutes(app: FastifyInstance): void {
  atPath(app, 'facts', '', {
    get: async (request, reply) => sendKept(request, reply, factList),
    answers: { get: factListShape },
  })
  atPath(app, 'facts', '/:name', {
    get: async (request, reply) => {
      const told = await toldTo(request)
      return reply.code(told.status).send(told.body)
    },
    answers: { get: factAnswer },
  })
  atPath(app, 'facts', '/:name/value', {
    get: async (request, reply) => {
      const told = await toldTo(request)
      if (told.status !== 200) return reply.code(told.status).send(told.body)
      const text = singleValue(told.body.value)
      if (text === null)
        throw new Problem(
          422,
          'not_single',
          'This isn’t a single value. The same address without /value gives it whole.',
        )
      return reply.type('text/plain; charset=utf-8').send(text)
    },
    answers: { get: 'bytes' },
  })
}

/** What a request asks for; throws where there is nothing of its name. */
async function toldTo(request: FastifyRequest): Promise<ToldFact> {
  const asked = factQuery.safeParse(request.query)
  if (!asked.success)
    throw new Problem(422, 'invalid_query', 'Ask with year, four digits, or with nothing: ?year=2026.')
  const told = await tellFact((request.params as { readonly name: string }).name, asked.data.year)
  if (!told) throw new Problem(404, 'unknown_fact', 'There’s no figure of this name. GET /api/v1/facts lists them.')
  return told
}
