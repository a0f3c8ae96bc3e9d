import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlanListItem } from '#wire/plans.ts'
import { type Asker, askerOf } from '../../http/asker.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem } from '../../http/problems.ts'

/** What the JSON API needs from the plans. A household given to `run` stays in memory and is never logged. */
export interface PlanApi {
  /** The same list every time. */
  list(): readonly PlanListItem[]
  /** The list item plus `household`, `inputs` and `answer` as JSON Schema; null for an unknown name. */
  describe(name: string): Promise<object | null>
  /** Runs a plan on `{household, inputs?, year?, asOf?}`; null for an unknown name, 422 with fields for what cannot be used. Charged to `asker`. */
  run(
    name: string,
    body: unknown,
    asker: Asker,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly usedMs?: number } | null>
}

export function planRoutes(app: FastifyInstance, plans: PlanApi): void {
  const nameOf = (request: FastifyRequest): string => (request.params as { readonly name: string }).name

  atPath(app, 'plans', '', { get: async (request, reply) => sendKept(request, reply, plans.list()) })
  atPath(app, 'plans', '/:name', {
    get: async (request, reply) => {
      const description = await plans.describe(nameOf(request))
      if (!description) throw unknownPlan()
      return sendKept(request, reply, description)
    },
    post: async (request, reply) => {
      const result = await plans.run(nameOf(request), request.body ?? {}, askerOf(request, reply))
      if (!result) throw unknownPlan()
      return reply.code(result.status).send(result.body)
    },
  })
}

function unknownPlan(): Problem {
  return new Problem(404, 'unknown_plan', 'There’s no plan with this name. GET /api/v1/plans lists them.')
}
