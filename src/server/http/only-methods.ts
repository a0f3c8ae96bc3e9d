import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Problem } from './problems.ts'

const all: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405 with an Allow header to every method an address does not take; `message` says more than which it takes. */
export function onlyMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  message?: string,
): void {
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  const refused = all.filter((method) => !allowed.includes(method))
  app.route({
    method: refused,
    url,
    handler: (_request, reply) => {
      void reply.header('allow', allow)
      throw new Problem(405, 'method_not_allowed', message ?? `This address takes ${allow}.`)
    },
  })
}
