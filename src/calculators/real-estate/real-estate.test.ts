import { expect, test } from 'vitest'
import { type InputValues, initialInputs } from '../kit/field.ts'
import { calculator } from './calculator.ts'
import { cases } from './cases.ts'

const env = { today: '2026-11-21', year: 2026 }
const defaults = initialInputs(calculator.fields, env)
const evaluate = (changes: InputValues = {}) => calculator.evaluate({ ...defaults, ...changes }, env)
const figures = (changes: InputValues = {}) => evaluate(changes).figures

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})
