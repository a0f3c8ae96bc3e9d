import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { ADMIN_ROOT } from '#wire/admin.ts'
import type { AnswerShape } from '../../http/answer-shapes.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import { Problem } from '../../http/problems.ts'

const upper = { get: 'GET', post: 'POST', put: 'PUT' } as const
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Handlers {
  readonly get?: Handler
  readonly post?: Handler
  readonly put?: Handler
  /** Larger bodies than the area takes, in bytes. */
  readonly bodyLimit?: number
  /** What each method answers with. */
  readonly answers: Partial<Readonly<Record<'get' | 'post' | 'put', AnswerShape>>>
}

/** Answers an address of the administration; every other method is refused. */
export function atAdmin(app: FastifyInstance, rest: string, { bodyLimit, answers, ...handlers }: Handlers): void {
  const url = ADMIN_ROOT + rest
  const methods = (['get', 'post', 'put'] as const).filter((method) => handlers[method])
  onlyMethods(
    app,
    url,
    methods.map((method) => upper[method]),
  )
  for (const method of methods) {
    const handler = handlers[method]
    if (!handler) continue
    const answer = answers[method]
    const config = answer ? { answer } : {}
    app.route({ method: upper[method], url, config, handler, ...(bodyLimit === undefined ? {} : { bodyLimit }) })
  }
}

/** Reads a body, query or path by its schema, or refuses with the name of the first field that does not fit. */
export function read<Shape>(schema: z.ZodMiniType<Shape>, given: unknown): Shape {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue && issue.path.length > 0 ? issue.path.join('.') : 'the body'
  throw new Problem(422, 'invalid', `This can’t be used: look at ${field}.`)
}
