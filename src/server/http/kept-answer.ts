import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
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
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const kept = { bytes, etag }
  written.set(value, kept)
  return kept
}

/** Whether `If-None-Match` names this answer (RFC 9110, 13.1.2): weak comparison, a list, or any. */
export function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
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
