import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type CalculatorListItem, calculatorAnswer, calculatorListItem } from '#wire/calculators.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem } from '../../http/problems.ts'
import { type Askable, askableRoutes } from '../askable.ts'

/** What the JSON API needs from the calculators, asked by slug with `{inputs?, year?, asOf?}`. */
export interface CalculatorApi extends Askable<CalculatorListItem> {
  openapi(): Promise<object>
}

export function calculatorRoutes(app: FastifyInstance, calculators: CalculatorApi): void {
  askableRoutes(app, 'calculators', calculators, unknownCalculator, {
    item: calculatorListItem,
    run: calculatorAnswer,
  })
  atPath(app, 'openapi', '', {
    get: async (request, reply) => sendKept(request, reply, await calculators.openapi()),
    answers: { get: z.looseObject({ openapi: z.string() }) },
  })
}

function unknownCalculator(): Problem {
  return new Problem(
    404,
    'unknown_calculator',
    'There’s no calculator with this name. GET /api/v1/calculators lists them.',
  )
}
