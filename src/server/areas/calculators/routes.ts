import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CalculatorListItem } from '#wire/calculators.ts'
import { type Asker, askerOf } from '../../http/asker.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem } from '../../http/problems.ts'

/** What the JSON API needs from the calculators. Numbers given to `run` stay in memory and are never logged. */
export interface CalculatorApi {
  /** The same list every time. */
  list(): readonly CalculatorListItem[]
  /** The list item plus `inputs` (JSON Schema), `figures`, `tables`, `outcomes` and `examples`; null for an unknown slug. */
  describe(slug: string): Promise<object | null>
  /** Runs a calculator on `{inputs?, year?, asOf?}`; null for an unknown slug, 422 with fields for what cannot be used. Charged to `asker`. */
  run(
    slug: string,
    body: unknown,
    asker: Asker,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly usedMs?: number } | null>
  openapi(): Promise<object>
}

export function calculatorRoutes(app: FastifyInstance, calculators: CalculatorApi): void {
  const slugOf = (request: FastifyRequest): string => (request.params as { readonly slug: string }).slug

  atPath(app, 'calculators', '', {
    get: async (request, reply) => sendKept(request, reply, calculators.list()),
  })
  atPath(app, 'calculators', '/:slug', {
    get: async (request, reply) => {
      const description = await calculators.describe(slugOf(request))
      if (!description) throw unknownCalculator()
      return sendKept(request, reply, description)
    },
    post: async (request, reply) => {
      const result = await calculators.run(slugOf(request), request.body ?? {}, askerOf(request, reply))
      if (!result) throw unknownCalculator()
      return reply.code(result.status).send(result.body)
    },
  })
  atPath(app, 'openapi', '', {
    get: async (request, reply) => sendKept(request, reply, await calculators.openapi()),
  })
}

function unknownCalculator(): Problem {
  return new Problem(
    404,
    'unknown_calculator',
    'There’s no calculator with this name. GET /api/v1/calculators lists them.',
  )
}
