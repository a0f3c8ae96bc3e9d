/** Random inputs of any calculator, drawn within the fields' own limits. */

import fc from 'fast-check'
import { roundedTo } from '#engine/decimal.ts'
import type { Calculator } from '../definition.ts'
import { type CellField, type Field, type InputValue, type InputValues, placesOf } from '../field.ts'
import { spoiled } from './shown.testkit.ts'

/** Any valid value of a field. */
function anyValue(field: Field | CellField): fc.Arbitrary<InputValue> {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration': {
      const whole = field.kind === 'duration' || (field.kind === 'number' && field.whole)
      const range = { min: field.min, max: field.max }
      const usual = 'slider' in field && field.slider ? { min: field.slider.from, max: field.slider.to } : range
      const of = ({ min, max }: { min: number; max: number }) =>
        whole
          ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
          : fc.double({ min, max, noNaN: true }).map((x) => Math.min(max, Math.max(min, roundedTo(x, placesOf(field)))))
      const edges = fc.constantFrom(field.min, field.max, Math.max(field.min, Math.min(field.max, 0)))
      const all = fc.oneof(
        { weight: 6, arbitrary: of(usual) },
        { weight: 3, arbitrary: of(range) },
        { weight: 1, arbitrary: edges },
      )
      return field.optional ? fc.oneof({ weight: 4, arbitrary: all }, { weight: 1, arbitrary: fc.constant(null) }) : all
    }
    case 'share':
      return fc.oneof(
        fc
          .double({ min: 0, max: field.maxPct, noNaN: true })
          .map((amount) => ({ amount: Number(amount.toFixed(3)), unit: 'pct' as const })),
        fc
          .double({ min: 0, max: Math.min(field.maxUsd, 2e6), noNaN: true })
          .map((amount) => ({ amount: Number(amount.toFixed(2)), unit: 'usd' as const })),
      )
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value))
    case 'toggle':
      return fc.boolean()
    case 'month':
      return fc
        .integer({ min: monthIndex(field.min), max: monthIndex(field.max) })
        .map((i) => `${Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`)
    case 'date': {
      const day = fc
        .integer({ min: Date.parse(field.min), max: Date.parse(field.max) })
        .map((at) => new Date(at).toISOString().slice(0, 10))
      return field.optional ? fc.oneof(day, fc.constant(null)) : day
    }
    case 'text':
      // A name the visitor gives may spell anything, even "NaN": their own words are no sign of a spoiled answer.
      return fc
        .string({ maxLength: Math.min(20, field.maxLength) })
        .map((text) => text.trim())
        .filter((text) => !spoiled.test(text))
    case 'rows':
      return fc.array(
        fc.record(Object.fromEntries(Object.entries(field.columns).map(([key, column]) => [key, anyValue(column)]))),
        {
          minLength: field.minRows,
          maxLength: Math.min(field.maxRows, field.minRows + 4),
        },
      ) as fc.Arbitrary<InputValue>
  }
}
const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

export const anyInputs = ({ fields }: Pick<Calculator, 'fields'>): fc.Arbitrary<InputValues> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])))
