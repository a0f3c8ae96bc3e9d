import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isNamed } from './etag.ts'
import { JsonBytes } from './json-bytes.ts'

interface Kept {
  readonly bytes: Buffer
  readonly etag: string
}

/** By the value itself: what is described once is written out and counted once. */
const written = new WeakMap<object, Kept>()

function writtenOut(value: object): Kept {
  const known = written.get(value)
  if (known) return known
  const bytes = value instanceof JsonBytes ? value.bytes : Buffer.from(JSON.stringify(value))
  const kept = { bytes, etag: etagOf(bytes) }
  written.set(value, kept)
  return kept
}

/**
 * Answers with something that changes seldom: its `ETag` beside it, and 304 to whoever has it. `value` must be the same object while it
 * is the same answer.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, value: object): FastifyReply {
  const { bytes, etag } = writtenOut(value)
  void reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
}
