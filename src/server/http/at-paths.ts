import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPaths, formerPaths } from '#wire/api-paths.ts'
import type { AnswerShape } from './answer-shapes.ts'
import { onlyMethods } from './only-methods.ts'

/** What each method answers with. */
interface Answers {
  readonly get?: AnswerShape
  readonly post?: AnswerShape
}
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
const upper = { get: 'GET', post: 'POST' } as const
export type PathName = keyof typeof apiPaths

/**
 * Answers an address of the API, `rest` being what follows it ('/:slug'), and its address of before there were versions, which says
 * where its successor stands (RFC 5829). Every other method is refused.
 */
export function atPath(
  app: FastifyInstance,
  name: PathName,
  rest: string,
  handlers: { readonly get?: Handler; readonly post?: Handler; readonly answers: Answers },
): void {
  const methods = (['get', 'post'] as const).filter((method) => handlers[method])
  const successor = apiPaths[name]
  const former = name in formerPaths ? formerPaths[name as keyof typeof formerPaths] : null
  for (const base of former === null ? [successor] : [successor, former]) {
    const url = base + rest
    onlyMethods(
      app,
      url,
      methods.map((method) => upper[method]),
    )
    for (const method of methods) {
      const handler = handlers[method]
      if (!handler) continue
      const answer = handlers.answers[method]
      app.route({
        method: upper[method],
        url,
        config: answer ? { answer } : {},
        handler: async (request, reply) => {
          if (base === former)
            void reply.header('link', `<${successor}${request.url.slice(former.length)}>; rel="successor-version"`)
          return handler(request, reply)
        },
      })
    }
  }
}
