import { eventKinds } from '#engine/planning/scenario/event-fields.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'

const text = { type: 'string' }
const dollars = { type: 'number', 'x-unit': 'dollars' }
const month = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' }
const maybeMonth = { ...month, type: ['string', 'null'] }
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const record = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})
const course = record({ before: list(dollars), after: list(dollars) })
const outcome = record({
  left: dollars,
  lowestCash: dollars,
  lowestMonth: month,
  firstShort: maybeMonth,
  firstSold: maybeMonth,
  debtFree: maybeMonth,
  debtFreeBesideHomes: maybeMonth,
  worth: list(record({ years: { type: 'integer' }, amount: dollars })),
})

export const scenarioSchema: JsonSchema = record({
  headline: text,
  rests: text,
  short: record({ before: maybeMonth, after: maybeMonth }),
  rows: list(record({ key: text, label: text, before: text, after: text, turn: { enum: [-1, 0, 1] } })),
  outcomes: record({ before: outcome, after: outcome }),
  months: list(month),
  cash: course,
  worth: course,
  events: list(record({ kind: { enum: eventKinds }, month, title: text, line: text })),
  linesFrom: month,
  linesMonths: { type: 'integer' },
  lines: list(
    record({
      key: text,
      label: text,
      before: dollars,
      after: dollars,
      why: text,
      working: record({ before: text, after: text }),
      source: { type: ['integer', 'null'] },
      event: { type: ['integer', 'null'] },
    }),
  ),
  notes: list(text),
  workings: list(record({ title: text, lines: list(text), steps: list(text) }, ['steps'])),
  sources: list({ type: 'object' }),
})
