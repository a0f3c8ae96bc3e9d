import { gridZone } from '#engine/social-security/grid-best.ts'
import { perContext } from '../kit/calculator.ts'
import { type Choices, choicesOf, paceOf } from './choices.ts'
import type { WorkedContext } from './context.ts'
import { overTime } from './over-time.ts'

/** What charts, findings and tables share, each worked out once for a context. */

/** The choices as finely as the page shows them: by month, or beside a second person by quarter of a year unless asked for more. */
export const fineChoices = perContext(({ result, inputs }: WorkedContext): Choices => {
  const { household, outlook, choices, law } = result
  if (household.kind === 'single') return choices
  return choicesOf(household, outlook, law, paceOf(household, inputs))
})

/** How far the plans worth nearly as much as the best one reach; null when nothing is ever paid. */
export const zoneOfPlans = perContext((context: WorkedContext) => gridZone(fineChoices(context).grid))

/** The plan with every date fixed. */
export const planInTime = perContext(({ result }: WorkedContext) => overTime(result))
