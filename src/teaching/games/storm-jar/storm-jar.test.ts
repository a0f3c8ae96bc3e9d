import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEEDS } from '../kit/code.ts'
import { endOf, newRun } from '../kit/game.ts'
import { noSetup } from '../kit/no-setup.ts'
import { randomPlay } from '../kit/random-play.testkit.ts'
import { averageOf, coverSets, leftOver, perils, priceOf, rules, startCushion, YEARS } from './design.ts'
import { dryYears, lossesOf, scoreOf, stormJar } from './game.ts'
import { riskOf, yearOutcomes } from './risk.ts'

const seeds = fc.integer({ min: 0, max: SEEDS - 1 })
const same = (seed: number, covers: string) =>
  endOf(stormJar, {
    ...newRun(stormJar, seed, noSetup),
    choices: Array.from({ length: YEARS }, () => `year:${covers}`),
  })

describe('the dice', () => {
  test('are those of the table: chances, averages, prices', () => {
    expect(rules.home.chance).toBe(0.05)
    expect(rules.hospital.chance).toBe(0.06)
    expect(averageOf(rules.home)).toBeCloseTo(12_000, 6)
    expect(averageOf(rules.car)).toBeCloseTo(9000, 6)
    expect(Math.max(...rules.hospital.sizes.map(({ amount }) => amount))).toBe(10_600)
    expect(perils.map((peril) => rules[peril].price)).toEqual([900, 600, 400, 130])
    for (const peril of perils) expect(rules[peril].sizes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(priceOf('1111')).toBeLessThan(leftOver)
  })
  test.each(perils)('%s comes as often as stated', (peril) => {
    let came = 0
    for (let seed = 0; seed < 1500; seed++)
      for (let year = 0; year < YEARS; year++)
        came += lossesOf(seed * 97, year).some((loss) => loss.peril === peril) ? 1 : 0
    const { chance } = rules[peril]
    expect(Math.abs(came / 15_000 - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 15_000))
  })
})

describe('the game', () => {
  test('every state of a random game is valid, and money in is money out', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, luck) => {
        const { states } = randomPlay(stormJar, seed, noSetup, luck, YEARS)
        const end = states.at(-1) as (typeof states)[number]
        expect(end.books).toHaveLength(YEARS)
        const paid = end.books.reduce(
          (sum, { price, hits, interest }) => sum + price + interest + hits.reduce((all, { yours }) => all + yours, 0),
          0,
        )
        expect(end.cushion).toBe(startCushion + YEARS * leftOver - paid)
        for (const { hits } of end.books)
          for (const { amount, yours } of hits) expect(yours).toBeLessThanOrEqual(amount)
        expect(scoreOf(end)).toBe(dryYears(end) * 10 + Math.round(end.cushion / 200))
      }),
      { numRuns: 100 },
    )
  })
  test('the dice do not ask what was covered', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...coverSets), (seed, covers) => {
        const sizes = (end: ReturnType<typeof same>) =>
          end.books.map(({ hits }) => hits.map(({ peril, amount }) => `${peril}:${amount}`))
        expect(sizes(same(seed, covers))).toEqual(sizes(same(seed, '0000')))
      }),
      { numRuns: 50 },
    )
  })
})

describe('cost and chance of debt', () => {
  test('a year without covers, by hand', () => {
    const outcomes = yearOutcomes('0000')
    expect(outcomes.get(0)).toBeCloseTo(0.95 * 0.96 * 0.94 * 0.85, 12)
    expect([...outcomes.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    // 5% × 12,000 + 4% × 9,000 + 6% × (3,500 + 7,000 + 10,600) ÷ 3 + 15% × 500
    expect(riskOf('0000').cost).toBeCloseTo(10 * (600 + 360 + 422 + 75), 6)
    // 5% × 1,000 + 4% × 500 + 6% × 3,000 + 15% × 75, and the four prices
    expect(riskOf('1111').cost).toBeCloseTo(10 * (50 + 20 + 180 + 11.25 + 2030), 6)
  })
  test.each(['0000', '0001', '1110', '1111', '1010'])('of %s, as often as in played games', (covers) => {
    const games = 600
    let debts = 0
    for (let i = 0; i < games; i++) debts += dryYears(same((i * 401) % SEEDS, covers)) < YEARS ? 1 : 0
    const { debt } = riskOf(covers)
    expect(Math.abs(debts / games - debt)).toBeLessThan(4 * Math.sqrt((debt * (1 - debt)) / games) + 1e-3)
  })
  test('large covers cost more than nothing on average and take most of the ruin away', () => {
    expect(riskOf('1110').cost).toBeGreaterThan(riskOf('0000').cost)
    expect(riskOf('1110').debt).toBeLessThan(riskOf('0000').debt / 4)
    expect(riskOf('0001').debt).toBeGreaterThanOrEqual(riskOf('0000').debt - 0.01)
  })
})
