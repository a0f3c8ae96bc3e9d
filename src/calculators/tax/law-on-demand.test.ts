import { expect, test } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { asked } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator } from './calculator.ts'
import type { TaxInputs } from './fields.ts'
import { householdOf } from './household.ts'
import { taxesOf } from './taxes.ts'

// This file runs with no state's law at hand, as a page does before a visitor has chosen one.
const { env, defaults } = asked(calculator)
const inCalifornia = { ...defaults, state: 'CA' }

test('a state chosen is not answered until its law is here, and then with the state’s tax', async () => {
  expect(calculator.missing(defaults, env)).toBeNull()
  const federal = calculator.evaluate(defaults, env).figures
  const waiting = calculator.evaluate(inCalifornia, env)
  expect(waiting.outcome).toBe('not-loaded')
  expect(waiting.figures).toEqual({})
  expect(waiting.present().headline).toBe('Fetching California’s rules…')
  await bringMissing(calculator, inCalifornia, env)
  const answered = calculator.evaluate(inCalifornia, env)
  expect(answered.outcome).toBe('worked-out')
  expect(answered.figures['stateTax']).toBeGreaterThan(0)
  expect(answered.figures['federalTax']).toBe(federal['federalTax'])
})

test('the law of one state is not the law of another, and one year’s law comes with the other’s', async () => {
  await bringMissing(calculator, inCalifornia, env)
  expect(calculator.missing({ ...defaults, state: 'NY' }, env)?.what).toBe('New York’s rules')
  expect(calculator.missing(inCalifornia, { ...env, year: 2025 })).toBeNull()
})

test('whoever goes around the wait is stopped, not answered with federal tax alone', () => {
  const household = householdOf({ ...defaults, state: 'PA' } as unknown as TaxInputs, taxYear2026)
  expect(() => taxesOf(household, taxYear2026)).toThrow(/PA was used before it was fetched/)
})
