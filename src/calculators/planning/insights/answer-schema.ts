import { areas } from '#engine/planning/insights/rule.ts'
import { rules } from '#engine/planning/insights/rules.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'

const text = { type: 'string' }
const record = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})
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
      figures: {
        type: 'array',
        items: record({ key: text, label: text, unit: text, value: { type: 'number' } }),
      },
      limit: { ...record({ value: { type: 'number' }, unit: text }), type: ['object', 'null'] },
      basis: { enum: ['published', 'arithmetic', 'thumb'] },
      source: { type: ['string', 'null'] },
      stake: { type: 'number', 'x-unit': 'dollars/year' },
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
