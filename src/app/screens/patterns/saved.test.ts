import { expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { statements } from '#engine/planning/money-patterns/patterns.ts'
import { habitShape, habitStore } from './saved.ts'
import { patternWords, statementWords } from './words.ts'

test('a word for every statement', () => {
  expect(statementWords).toHaveLength(statements.length)
  expect(new Set(statementWords).size).toBe(statements.length)
  for (const { prompts } of Object.values(patternWords)) expect(prompts.length).toBeGreaterThan(1)
})
test('what was kept is read back; ratings out of range are none', () => {
  expect(good(habitShape, JSON.parse(JSON.stringify(habitStore.initial)))).toEqual(habitStore.initial)
  const first = [6, 0, 2.5, '3', 5, ...Array.from({ length: 15 }, () => 1)]
  const read = good(habitShape, {
    ...habitStore.initial,
    first,
    names: { first: 'x'.repeat(99), second: 4 },
    date: '2026-13-01',
  })
  expect(read?.first.slice(0, 5)).toEqual([null, null, null, null, 5])
  expect(read).toMatchObject({ names: { first: '', second: '' }, date: null })
  for (const data of [null, 'x', [], { other: 1 }]) expect(good(habitShape, data)).toBeNull()
})
