import { areas } from '#engine/planning/insights/rule.ts'
import { rules } from '#engine/planning/insights/rules.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'

const text = { type: 'string' }
const orNothing = { type: ['string', 'null'] }
const record = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: ['object', 'null'] })
/** A unit of the kit; the API says it in words of its own. */
const unit = { type: 'string', 'x-told': 'unit' }
const ruleId = { enum: rules.map(({ id }) => id) }
const area = { enum: areas }

export const insightsSchema: JsonSchema = record({
  findings: {
    type: 'array',
    items: record({
      rule: ruleId,
      area,
      tone: { enum: ['act', 'watch', 'good'] },
      isHardship: { type: 'boolean' },
      label: text,
      text,
      how: text,
      figures: { type: 'array', items: record({ key: text, label: text, unit, value: { type: 'number' } }) },
      limit: orNull(record({ label: text, value: { type: 'number' }, unit: { type: 'string' } })),
      basis: { enum: ['published', 'law', 'arithmetic', 'thumb'] },
      source: orNull(
        record({ id: text, title: text, publisher: text, url: orNothing, where: orNothing, asOf: orNothing }),
      ),
      action: record({ label: text, calculator: text, inputs: { type: 'object' }, page: text }, [
        'calculator',
        'inputs',
        'page',
      ]),
    }),
  },
  judged: { type: 'integer' },
  silent: {
    type: 'array',
    items: record({ rule: ruleId, area, label: text, needs: { type: 'array', items: text } }),
  },
})
