import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRun, readRun, statesOf } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { buckets, coinAmounts, coinKeys, pay, right } from './design.ts'
import { bracketBuckets, mostPoints, offBy } from './game.ts'
import { coinTax, figures, pour } from './law.precomputed.ts'
import { pourQuestions } from './pour.ts'

function played(seed: number, picks: readonly number[]) {
  let state = bracketBuckets.begin(seed, noSetup)
  const choices: string[] = []
  for (let offers = bracketBuckets.offers(state); offers.length > 0; offers = bracketBuckets.offers(state)) {
    const choice = offers[(picks[choices.length % picks.length] ?? 0) % offers.length] as string
    choices.push(choice)
    state = bracketBuckets.step(state, choice)
  }
  return { state, run: { ...newRun(bracketBuckets, seed, noSetup), choices } }
}

describe('the answers are those of the tax engine', () => {
  test('60,000 of wages: 5,020 of federal income tax, 12% at the margin, 8.4% of pay', () => {
    expect(pour.tax).toBeCloseTo(5020, 6)
    expect(pour.marginal).toBe(0.12)
    expect(((pour.tax / pay) * 100).toFixed(1)).toBe('8.4')
    // By hand: 16,100 off, 12,400 at 10% and 31,500 at 12%.
    expect([pour.deduction, ...pour.slices.map(({ amount }) => amount)]).toEqual([16_100, 12_400, 31_500])
    expect(12_400 * 0.1 + 31_500 * 0.12).toBe(5020)
  })
  test('what is poured comes out again: deduction and slices are the pay, their taxes the tax', () => {
    expect(pour.deduction + pour.slices.reduce((sum, { amount }) => sum + amount, 0)).toBe(pay)
    expect(pour.slices.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(pour.tax, 6)
  })
  test.each(coinKeys)('%s lies where its tax says', (coin) => {
    const amount = coinAmounts[coin]
    const share = (coinTax[coin]?.true ?? Number.NaN) / amount
    // Single with 90,000 of pay: 22% on more ordinary income, 15% on long-term gains.
    if (right[coin] === 'none') expect(share).toBe(0)
    if (right[coin] === 'special') expect(share).toBeCloseTo(0.15, 6)
    if (right[coin] !== 'ordinary') return
    // 85% of Social Security counts; a side business deducts half its own tax and a fifth of the rest.
    if (coin === 'benefits') expect(share).toBeCloseTo(0.22 * 0.85, 3)
    else if (coin === 'gig') expect(share).toBeGreaterThan(0.15)
    else expect(share).toBeCloseTo(0.22, 6)
  })
  test('the home’s gain lies inside the exclusion of a single person, tips and overtime inside their limits', () => {
    expect(coinAmounts.home).toBeLessThan(figures.homeExclusion)
    expect(coinAmounts.tips).toBeLessThan(figures.tipsLimit)
    expect(coinAmounts.overtime).toBeLessThan(figures.overtimeLimit)
  })
  test('six questions with three different answers each', () => {
    expect(pourQuestions).toHaveLength(6)
    for (const { answers } of pourQuestions) expect(new Set(answers).size).toBe(3)
  })
})

describe('any game', () => {
  test('ends after 26 answers, and each state is valid', () => {
    fc.assert(
      fc.property(fc.nat(614_655), fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }), (seed, picks) => {
        const { state, run } = played(seed, picks)
        expect(state.sorted.length + state.poured.length).toBe(26)
        expect(state.sorted.map(({ coin }) => coin).toSorted()).toEqual([...coinKeys].toSorted())
        for (const one of statesOf(bracketBuckets, run))
          expect(new Set(bracketBuckets.offers(one)).size).toBe(bracketBuckets.offers(one).length)
        expect(bracketBuckets.score(state)).toBeLessThanOrEqual(mostPoints)
        expect(readRun(bracketBuckets, run, readNoSetup)).toEqual(run)
        expect(played(seed, picks).state).toEqual(state)
      }),
      { numRuns: 50 },
    )
  })
  test('all right is 260 points and no dollar off; a hint costs three', () => {
    let state = bracketBuckets.begin(5, noSetup)
    expect(bracketBuckets.score(bracketBuckets.step(state, 'hint'))).toBe(-3)
    for (let offers = bracketBuckets.offers(state); offers.length > 0; offers = bracketBuckets.offers(state)) {
      const coin = state.order[state.sorted.length]
      const question = pourQuestions[state.poured.length]
      state = bracketBuckets.step(state, coin ? right[coin] : `is:${question?.answers[0]}`)
    }
    expect(bracketBuckets.score(state)).toBe(260)
    expect(state.sorted.map(offBy)).toEqual(coinKeys.map(() => 0))
  })
  test('taking untaxed money for ordinary income expects too much tax, the other way round too little', () => {
    expect(offBy({ coin: 'gift', bucket: 'ordinary', isRight: false })).toBeCloseTo(5000 * 0.22, 6)
    expect(offBy({ coin: 'lottery', bucket: 'none', isRight: false })).toBeCloseTo(-2500 * 0.22, 6)
    expect(buckets).toHaveLength(3)
  })
})
