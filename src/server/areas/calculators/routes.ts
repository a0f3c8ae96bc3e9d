import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CalculatorListItem, calculatorRunBody } from '#wire/calculators.ts'
import { type Asker, askerOf } from '../../http/asker.ts'
import { atPath } from '../../http/at-paths.ts'
import { Problem, problemBody } from '../../http/problems.ts'

/** What the JSON API needs from the calculators. Numbers given to `run` stay in memory and are never logged. */
export interface CalculatorApi {
  list(): readonly CalculatorListItem[]
  /** The list item plus `inputs` (JSON Schema) and `figures`; null for an unknown slug. */
  describe(slug: string): Promise<object | null>
  /** Runs a calculator on `{inputs?, year?}`; null for an unknown slug, 422 with fields for a bad input. Charged to `asker`. */
  run(
    slug: string,
    body: unknown,
    asker: Asker,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly usedMs?: number } | null>
  openapi(): Promise<object>
}

export function calculatorRoutes(app: FastifyInstance, calculators: CalculatorApi): void {
  const slugOf = (request: FastifyRequest): string => (request.params as { readonly slug: string }).slug

  atPath(app, 'calculators', '', { get: async () => calculators.list() })
  atPath(app, 'calculators', '/:slug', {
    get: async (request) => {
      const description = await calculators.describe(slugOf(request))
      if (!description) throw unknownCalculator()
      return description
    },
    post: async (request, reply) => {
      const body = calculatorRunBody.safeParse(request.body ?? {})
      if (!body.success) {
        const fields = Object.fromEntries(
          body.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
        )
        const problem = problemBody(
          'invalid_body',
          'Send {"inputs": {…}, "year": 2026}; both are optional.',
          request.id,
        )
        return reply.code(422).send({ error: { ...problem.error, fields } })
      }
      const result = await calculators.run(slugOf(request), body.data, askerOf(request, reply))
      if (!result) throw unknownCalculator()
      return reply.code(result.status).send(result.body)
    },
  })
  atPath(app, 'openapi', '', { get: async () => await calculators.openapi() })
}

function unknownCalculator(): Problem {
  return new Problem(
    404,
    'unknown_calculator',
    'There’s no calculator with this name. GET /api/v1/calculators lists them.',
  )
}
