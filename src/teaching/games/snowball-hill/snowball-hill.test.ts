import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEEDS } from '../kit/code.ts'
import { endOf, newRun, readRun } from '../kit/game.ts'
import { randomPlay } from '../kit/random-play.testkit.ts'
import { cardNames, cards, purse, starts, TO } from './design.ts'
import { cardAt, placeOf, readSetup, rivalsAt, type Setup, snowballHill, wealthOf } from './game.ts'
import { duelEnds, grown } from './growth.ts'
import { firstYearOf, lastStart } from './market.ts'
import { matteredTurns } from './mattered.ts'

const seeds = fc.integer({ min: 0, max: SEEDS - 1 })
const setups: fc.Arbitrary<Setup> = fc.record({
  start: fc.constantFrom(...starts),
  mode: fc.constantFrom('steady' as const, 'history' as const),
})

describe('growth', () => {
  test('the duel: ten early years beat thirty-three later ones', () => {
    const { early, late } = duelEnds()
    expect(Math.round(early)).toBe(519_620)
    expect(Math.round(late)).toBe(463_219)
  })
  test('a year of deposits in closed form', () => {
    const i = 0.07 / 12
    const by = (months: number) => (1 + i) ** months
    // Three months of growth alone, then five deposits, each at the end of its month, then four months of growth.
    const closed = (1000 * by(3) * by(5) + (200 * (by(5) - 1)) / i) * by(4)
    const got = grown(
      1000,
      [
        { months: 3, deposit: 0 },
        { months: 5, deposit: 200 },
        { months: 4, deposit: 0 },
      ],
      { annualRate: 0.07, compounding: 'monthly' },
      0,
    )
    expect(got).toBeCloseTo(closed, 6)
  })
  test('a fee takes its share of all that is there', () => {
    const rate = { annualRate: 0.1, compounding: 'yearly' } as const
    expect(grown(1000, [{ months: 12, deposit: 0 }], rate, 0.015)).toBeCloseTo(1000 * 1.1 * 0.985, 8)
  })
})

describe('the game', () => {
  test('every state of a random game is valid, and it ends at 67', () => {
    fc.assert(
      fc.property(seeds, seeds, setups, (seed, luck, setup) => {
        const { states, run } = randomPlay(snowballHill, seed, setup, luck, 9)
        const end = states.at(-1) as (typeof states)[number]
        expect(end.age).toBe(TO)
        for (const hill of states) {
          expect(hill.balance).toBeGreaterThanOrEqual(0)
          expect(hill.purse).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(hill.balance)).toBe(true)
          expect(placeOf(hill)).toBeGreaterThanOrEqual(1)
          expect(placeOf(hill)).toBeLessThanOrEqual(4)
        }
        const paid = end.turns.reduce((sum, turn) => sum + turn.paid, 0)
        const given = end.turns.reduce((sum, { card }) => sum + cards[card].purse, 0)
        expect(paid + end.purse).toBeGreaterThanOrEqual(purse + given)
        expect(readRun(snowballHill, JSON.parse(JSON.stringify(run)), readSetup)).toEqual(run)
      }),
      { numRuns: 40 },
    )
  })
  test('the same card for every choice, as often as stated', () => {
    const drawn = Array.from({ length: 6000 }, (_, seed) => cardAt(seed * 89, 22))
    for (const name of cardNames) {
      const { chance } = cards[name]
      const share = drawn.filter((one) => one === name).length / 6000
      expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 6000))
    }
    expect(cardNames.reduce((sum, name) => sum + cards[name].chance, 0)).toBeCloseTo(1)
  })
  test('on the steady hill, earlier money beats later money and a low fee beats a high one', () => {
    const played = (choices: readonly string[]) =>
      wealthOf(endOf(snowballHill, { ...newRun(snowballHill, 4, { start: 22, mode: 'steady' }), choices }))
    const none = Array.from({ length: 6 }, () => 'turn:0:low')
    const three = (choice: string) => Array.from({ length: 3 }, () => choice)
    expect(played([...three('turn:600:low'), ...none])).toBeGreaterThan(played([...none, ...three('turn:600:low')]))
    expect(played([...three('turn:600:low'), ...none])).toBeGreaterThan(
      played([...three('turn:600:high'), ...none.map(() => 'turn:0:high')]),
    )
  })
  test('rivals are in the order of their starts on the steady hill', () => {
    const rivals = rivalsAt(1, { start: 42, mode: 'steady' }, TO)
    expect(rivals.map(({ start }) => start)).toEqual([22, 27, 32])
    const ends = rivals.map(({ balance }) => balance)
    expect(ends).toEqual(ends.toSorted((a, b) => b - a))
    // 300 a month for 30 years, then 15 years alone, at 7% less a fee of 0.05% a year.
    const i = 0.07 / 12
    const keep = (1 + i) * 0.9995 ** (1 / 12)
    expect(ends[0]).toBeCloseTo(((300 * (keep ** 360 - 1)) / (keep - 1)) * keep ** 180, 2)
  })
  test('history begins where 45 years are left', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(firstYearOf(seed)).toBeGreaterThanOrEqual(1928)
        expect(firstYearOf(seed)).toBeLessThanOrEqual(lastStart)
      }),
    )
  })
  test('what mattered is the difference of a replay', () => {
    const { run } = randomPlay(snowballHill, 77, { start: 27, mode: 'steady' }, 5, 9)
    const turns = matteredTurns(run)
    let turn = turns.next()
    while (!turn.done) turn = turns.next()
    const most = turn.value
    expect(most).not.toBeNull()
    expect(Math.abs(most?.worth ?? 0)).toBeGreaterThan(0)
  })
})
