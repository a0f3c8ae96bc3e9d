import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InputValues, initialInputs } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator } from './calculator.ts'
import { MOST_EVENTS } from './calendar.ts'

const env = { today: '2026-11-21', year: 2026 }
const evaluate = (given: InputValues = {}) =>
  calculator.evaluate({ ...initialInputs(calculator.fields, env), ...given }, env)
const schedule = (given: InputValues = {}) =>
  evaluate(given)
    .present()
    .tables.find((table) => table.key === 'schedule')?.rows ?? []
const text = (given: InputValues = {}) => {
  const shown = evaluate(given).present()
  return unmarked([shown.headline, shown.more ?? '', ...shown.findings.map((finding) => finding.text)].join(' '))
}

test('the sum must equal the goal exactly: any goal, pattern, rounding and repair, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 2_000_000 }),
      fc.integer({ min: 4, max: 120 }),
      fc.constantFrom('up', 'reverse', 'flat', 'random', 'zigzag', 'payday', 'envelopes'),
      fc.constantFrom('cent', 'dollar', 'five'),
      fc.constantFrom('', '2-3'),
      fc.constantFrom('', '1'),
      (cents, steps, pattern, rounding, missed, done) => {
        const goal = cents / 100
        const { outcome, figures } = evaluate({ goal, steps, pattern, rounding, missed, done })
        if (outcome === 'plan') expect(Math.round((figures['sumOfSteps'] ?? 0) * 100)).toBe(cents)
        else expect(outcome).toBe('too-little')
      },
    ),
    { numRuns: 300 },
  )
})
test('last step rounding: the odd cents of a goal go onto one step, and it is named', () => {
  expect(schedule({ goal: 100.5, steps: 4, pattern: 'flat' }).map((row) => row[3])).toEqual([25, 25, 25, 25.5])
  expect(text({ goal: 100.5, steps: 4, pattern: 'flat' })).toContain(
    'The odd cents are in the step of December 12, 2026',
  )
})
test('1 + … + 52 = 1,378', () => {
  const rows = schedule()
  expect(rows).toHaveLength(52)
  expect(rows.at(-1)?.at(-1)).toBe(1378)
})
test('people drop out when late weeks hit $40 to $52: a cap holds, and the heavy weeks are named with an easier order', () => {
  expect(text()).toContain('The heaviest four weeks ask for $202')
  expect(text()).toContain('zig-zag order never ask more than $108')
  const { figures } = evaluate({ most: 30 })
  expect(figures['largestStep']).toBe(30)
  expect(figures['sumOfSteps']).toBe(1378)
})
test('missed weeks move to the rest, with no word of failure', () => {
  const words = text({ done: '1-4', missed: '5-8' })
  expect(words).toContain('$26 of 4 weeks moved to the 44 weeks left')
  expect(words).not.toMatch(/fail|behind|should|late/i)
})
test('impossible combinations say what would fit', () => {
  expect(text({ least: 30 })).toContain('come to $1,560 at the least, more than the $1,378')
  expect(text({ most: 20 })).toContain('hold $1,040 at the most, less than the $1,378')
  expect(text({ least: 30 })).toContain('a goal of $1,560 would fit')
  expect(calculator.check({ ...initialInputs(calculator.fields, env), least: 5, most: 4 })).toHaveProperty('most')
})
test('a typed word always shuffles alike', () => {
  const amounts = (seed: string) => schedule({ pattern: 'random', seed }).map((row) => row[3])
  expect(amounts('otter')).toEqual(amounts('otter'))
  expect(amounts('otter')).not.toEqual(amounts('heron'))
})
test('hidden questions do not change the answer', () => {
  const { figures } = evaluate()
  expect(evaluate({ seed: 'other', payday: '2026-12-01', payEvery: '7', halfDays: '5-20' }).figures).toEqual(figures)
})
test('the calendar file holds one event a step, at most 60, and says what is left out', () => {
  expect(evaluate().answer().calendar?.events).toHaveLength(52)
  const long = { steps: 100, rhythm: 'day', goal: 5050 } as const
  expect(evaluate(long).answer().calendar?.events).toHaveLength(MOST_EVENTS)
  expect(text(long)).toContain('the first 60 steps left, to January 19, 2027; 40 more come after')
  // Amounts stand in the note: a calendar knows an event by its title, also after a repair.
  const titles = (given: InputValues) =>
    evaluate(given)
      .answer()
      .calendar?.events.map((event) => event.title) ?? []
  expect(titles({ missed: '1' })).toEqual(titles({}).slice(1))
})
test('skipped and unreadable lists: numbers count, the rest is passed over and said', () => {
  expect(schedule({ skipped: 'weeks 2 and 50-60, please' })).toHaveLength(48)
  expect(text({ skipped: '50-60' })).toContain('outside 1 to 52')
})
test('one step, a goal reached, nothing left to save in', () => {
  expect(text({ steps: 1 })).toContain('1 week of $1,378 comes to exactly $1,378')
  expect(text({ saved: 2000 })).toContain('You are there')
  expect(text({ skipped: '1-52' })).toContain('no step left')
})
