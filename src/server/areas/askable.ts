import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Asker, askerOf } from '../http/asker.ts'
import { atPath, type PathName } from '../http/at-paths.ts'
import { sendKept } from '../http/kept-answer.ts'
import type { Problem } from '../http/problems.ts'

/** What can be listed, described and asked by its name. What is sent to `run` stays in memory and is never logged. */
export interface Askable<Item> {
  /** The same list every time. */
  list(): readonly Item[]
  /** What it asks and answers, as JSON Schema; null for an unknown name. */
  describe(name: string): Promise<object | null>
  /** Answers a body; null for an unknown name, 422 with fields for what cannot be used. Charged to `asker`. */
  run(
    name: string,
    body: unknown,
    asker: Asker,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly usedMs?: number } | null>
}

/** A description is JSON Schema and examples: an object. */
const described = z.looseObject({ inputs: z.looseObject({}) })

/** `unknown` is told for a name nobody answers to. */
export function askableRoutes(
  app: FastifyInstance,
  path: PathName,
  askable: Askable<unknown>,
  unknown: () => Problem,
  answers: { readonly item: z.ZodMiniType; readonly run: z.ZodMiniType },
): void {
  const nameOf = (request: FastifyRequest): string => (request.params as { readonly name: string }).name

  atPath(app, path, '', {
    get: async (request, reply) => sendKept(request, reply, askable.list()),
    answers: { get: z.array(answers.item) },
  })
  atPath(app, path, '/:name', {
    get: async (request, reply) => {
      const description = await askable.describe(nameOf(request))
      if (!description) throw unknown()
      return sendKept(request, reply, description)
    },
    post: async (request, reply) => {
      const result = await askable.run(nameOf(request), request.body ?? {}, askerOf(request, reply))
      if (!result) throw unknown()
      return reply.code(result.status).send(result.body)
    },
    answers: { get: described, post: answers.run },
  })
}
