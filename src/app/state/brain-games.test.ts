import { expect, test } from 'vitest'
import { brainShape } from './brain-games.ts'
import { good } from './reading.testkit.ts'

const attempt = { tries: ['low', 'right'], hints: 1, isShown: false }
const kept = {
  puzzles: { '2026-11-23': attempt },
  riddles: { 9: attempt },
  searches: { budget: 2 },
  search: { asked: '#topic=budget&size=10&level=easy&code=B7KM', found: ['RENT', 'GOAL'] },
}

test('what was played is read back', () => expect(good(brainShape, kept)).toEqual(kept))
test('an entry of an earlier day has no open word search', () => {
  const { search: _, ...earlier } = kept
  expect(good(brainShape, earlier)).toEqual({ ...kept, search: null })
})
test.each([
  ['a day that is none', { puzzles: { today: attempt } }],
  ['tries that are none', { riddles: { 9: { tries: 'many', hints: 0 } } }],
  ['a count that is none', { searches: { budget: 'two' } }],
  ['a search without its letters', { search: { found: ['RENT'] } }],
])('%s is left out, the rest stays', (_, damaged) => {
  const read = good(brainShape, { ...kept, ...damaged })
  const [name] = Object.keys(damaged)
  expect(read).toEqual({ ...kept, [name as string]: name === 'search' ? null : {} })
})
test('found words are words, each once, and few', () => {
  const found = [
    'RENT',
    'RENT',
    'rent',
    7,
    ...Array.from({ length: 40 }, (_, i) => `WORD${'ABCDEFGHIJ'[i % 10]}${'XYZQ'[i % 4]}`),
  ]
  const read = good(brainShape, { ...kept, search: { asked: kept.search.asked, found } })?.search?.found ?? []
  expect(read[0]).toBe('RENT')
  expect(new Set(read).size).toBe(read.length)
  expect(read.length).toBeLessThanOrEqual(20)
  expect(read.every((word) => /^[A-Z]+$/.test(word))).toBe(true)
})
test.each([null, [], 'x'])('%j is refused', (data) => expect(good(brainShape, data)).toBeNull())
