/** Numbers nobody types and programs send: next to nothing, next to a limit, far past it, with no sign to see. */
import fc from 'fast-check'
import type { CellField, Field, InputValue } from './kit/field.ts'

const odd = [5e-324, 1e-300, 2 ** -1022, 1e-17, 1e-9, 0.004999, 1 / 3, -0, -5e-324, 1e15, 1e300, Number.MAX_VALUE]

/** Inside the limits: at their very ends, a hair off them, next to nothing. */
export const nastyInside = (least: number, most: number): fc.Arbitrary<number> => {
  const inside = (value: number): number => Math.min(most, Math.max(least, value))
  const ends = [least, most, most * (1 - Number.EPSILON), 0, 1, least + 1e-9, most - 0.01, least + 0.01]
  return fc.oneof(fc.constantFrom(...[...odd, ...ends].map(inside)), fc.double({ min: least, max: most, noNaN: true }))
}
/** Now and then outside. */
const nastyNumber = (least: number, most: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 9, arbitrary: nastyInside(least, most) },
    { weight: 1, arbitrary: fc.constantFrom(...odd, least - 1e-9, most + 1e-9, most * 1.5 + 1) },
  )

/** A value for a field as a program might send it. */
export function nastyValue(field: Field | CellField): fc.Arbitrary<InputValue> {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration': {
      const isWhole = field.kind === 'duration' || (field.kind === 'number' && field.whole)
      const number = nastyNumber(field.min, field.max)
      const usual = isWhole ? number.map((value) => Math.round(value)) : number
      return field.optional ? fc.oneof({ weight: 6, arbitrary: usual }, fc.constant(null)) : usual
    }
    case 'share':
      return fc
        .constantFrom('usd' as const, 'pct' as const)
        .chain((unit) =>
          nastyNumber(0, unit === 'pct' ? field.maxPct : field.maxUsd).map((amount) => ({ amount, unit })),
        )
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'toggle':
      return fc.boolean()
    case 'month':
      return fc.constantFrom(field.min, field.max, '2026-12')
    case 'date':
      return fc.constantFrom<InputValue>(field.min, field.max, '2026-11-21', ...(field.optional ? [null] : []))
    case 'text':
      return fc.constantFrom('', 'x'.repeat(field.maxLength), '2, 1', '<b>')
    case 'rows':
      return fc.array(
        fc.record(Object.fromEntries(Object.entries(field.columns).map(([key, column]) => [key, nastyValue(column)]))),
        { minLength: field.minRows, maxLength: Math.min(field.maxRows, field.minRows + 3) },
      ) as fc.Arbitrary<InputValue>
  }
}
