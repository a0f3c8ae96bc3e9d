import { expect, test, vi } from 'vitest'
import { calculator as cd } from '#calculators/cd/calculator.ts'
import { askedWhole } from '#calculators/kit/asked.testkit.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { calculator as tax } from '#calculators/tax/calculator.ts'
import { rehearsal } from './rehearsal.ts'
import type { CalculatorForm } from './use-calculator.ts'

const { calculator, defaults, env } = await askedWhole(cd)
const form = (parts: Partial<CalculatorForm> = {}) =>
  ({ calculator, resultInputs: defaults, env, found: null, year: env.year, ...parts }) as CalculatorForm

test('answers the numbers of now as a key would, each time anew, and gives way between', () => {
  const evaluate = vi.fn(calculator.evaluate)
  const turns = [...rehearsal(form({ calculator: { ...calculator, evaluate } }))]
  const asked = evaluate.mock.calls.map(([inputs]) => inputs)
  expect(asked.length).toBeGreaterThan(2)
  expect(asked).toEqual(asked.map(() => defaults))
  // The kit answers the same object from what it kept.
  expect(new Set(asked).size).toBe(asked.length)
  expect(turns.length).toBeGreaterThanOrEqual(asked.length)
})

test('asks nothing whose law has not come', async () => {
  const asked = await askedWhole(tax)
  const evaluate = vi.fn(asked.calculator.evaluate)
  const bare = form({
    calculator: { ...asked.calculator, evaluate },
    resultInputs: { ...asked.defaults, state: 'OR' },
    env: { ...asked.env, law: lawShelf() },
  })
  for (const _ of rehearsal(bare)) expect(evaluate).not.toHaveBeenCalled()
  expect(evaluate).not.toHaveBeenCalled()
})
