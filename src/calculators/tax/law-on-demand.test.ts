import { expect, test } from 'vitest'
import { asked } from '../kit/asked.testkit.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const calculator = await tool.whole()
// A page's shelf holds no law before its first question.
const { env, defaults } = asked(calculator, { today: '2026-11-21', year: 2026, law: lawShelf() })
const inCalifornia = { ...defaults, state: 'CA' }

test('nothing is answered until the law of the year is here', () => {
  expect(calculator.evaluate(defaults, env).outcome).toBe('not-loaded')
  expect(calculator.evaluate(defaults, env).figures).toEqual({})
})

test('a state chosen is not answered until its law is here, and then with the state’s tax', async () => {
  await bringMissing(calculator, defaults, env)
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

test('the law of one state is not the law of another, and a state’s law holds for every year', async () => {
  await bringMissing(calculator, inCalifornia, env)
  expect(calculator.missing({ ...defaults, state: 'NY' }, env)?.what).toBe('New York’s rules')
  expect(calculator.missing(inCalifornia, { ...env, year: 2025 })?.what).toBe('the 2025 tax rules')
  await bringMissing(calculator, defaults, { ...env, year: 2025 })
  expect(calculator.missing(inCalifornia, { ...env, year: 2025 })).toBeNull()
})
