import { measureKeys, pillarKeys } from '#engine/planning/health/measures.ts'
import { levels } from '#engine/planning/health/report.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'
import { yearLimits } from '../insights/year-limits.precomputed.ts'
import { definePlan } from '../plan.ts'
import { healthFields } from './fields.ts'
import { meta } from './meta.ts'
import { tellHealth } from './tell.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const points = { type: 'integer', minimum: 0, maximum: 100 }
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema['type'], 'null'] })
const record = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const measure = { enum: measureKeys }

const answer: JsonSchema = record({
  formulaVersion: { type: 'integer' },
  overall: orNull(points),
  level: { enum: [...levels, null] },
  pillars: list(record({ key: { enum: pillarKeys }, label: text, points: orNull(points) })),
  measures: list(
    record({
      key: measure,
      label: text,
      points,
      evidence: text,
      rule: text,
      missing: list(text),
      action: record({ label: text, page: text }),
    }),
  ),
  notCounted: list(record({ key: measure, label: text, needs: text })),
  actions: {
    ...list(
      record({
        key: { enum: [...measureKeys, 'hardship'] },
        title: text,
        first: text,
        gain: number,
        dollars: number,
        hours: number,
        yield: number,
        action: record({ label: text, calculator: text, inputs: { type: 'object' }, page: text }, [
          'calculator',
          'inputs',
          'page',
        ]),
      }),
    ),
    maxItems: 3,
  },
  wellBeing: orNull(record({ points: { type: 'integer', minimum: 0, maximum: 40 }, score: number, mean: number })),
})

export const healthPlan = definePlan({
  ...meta,
  fields: healthFields,
  years: Object.keys(yearLimits).map(Number),
  law: () => ({}),
  run: ({ household, inputs, year, today, say }) => {
    const law = yearLimits[year]
    if (!law) throw new RangeError(`No limits for ${year}.`)
    return tellHealth({ household, inputs, today, law, say })
  },
  answer,
})
