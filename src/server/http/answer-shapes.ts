import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { errorBody } from '#wire/errors.ts'

/**
 * What a route answers with when all is well, by the wire's own schema, which is also what the description is made of; `bytes` for what is
 * no JSON or has a protocol of its own. Refusals have one shape everywhere.
 */
export type AnswerShape = z.ZodMiniType | 'bytes'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the answers with a status under 300. */
    answer?: AnswerShape
  }
}

/** What does not fit, in a few words; null when all does. Places beyond the schema count: what is written out again must be as long. */
export function misfitOf(shape: z.ZodMiniType, value: unknown): string | null {
  const read = shape.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return `${issue?.path.join('.') || 'the body'}: ${issue?.message ?? issue?.code}`
  }
  const [sent, known] = [JSON.stringify(value), JSON.stringify(read.data)]
  return sent.length === known.length
    ? null
    : `the body has more than its schema: ${sent.length - known.length} characters`
}

/**
 * Holds every JSON answer of a scope to the schema its route declares: one that does not fit becomes a failure, which is logged and answered as
 * one. For development and tests: each answer is read a second time.
 */
export function checkAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (!type.startsWith('application/json') || payload === null || payload === undefined || payload === '')
      return payload
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    const where = `${request.method} ${request.routeOptions.url} answered ${reply.statusCode}`
    const shape = request.routeOptions.config.answer
    if (shape === 'bytes') return payload
    if (reply.statusCode >= 300) {
      const refusal = errorBody.safeParse(JSON.parse(payload.toString()))
      if (!refusal.success) throw new Error(`${where} with something else than a refusal`)
      return payload
    }
    if (shape === undefined) throw new Error(`${where} without a schema`)
    const misfit = misfitOf(shape, JSON.parse(payload.toString()))
    if (misfit !== null) throw new Error(`${where}, which is not its schema: ${misfit}`)
    return payload
  })
}
