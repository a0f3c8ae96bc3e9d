import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isNamed } from './etag.ts'

/** Answers with something that may change at any moment: the tag of its bytes beside it, and 304 to whoever has them already. */
export function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  value: object | string,
  type = 'application/json; charset=utf-8',
): FastifyReply {
  const bytes = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  const etag = etagOf(bytes)
  void reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(bytes)
}
