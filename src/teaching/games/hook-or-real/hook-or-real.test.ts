import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEEDS } from '../kit/code.ts'
import { endOf, newRun, readRun } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { randomPlay } from '../kit/random-play.testkit.ts'
import { hookOrReal, isHook, MESSAGES, marking, messageOf, tallyOf } from './game.ts'
import { hooks } from './hooks.ts'
import { tells } from './message.ts'
import { reals } from './reals.ts'

const seeds = fc.integer({ min: 0, max: SEEDS - 1 })
const all = [...hooks, ...reals]

describe('the messages', () => {
  test('sixty, half of them real, each with its own name and text', () => {
    expect([hooks.length, reals.length]).toEqual([30, 30])
    expect(new Set(all.map(({ id }) => id)).size).toBe(60)
    expect(new Set(all.map(({ says }) => says)).size).toBe(60)
  })
  test('each scam shows a sign and costs something; each sign shows somewhere, twice at least', () => {
    for (const { tells: shown, loses } of hooks) {
      expect(shown.length).toBeGreaterThan(0)
      expect(new Set(shown).size).toBe(shown.length)
      expect(loses).toBeGreaterThan(0)
    }
    for (const tell of tells) expect(hooks.filter((one) => one.tells.includes(tell)).length).toBeGreaterThanOrEqual(2)
  })
  test('nobody owns the addresses and numbers in them', () => {
    for (const { from, says, know = '', why } of all) {
      const text = `${from} ${says} ${know} ${why}`
      expect(text).not.toMatch(/\b[\w-]+\.(com|org|net|gov|edu|us|info|biz|io)\b/i)
      for (const number of text.match(/\b\d{3}-\d{4}\b/g) ?? []) expect(number).toMatch(/^555-01\d\d$/)
      expect(text).not.toContain('!')
    }
  })
  test('a real message has no word of the odd ways to pay', () => {
    for (const { says } of reals) expect(says).not.toMatch(/gift card|crypto|wire|payment app|money order/i)
  })
})

describe('the game', () => {
  test('every state of a random game is valid, and it ends with twelve answers', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, luck) => {
        const { states, run } = randomPlay(hookOrReal, seed, noSetup, luck, MESSAGES * 27)
        for (const inbox of states) {
          expect(inbox.marks.length).toBeLessThanOrEqual(3)
          expect(inbox.answers.length).toBeLessThanOrEqual(MESSAGES)
        }
        const end = states.at(-1) as (typeof states)[number]
        expect(end.answers).toHaveLength(MESSAGES)
        expect(new Set(end.deck).size).toBe(MESSAGES)
        const { scams, points, lost, atStake } = tallyOf(end)
        expect(scams).toBeGreaterThanOrEqual(5)
        expect(scams).toBeLessThanOrEqual(7)
        expect(points).toBeLessThanOrEqual(12 * 5 + scams * 3 * 2)
        expect(lost).toBeLessThanOrEqual(atStake)
        expect(readRun(hookOrReal, JSON.parse(JSON.stringify(run)), readNoSetup)).toEqual(run)
      }),
      { numRuns: 60 },
    )
  })
  test('the same seed is the same game', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(hookOrReal.begin(seed, noSetup)).toEqual(hookOrReal.begin(seed, noSetup))
      }),
    )
    expect(endOf(hookOrReal, newRun(hookOrReal, 1, noSetup))).not.toEqual(
      endOf(hookOrReal, newRun(hookOrReal, 2, noSetup)),
    )
  })
  test.each([
    [
      'a scam seen through',
      { id: 'toll', marks: ['hurry', 'threat', 'link'], saidScam: true, action: 'report' },
      11,
      0,
    ],
    ['a scam paid', { id: 'toll', marks: [], saidScam: false, action: 'pay' }, -15, 900],
    ['a scam named and paid', { id: 'toll', marks: ['romance'], saidScam: true, action: 'pay' }, 5 - 2 - 15, 900],
    ['a real bill paid', { id: 'power-bill', marks: [], saidScam: false, action: 'pay' }, 5, 0],
    ['a false alarm', { id: 'power-bill', marks: ['hurry'], saidScam: true, action: 'ignore' }, -4, 0],
    ['a scam taken for real, not paid', { id: 'weekly', marks: ['gain'], saidScam: false, action: 'call' }, 2, 0],
  ] as const)('%s', (_, answer, total, lost) => {
    const { total: got, lost: gone } = marking(answer)
    expect([got, gone]).toEqual([total, lost])
  })
  test('scams are scams and real is real', () => {
    expect(isHook(messageOf('toll'))).toBe(true)
    expect(isHook(messageOf('library'))).toBe(false)
    expect(() => messageOf('none')).toThrow(RangeError)
  })
})
