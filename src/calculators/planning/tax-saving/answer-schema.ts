import { savingKeys } from '#engine/planning/tax-saving/candidate.ts'
import { usedKeys } from '#engine/planning/tax-saving/settings.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'

const text = { type: 'string' }
const dollars = { type: 'number', 'x-unit': 'dollars' }
const maybeDollars = { type: ['number', 'null'], 'x-unit': 'dollars' }
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const record = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})
const figure = record({
  amount: dollars,
  gain: dollars,
  tax: dollars,
  federal: dollars,
  state: dollars,
  payroll: dollars,
  employer: dollars,
})

/** What the plan answers. Dollars of the year. */
export const taxSavingSchema: JsonSchema = record({
  outcome: { enum: ['ready', 'unknown'] },
  year: { type: 'integer' },
  headline: text,
  rests: text,
  options: list(
    record({
      id: text,
      key: { enum: savingKeys },
      owner: { enum: [0, 1, null] },
      title: text,
      place: { type: 'integer' },
      same: figure,
      full: figure,
      brings: text,
      other: text,
      why: list(text),
      rule: text,
      later: text,
      limit: maybeDollars,
      used: dollars,
      room: maybeDollars,
      meter: text,
      usedIn: list({ enum: usedKeys }),
      usedFrom: { enum: ['typed', 'projected', 'none'] },
      lines: list(record({ label: text, before: dollars, after: dollars })),
    }),
  ),
  closed: list(record({ title: text, why: text })),
  versus: list(record({ title: text, lines: list(text) })),
  beside: list(record({ key: { enum: ['savers', 'muni', 'losses'] }, title: text, answer: text, lines: list(text) })),
  notes: list(text),
  workings: list(record({ title: text, lines: list(text), steps: list(text) }, ['steps'])),
  sources: list({ type: 'object' }),
})
