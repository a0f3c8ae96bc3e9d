import { expect, test } from 'vitest'
import { defaultYear } from '#facts/default-year.ts'
import { catalogue } from '../catalogue.ts'
import { initialInputs } from './field.ts'
import { lawShelf } from './law-shelf.ts'
import { bringMissing } from './missing.ts'
import { presetsFor, roundBetween } from './presets.ts'
import { solving } from './solve-for.ts'
import { drained } from './turns.ts'

const env = { today: '2026-11-21', year: defaultYear, law: lawShelf() }

test.each([
  [3877.76, 3500, 3500],
  [3877.76, 4212, 4000],
  [0, 0.4, 0.4],
  [10_410, 10_512.5, 10_500],
  [-1200, -1650, -1500],
  [2.5, 1.2, 2],
])('on the way from %d to %d the roundest number is %d', (now, then, round) => {
  expect(roundBetween(now, then)).toBe(round)
})
test('where nothing changes there is no target', () => expect(roundBetween(5, 5)).toBeNull())

test.each(catalogue.filter((entry) => entry.isImplemented).map((entry) => [entry.slug, entry] as const))(
  '%s offers three questions on its starting values, and each has an answer',
  async (_, entry) => {
    const calculator = (await entry.load?.())?.calculator
    if (!calculator) throw new Error('not built')
    const inputs = initialInputs(calculator.fields, env)
    await bringMissing(calculator, inputs, env)
    const presets = drained(presetsFor(calculator, inputs, env))
    expect(presets).toHaveLength(3)
    expect(new Set(presets.map(({ question }) => question)).size).toBe(3)
    const outcomes = presets.map((preset) => [
      preset.question,
      drained(solving(calculator, inputs, env, preset)).outcome,
    ])
    for (const [question, outcome] of outcomes)
      expect([question, outcome]).toEqual([question, expect.stringMatching(/^(solved|closest)$/)])
    for (const { question } of presets) expect(question.length).toBeLessThan(160)
  },
)
