import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drained } from '#calculators/kit/turns.ts'
import { newRun, readRun, statesOf } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { companyRuin, jars, mixes, PLAYERS, startMoney, YEARS, yearlyMoney } from './design.ts'
import { scoreOf, twentyWinters } from './game.ts'
import { news, record } from './market.precomputed.ts'
import { matteredYears } from './mattered.ts'
import { percentile, playersOf } from './players.ts'
import { heldPath, lastStart, starts, total, wintersOf } from './winters.ts'

function played(seed: number, picks: readonly number[]) {
  let state = twentyWinters.begin(seed, noSetup)
  const choices: string[] = []
  let moves = 0
  for (let offers = twentyWinters.offers(state); offers.length > 0; offers = twentyWinters.offers(state)) {
    const pick = picks[choices.length % picks.length] ?? 0
    const choice = (moves > 3 ? 'go' : offers[pick % offers.length]) as string
    moves = choice === 'go' ? 0 : moves + 1
    choices.push(choice)
    state = twentyWinters.step(state, choice)
  }
  return { state, run: { ...newRun(twentyWinters, seed, noSetup), choices } }
}
const only = (seed: number, first: string) => {
  let state = twentyWinters.step(twentyWinters.begin(seed, noSetup), first)
  while (twentyWinters.offers(state).length > 0) state = twentyWinters.step(state, 'go')
  return state
}

describe('the years', () => {
  test('79 starts, the last game ends with the record', () => {
    expect(record.firstYear).toBe(1928)
    expect(starts).toBe(79)
    expect(lastStart).toBe(2006)
    expect(record.stocks).toHaveLength(lastStart + YEARS - 1928)
    expect(news).toHaveLength(record.stocks.length + 1)
  })
  test('returns are after inflation: stocks of 2008 lost 36.55% with prices up 0.09%', () => {
    expect(record.stocks[2008 - 1928]).toBeCloseTo((1 - 0.365523) / 1.000914 - 1, 3)
  })
  test('a headline tells of the year before, and is true of it', () => {
    const of = (year: number) => news[year - 1927]?.[0]
    expect(of(1929)).toBe('crash')
    expect(of(1931)).toBe('falling-prices')
    expect(of(1974)).toBe('soaring-prices')
    expect(of(2009)).toBe('recession')
    expect(of(2013)).toBe('boom')
  })
  test('the company goes under about as often as stated', () => {
    let ruins = 0
    for (let seed = 0; seed < 500; seed++) ruins += wintersOf(seed, 1950).filter(({ isRuined }) => isRuined).length
    expect(ruins / (500 * YEARS)).toBeGreaterThan(companyRuin * 0.85)
    expect(ruins / (500 * YEARS)).toBeLessThan(companyRuin * 1.15)
  })
})

describe('any game', () => {
  test('ends after twenty years with valid states, and the same seed and choices give it again', () => {
    fc.assert(
      fc.property(fc.nat(614_655), fc.array(fc.nat(20), { minLength: 1, maxLength: 60 }), (seed, picks) => {
        const { state, run } = played(seed, picks)
        expect(state.year).toBe(YEARS)
        expect(state.books).toHaveLength(YEARS)
        expect(state.putIn).toBe(startMoney + (YEARS - 1) * yearlyMoney)
        for (const one of statesOf(twentyWinters, run))
          for (const jar of jars) expect(one.money[jar]).toBeGreaterThanOrEqual(-1e-6)
        expect(readRun(twentyWinters, run, readNoSetup)).toEqual(run)
        expect(played(seed, picks).state).toEqual(state)
        // Money adds up: what was put in, plus what each year brought, less what moves cost.
        const brought = state.books.reduce((sum, { before, after }) => sum + total(after) - total(before), 0)
        expect(total(state.money)).toBeCloseTo(state.putIn + brought - state.costs, 4)
        const { rank } = scoreOf(state)
        expect(rank).toBeGreaterThanOrEqual(0)
        expect(rank).toBeLessThanOrEqual(100)
      }),
      { numRuns: 20 },
    )
  }, 20_000)
  test('all in the index is the product of its years', () => {
    const state = only(4711, 'mix:stocks')
    let sum = startMoney
    state.books.forEach(({ returns }, year) => {
      sum = (sum + (year > 0 ? yearlyMoney : 0)) * (1 + returns.stocks)
    })
    expect(total(state.money)).toBeCloseTo(sum, 4)
    expect(heldPath(4711, state.start, mixes.stocks).at(-1)).toBeCloseTo(sum, 4)
  })
  test('selling stocks right after a fall of over 20% costs the bonus; other years do not', () => {
    const seed = Array.from({ length: 500 }, (_, i) => i).find((one) => {
      const { books } = only(one, 'mix:stocks')
      return books.slice(0, -1).some(({ returns }) => returns.stocks < -0.2)
    }) as number
    let state = twentyWinters.step(twentyWinters.begin(seed, noSetup), 'mix:stocks')
    while ((state.books.at(-1)?.returns.stocks ?? 0) >= -0.2) {
      expect(twentyWinters.step(state, 'down:stocks').panics).toEqual([])
      state = twentyWinters.step(state, 'go')
    }
    expect(scoreOf(twentyWinters.step(state, 'down:stocks')).bonus).toBe(0)
    expect(scoreOf(twentyWinters.step(state, 'go')).bonus).toBe(10)
  })
})

test('200 players, and a percentile counts those who ended with less', () => {
  const ends = playersOf(99, 1970)
  expect(ends).toHaveLength(PLAYERS)
  expect(percentile(ends, 0)).toBe(0)
  expect(percentile(ends, 1e12)).toBe(100)
  expect(percentile([1, 2, 3, 4], 3)).toBe(50)
})
test('a year’s moves are weighed by the game without them', () => {
  let state = twentyWinters.step(twentyWinters.begin(8, noSetup), 'mix:stocks')
  const choices = ['mix:stocks']
  while (twentyWinters.offers(state).length > 0) {
    state = twentyWinters.step(state, 'go')
    choices.push('go')
  }
  const found = drained(matteredYears({ ...newRun(twentyWinters, 8, noSetup), choices }, state))
  expect(found).toHaveLength(1)
  const bills = heldPath(8, state.start, mixes.savings).at(-1) ?? 0
  expect(found[0]?.dollars).toBeCloseTo(total(state.money) - bills, 4)
})
