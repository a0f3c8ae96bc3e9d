/** Schemas that answers of several kinds share. */
import { heldYears } from '#facts/held-years.precomputed.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import { ref } from './component-name.ts'
import { asOfRange } from './read-question.ts'
import { allUnits } from './units.ts'
import { sharedWords as words } from './words/schema.en.ts'

const text: JsonSchema = { type: 'string' }
export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})

const yearSchema = (years: readonly number[]): JsonSchema => ({
  type: 'integer',
  enum: years.length > 0 ? years : heldYears,
  description: words.year,
})
const dayPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'

/** The day and the year an answer stands for. */
export const standing = (years: readonly number[]): Readonly<Record<string, JsonSchema>> => ({
  asOf: { type: 'string', format: 'date', pattern: dayPattern, description: words.answeredAsOf },
  year: yearSchema(years),
})

/** A body: its parts, and the year and day it may name. */
export const questionSchema = (
  parts: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  years: readonly number[],
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
  properties: {
    ...parts,
    year: yearSchema(years),
    asOf: {
      type: 'string',
      format: 'date',
      pattern: dayPattern,
      description: words.asOf(asOfRange.from, asOfRange.to),
      'x-minimum': asOfRange.from,
      'x-maximum': asOfRange.to,
    },
  },
})

export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Text: {
    ...object({ text, marked: text }),
    description: words.text,
  },
  Finding: {
    ...object({ tone: { type: 'string', enum: ['good', 'watch', 'act', 'note'] }, text, marked: text }),
    description: words.finding,
  },
  Working: object({ title: text, lines: { type: 'array', items: text }, steps: { type: 'array', items: text } }, [
    'steps',
  ]),
  Unit: { type: 'string', enum: allUnits },
  Column: object(
    {
      key: text,
      label: text,
      type: { type: 'string', enum: ['number', 'string'] },
      unit: ref('Unit'),
      dollars: { type: 'string', enum: ['nominal', 'today'], description: words.dollars },
    },
    ['dollars'],
  ),
  NotAsked: { type: 'array', items: text, description: words.notAsked },
  Source: object(
    {
      id: text,
      title: text,
      publisher: text,
      url: { type: 'string', format: 'uri' },
      what: text,
      where: text,
      asOf: text,
      status: {
        type: 'string',
        enum: ['enacted', 'projected', 'carried-over', 'assumption'],
        description: words.status,
      },
      confidence: { type: 'string', enum: ['low', 'medium'] },
      checked: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$', description: words.checked },
    },
    ['url', 'where', 'asOf', 'confidence'],
  ),
}
