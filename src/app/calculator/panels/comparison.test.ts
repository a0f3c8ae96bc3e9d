import { expect, test } from 'vitest'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { calculator as tool } from '#calculators/mortgage/calculator.ts'
import { differenceText, figureRows, inputRows } from './comparison.ts'

const env = { today: '2026-11-21', year: 2026, law: lawShelf() }
const calculator = await tool.answering()
const start = initialInputs(calculator.fields, env)
for (const year of [2025, 2026]) await bringMissing(calculator, start, { ...env, year })
const column = (title: string, change: InputValues, year = 2026) => {
  const inputs = { ...start, ...change }
  return { title, inputs, year, evaluation: calculator.evaluate(inputs, { ...env, year }) }
}
const now = column('Your numbers now', {})
const cheap = column('Cheap', { price: 350_000 })

test('only what differs stands there: the input changed, and the figures it moves', () => {
  expect(inputRows(calculator, [now, cheap]).map(({ key }) => key)).toEqual(['price'])
  const rows = figureRows(calculator, [now, cheap])
  expect(rows[0]?.key).toBe('monthlyPayment')
  expect(rows.map(({ key }) => key)).not.toContain('homeInsurance')
  expect(rows[0]?.cells.map(({ isBest }) => isBest)).toEqual([false, true])
  expect(rows[0]?.cells[0]?.difference).toBe('')
  expect(rows[0]?.cells[1]?.difference).toMatch(/^−\$/)
})
test('where all are alike nothing is best, and the main figure stays', () => {
  const rows = figureRows(calculator, [now, column('Same', {})])
  expect(rows.map(({ key }) => key)).toEqual(['monthlyPayment'])
  expect(rows[0]?.cells.some(({ isBest }) => isBest)).toBe(false)
  expect(rows[0]?.cells[1]?.difference).toBe('same')
})
test('another year of the rules is said', () => {
  expect(inputRows(calculator, [now, column('Last year', {}, 2025)])[0]?.label).toBe('Tax year')
})
test.each([
  [202_712, 202_603, 'month', '1 year and 9 months later'],
  [202_603, 202_612, 'month', '9 months sooner'],
  [6.5, 7.5, 'percent', '−1 point'],
  [7, 6.75, 'percent', '+0.25 points'],
  [120, 100, 'money', '+$20'],
  [100.2, 100, 'money', 'same'],
  [21, 0, 'months', '+1 year and 9 months'],
] as const)('%d against %d (%s): %s', (value, before, unit, words) => {
  expect(differenceText(value, before, unit)).toBe(words)
})
