import { expect, test } from 'vitest'
import type { Pieces } from '#calculators/kit/study.ts'
import { inARow } from '#calculators/kit/study-run.ts'
import { type Hand, sharePieces } from './share-pieces.ts'
import { handsFor } from './study-hands.ts'

/** Squares, and the list of those that are in. */
const pieces: Pieces<unknown, string> = {
  count: 20,
  piece: function* (at) {
    yield
    return at * at
  },
  join: (done) => done.filter((one) => one !== undefined).join(' '),
}
const whole = Array.from({ length: 20 }, (_, at) => at * at).join(' ')
const going = () => false
const quiet = () => {}

/** Answers after some turns of others, so that pieces come in out of order. */
const slow =
  (turns: (at: number) => number): Hand =>
  async (at) => {
    for (let turn = turns(at); turn > 0; turn--) await Promise.resolve()
    return at * at
  }

test('the same answer however many share it and in whatever order the pieces come in', async () => {
  const hands: Hand[] = [slow((at) => (at * 7) % 13), slow((at) => (at * 5) % 11), slow(() => 0), slow((at) => 30 - at)]
  for (let count = 1; count <= hands.length; count++) {
    const [own, ...others] = hands.slice(0, count)
    expect(await sharePieces(pieces, [own as Hand, ...others], going, quiet)).toBe(whole)
  }
})

test('in a row it is the same, with a share that grows and looks on the way', () => {
  const steps = inARow(pieces)
  const looks = new Set<unknown>()
  let share = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect(step.value).toBe(whole)
      break
    }
    expect(step.value.share).toBeGreaterThanOrEqual(share)
    share = step.value.share
    looks.add(step.value.soFar)
  }
  expect(share).toBeLessThan(1)
  expect([...looks].slice(0, 2)).toEqual([null, '0'])
  expect(looks.size).toBeGreaterThanOrEqual(4)
})

test('a helper that fails gives its piece back; the study is whole all the same', async () => {
  const failing: Hand = () => Promise.reject(new Error('offline'))
  const late: Hand = async () => {
    for (let turn = 0; turn < 500; turn++) await Promise.resolve()
    throw new Error('gone')
  }
  expect(await sharePieces(pieces, [slow(() => 0), failing, late], going, quiet)).toBe(whole)
  await expect(sharePieces(pieces, [failing, slow(() => 3)], going, quiet)).rejects.toThrow('offline')
})

test('what is known is shown after the first piece, then at most every 80 ms, and a stop ends it', async () => {
  let at = 0
  const clock = () => {
    at += 20
    return at
  }
  const shares: number[] = []
  await sharePieces(pieces, [slow(() => 0)], going, ({ share }) => shares.push(share), clock)
  expect(shares[0]).toBe(1 / 20)
  expect(shares.length).toBeGreaterThan(2)
  expect(shares.length).toBeLessThan(8)

  let stopped = false
  const asked: number[] = []
  const hand: Hand = async (piece) => {
    asked.push(piece)
    stopped = piece === 3
    return piece
  }
  expect(await sharePieces(pieces, [hand], () => stopped, quiet)).toBeUndefined()
  expect(asked).toEqual([0, 1, 2, 3])
})

test('one worker for each core, at least one, at most eight', () => {
  expect([undefined, 0, 1, 2, 6, 64].map(handsFor)).toEqual([1, 1, 1, 2, 6, 8])
})
