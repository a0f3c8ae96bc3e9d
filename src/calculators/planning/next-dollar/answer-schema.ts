import { orderKinds } from '#engine/planning/next-dollar/order.ts'
import { orderSteps } from '#facts/household/spending-orders.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'

const text = { type: 'string' }
const maybeText = { type: ['string', 'null'] }
const dollars = { type: 'number', 'x-unit': 'dollars' }
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const record = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})

/** What the plan answers. Amounts a month are take-home dollars. */
export const nextDollarSchema: JsonSchema = record({
  outcome: { enum: ['ready', 'short', 'unknown'] },
  order: { enum: orderKinds },
  headline: text,
  rests: text,
  left: { type: ['number', 'null'], 'x-unit': 'dollars', 'x-per': 'month' },
  toPlace: dollars,
  isHardship: { type: 'boolean' },
  moves: list(record({ name: text, amount: dollars })),
  steps: list(
    record({
      key: { enum: orderSteps },
      place: { type: 'integer' },
      title: text,
      state: { enum: ['done', 'now', 'later', 'absent'] },
      size: text,
      why: text,
      monthly: dollars,
      parts: list(record({ name: text, amount: dollars, once: dollars, note: maybeText })),
      fromCash: dollars,
      startsOn: maybeText,
      fullOn: maybeText,
      skipCosts: { type: ['number', 'null'], 'x-unit': 'dollars' },
      skip: maybeText,
    }),
  ),
  chart: { type: ['object', 'null'] },
  notes: list(text),
  workings: list(record({ title: text, lines: list(text), steps: list(text) }, ['steps'])),
  sources: list({ type: 'object' }),
})
