import { findInsights } from '#engine/planning/insights/find.ts'
import { definePlan } from '../plan.ts'
import { insightsSchema } from './answer-schema.ts'
import { limitFields } from './limit-fields.ts'
import { meta } from './meta.ts'
import { tellInsights } from './tell.ts'
import { yearLimits } from './year-limits.precomputed.ts'

/** The limits the visitor moved, as the rules read them. */
const limitsOf = (inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(inputs).flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : [])))

export const insightsPlan = definePlan({
  ...meta,
  fields: limitFields,
  years: Object.keys(yearLimits).map(Number),
  // The few amounts of law it needs come with it, as plain data.
  law: () => ({}),
  run: ({ household, inputs, year, today, say }) => {
    const law = yearLimits[year]
    if (!law) throw new RangeError(`No limits for ${year}.`)
    return tellInsights(findInsights({ household, today, law, limits: limitsOf(inputs) }), law, say)
  },
  answer: insightsSchema,
})
