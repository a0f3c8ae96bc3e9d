import type { FastifyReply, FastifyRequest } from 'fastify'

/** For whom something is worked out. */
export interface Asker {
  /** Whom limits are counted against. */
  readonly visitor: string
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

export function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return { visitor: request.visitor, signal: gone.signal }
}
