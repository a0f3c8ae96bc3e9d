import { findInsights } from '#engine/planning/insights/find.ts'
import { definePlan } from '../plan.ts'
import { insightsSchema } from './answer-schema.ts'
import { limitFields } from './limit-fields.ts'
import { meta } from './meta.ts'
import { tellInsights } from './tell.ts'

/** The limits the visitor moved, as the rules read them. */
const limitsOf = (inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(inputs).flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : [])))

export const insightsPlan = definePlan({
  ...meta,
  fields: limitFields,
  law: () => ({}),
  run: ({ household, inputs, today, say }) => tellInsights(findInsights(household, today, limitsOf(inputs)), say),
  answer: insightsSchema,
})
