import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure, Problem, problemBody, problemPage } from './http/problems.ts'

/** Tells a failure to whoever asked: a small page to a person at a page, JSON to everything else. */
export function tell(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, retryAfter } = describeFailure(error)
  if (status >= 500 && !(error instanceof Problem && error.cause === undefined))
    request.log.error({ err: error }, 'request failed')
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  void reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  const isPage = !(request.raw.url ?? '').startsWith('/api') && (request.headers.accept ?? '').includes('text/html')
  if (isPage) void reply.type('text/html; charset=utf-8').send(problemPage(status, message, request.id))
  else void reply.type('application/json; charset=utf-8').send(problemBody(code, message, request.id))
}
