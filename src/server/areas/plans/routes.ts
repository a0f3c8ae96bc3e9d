import type { FastifyInstance } from 'fastify'
import { type PlanListItem, planAnswer, planListItem } from '#wire/plans.ts'
import { Problem } from '../../http/problems.ts'
import { type Askable, askableRoutes } from '../askable.ts'

/** What the JSON API needs from the plans, asked by name with `{household, inputs?, year?, asOf?}`. */
export type PlanApi = Askable<PlanListItem>

export function planRoutes(app: FastifyInstance, plans: PlanApi): void {
  askableRoutes(app, 'plans', plans, unknownPlan, { item: planListItem, run: planAnswer })
}

function unknownPlan(): Problem {
  return new Problem(404, 'unknown_plan', 'There’s no plan with this name. GET /api/v1/plans lists them.')
}
