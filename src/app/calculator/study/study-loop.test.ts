import { expect, test } from 'vitest'
import type { StudyStep } from '#calculators/kit/study.ts'
import { inTurns } from './study-loop.ts'
import { inPlace } from './study-runner.ts'

const env = { today: '2026-11-21', year: 2026 }

function* counting(steps: number): Generator<StudyStep<number>, number> {
  for (let n = 1; n <= steps; n++) yield { share: n / (steps + 1), soFar: n }
  return steps + 1
}
/** A clock on which every look takes 5 ms. */
const clock = () => {
  let at = 0
  return () => {
    at += 5
    return at
  }
}

test('a study runs to its end, gives way now and then, and shows what it knows', async () => {
  const shown: number[] = []
  let pauses = 0
  const found = await inTurns(
    counting(100),
    () => false,
    ({ soFar }) => shown.push(soFar ?? 0),
    async () => {
      pauses += 1
    },
    clock(),
  )
  expect(found).toBe(101)
  expect(pauses).toBeGreaterThan(20)
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.length).toBeLessThan(pauses)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
})

test('a stop is heard at the next turn and nothing more is worked out', async () => {
  let stopped = false
  const shown: number[] = []
  const found = await inTurns(
    counting(1_000_000),
    () => stopped,
    ({ soFar }) => {
      shown.push(soFar ?? 0)
      stopped = true
    },
    async () => {},
    clock(),
  )
  expect(found).toBeUndefined()
  expect(shown).toHaveLength(1)
})

const study = (begin: () => Promise<Generator<StudyStep<unknown>, unknown>>) => ({
  study: {
    what: 'every number',
    key: () => 'all',
    isFirst: () => false,
    told: () => env,
    begin: async () => {
      const steps = await begin()
      return { steps: () => steps, pieces: null }
    },
  },
})
const outcome = (runner: ReturnType<typeof inPlace>, stopAtOnce = false) =>
  new Promise<unknown>((resolve) => {
    const stop = runner.run({}, env, { step: () => {}, done: (found) => resolve(found), lost: () => resolve('lost') })
    if (!stopAtOnce) return
    stop()
    setTimeout(() => resolve('nothing'), 20)
  })

test('without a worker the page runs it itself', async () => {
  expect(await outcome(inPlace(study(async () => counting(10))))).toBe(11)
})

test('stopped before its file came: silence', async () => {
  expect(await outcome(inPlace(study(async () => counting(10))), true)).toBe('nothing')
})

test('a file that could not be fetched is said', async () => {
  expect(await outcome(inPlace(study(() => Promise.reject(new Error('offline')))))).toBe('lost')
})
