import { expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { gameRunsShape } from './game-runs.ts'

const run = { game: 'coins', version: 1, seed: 7, setup: { start: 2 }, choices: ['keep', 'bet'] }

test('runs and best results are read back', () => {
  const data = { runs: { coins: { ...run, page: '/coins' } }, best: { coins: { score: 3, seed: 7 } } }
  expect(good(gameRunsShape, data)).toEqual(data)
})
test.each([
  ['no seed of a game', { ...run, seed: -1 }],
  ['no setup', { ...run, setup: undefined }],
  ['a setup beyond measure', { ...run, setup: 'x'.repeat(5000) }],
  ['choices beyond number', { ...run, choices: Array.from({ length: 2001 }, () => 'keep') }],
  ['a choice that is none', { ...run, choices: ['keep', 3] }],
  ['text', 'hello'],
])('%s is left out, the rest stays', (_, damaged) => {
  const read = good(gameRunsShape, {
    runs: { coins: run, dice: damaged },
    best: { dice: { score: Number.NaN, seed: 1 } },
  })
  expect(read).toEqual({ runs: { coins: run }, best: {} })
})
test.each([null, [], 'x'])('%j is refused', (data) => expect(good(gameRunsShape, data)).toBeNull())
