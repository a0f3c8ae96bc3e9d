import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { between, happens, normal, oneOf, share, shuffled } from './chance.ts'
import {
  chosen,
  endOf,
  type Game,
  isOver,
  newRun,
  readRun,
  replayedWith,
  statesOf,
  undone,
  whatMattered,
} from './game.ts'

/** Three rounds: keep a coin or bet it on a die that only the seed and the round decide. */
interface Coins {
  readonly seed: number
  readonly round: number
  readonly coins: number
}
const coins: Game<{ start: number }, Coins> = {
  name: 'coins',
  version: 1,
  begin: (seed, { start }) => ({ seed, round: 0, coins: start }),
  offers: ({ round, coins }) => (round === 3 ? [] : coins > 0 ? ['keep', 'bet'] : ['keep']),
  step: (state, choice) => ({
    ...state,
    round: state.round + 1,
    coins: state.coins + (choice === 'keep' ? 0 : happens(state.seed, `bet:${state.round}`, 0.5) ? 1 : -1),
  }),
  score: (state) => state.coins,
}
const setup = (value: unknown) => (typeof value === 'object' && value && 'start' in value ? { start: 2 } : null)
const choices = fc.array(fc.constantFrom('keep', 'bet'), { minLength: 3, maxLength: 3 })
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('chance', () => {
  test('the same seed and name show the same, whatever was asked before', () => {
    fc.assert(
      fc.property(seeds, fc.string(), (seed, name) => {
        const first = share(seed, name)
        share(seed, `${name}!`)
        expect(share(seed, name)).toBe(first)
        expect(first).toBeGreaterThan(0)
        expect(first).toBeLessThan(1)
      }),
    )
  })
  test('frequencies are as stated', () => {
    const count = 40_000
    const shares = Array.from({ length: count }, (_, i) => happens(i, 'storm', 0.05)).filter(Boolean).length
    expect(shares / count).toBeCloseTo(0.05, 2)
    const dice = Array.from({ length: count }, (_, i) => between(i, 'die', 1, 6))
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(dice.filter((one) => one === face).length / count).toBeCloseTo(1 / 6, 1)
    const draws = Array.from({ length: count }, (_, i) => normal(i, 'n'))
    const mean = draws.reduce((sum, one) => sum + one, 0) / count
    expect(mean).toBeCloseTo(0, 1)
    expect(draws.reduce((sum, one) => sum + one ** 2, 0) / count - mean ** 2).toBeCloseTo(1, 1)
  })
  test('a shuffle keeps every card, and each place gets each card equally often', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, cards) => {
        expect([...shuffled(seed, 'deck', cards)].sort()).toEqual([...cards].sort())
      }),
    )
    const firsts = Array.from({ length: 6000 }, (_, seed) => shuffled(seed, 'deck', ['a', 'b', 'c'])[0])
    for (const card of ['a', 'b', 'c']) expect(firsts.filter((one) => one === card).length / 6000).toBeCloseTo(1 / 3, 1)
    expect(() => oneOf(1, 'none', [])).toThrow(RangeError)
  })
})

describe('a run', () => {
  const run = (seed: number, taken: readonly string[]) =>
    taken.reduce((run, choice) => chosen(run, choice), newRun(coins, seed, { start: 2 }))
  /** Whether a choice list is legal: nobody bets a coin they do not have. */
  const isLegal = (seed: number, taken: readonly string[]) => {
    let state = coins.begin(seed, { start: 2 })
    for (const choice of taken) {
      if (!coins.offers(state).includes(choice)) return false
      state = coins.step(state, choice)
    }
    return true
  }
  test('undo gives the state before, and saving and reading gives the same run', () => {
    fc.assert(
      fc.property(seeds, choices, (seed, taken) => {
        fc.pre(isLegal(seed, taken))
        const whole = run(seed, taken)
        const states = statesOf(coins, whole)
        expect(endOf(coins, undone(whole))).toEqual(states.at(-2))
        expect(endOf(coins, undone(whole, 9))).toEqual(states[0])
        expect(isOver(coins, endOf(coins, whole))).toBe(true)
        expect(readRun(coins, JSON.parse(JSON.stringify(whole)), setup)).toEqual(whole)
      }),
    )
  })
  test.each([
    ['text', 'hello'],
    ['another game', { game: 'dice', version: 1, seed: 1, setup: { start: 2 }, choices: [] }],
    ['an older version', { game: 'coins', version: 0, seed: 1, setup: { start: 2 }, choices: [] }],
    ['no setup', { game: 'coins', version: 1, seed: 1, setup: null, choices: [] }],
    ['a choice never offered', { game: 'coins', version: 1, seed: 1, setup: { start: 2 }, choices: ['steal'] }],
    [
      'a choice after the end',
      { game: 'coins', version: 1, seed: 1, setup: { start: 2 }, choices: ['keep', 'keep', 'keep', 'keep'] },
    ],
  ])('%s is refused', (_, text) => expect(readRun(coins, text, setup)).toBeNull())
  test('a choice is worth what the same luck would have given with the other', () => {
    fc.assert(
      fc.property(seeds, choices, (seed, taken) => {
        fc.pre(isLegal(seed, taken))
        const whole = run(seed, taken)
        const mattered = whatMattered(coins, whole)
        for (const one of mattered) {
          const { end } = replayedWith(coins, whole, one.at, one.other)
          expect(one.worth).toBe(coins.score(endOf(coins, whole)) - coins.score(end))
        }
        const sizes = mattered.map(({ worth }) => Math.abs(worth))
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      }),
    )
  })
})
