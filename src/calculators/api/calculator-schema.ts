/** The schemas of one calculator, by the names its paths call them. */
import type { JsonSchema } from '../kit/json-schema.ts'
import { pascal, ref } from './component-name.ts'
import type { DescribedCalculator } from './describe-calculator.ts'
import { questionSchema, standing } from './shared-schemas.ts'
import { jsonTypeOf, tablesSchema } from './table-schema.ts'
import { tableShapes } from './table-shapes.ts'

export const figuresSchema = ({ figures }: Pick<DescribedCalculator, 'figures'>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    figures.map(({ key, label, unit, dollars }) => [
      key,
      {
        type: jsonTypeOf(unit),
        title: label,
        'x-unit': unit,
        ...(dollars ? { 'x-dollars': dollars } : {}),
        ...(unit === 'month' ? { pattern: '^[0-9]{4}-[0-9]{2}$' } : {}),
      },
    ]),
  ),
})

export const outcomeSchema = (outcomes: Readonly<Record<string, string>>): JsonSchema => ({
  type: 'string',
  enum: Object.keys(outcomes),
  description: Object.entries(outcomes)
    .map(([outcome, meaning]) => `\`${outcome}\`: ${meaning}`)
    .join('\n'),
})

export function calculatorSchemas(one: DescribedCalculator): Readonly<Record<string, JsonSchema>> {
  const name = pascal(one.slug)
  return {
    [`${name}Inputs`]: one.inputs,
    [`${name}Question`]: questionSchema({ inputs: ref(`${name}Inputs`) }, [], one.years),
    [`${name}Answer`]: {
      type: 'object',
      additionalProperties: false,
      required: [
        'calculator',
        'asOf',
        'year',
        'inputs',
        'notAsked',
        'outcome',
        'headline',
        'mainFigure',
        'figures',
        'tables',
        'findings',
        'workings',
        'sources',
      ],
      properties: {
        calculator: { const: one.slug },
        ...standing(one.years),
        inputs: ref(`${name}Inputs`),
        notAsked: ref('NotAsked'),
        outcome: outcomeSchema(one.outcomes),
        headline: ref('Text'),
        more: ref('Text'),
        mainFigure: { type: 'string', enum: one.figures.map(({ key }) => key) },
        figures: figuresSchema(one),
        tables: tablesSchema(tableShapes[one.slug] ?? {}),
        findings: { type: 'array', items: ref('Finding') },
        workings: { type: 'array', items: ref('Working') },
        sources: { type: 'array', items: ref('Source') },
      },
    },
  }
}
