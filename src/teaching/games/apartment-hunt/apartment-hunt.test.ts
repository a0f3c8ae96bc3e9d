import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEEDS } from '../kit/code.ts'
import { readRun } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { randomPlay } from '../kit/random-play.testkit.ts'
import { apartmentHunt, begin, bestOf, cardInterest, cash, moveInOf, resultOf, VISITS, yearOf } from './game.ts'
import { fakes, listingOf, places } from './listings.ts'

const seeds = fc.integer({ min: 0, max: SEEDS - 1 })

test('every state of a random game is valid, and it ends with a lease', () => {
  fc.assert(
    fc.property(seeds, seeds, (seed, luck) => {
      const { states, run } = randomPlay(apartmentHunt, seed, noSetup, luck, VISITS + 1)
      const end = states.at(-1) as (typeof states)[number]
      expect(end.visited.length).toBeLessThanOrEqual(VISITS)
      expect(new Set(end.ads).size).toBe(6)
      expect(end.ads.map(listingOf).filter(({ isScam }) => isScam)).toHaveLength(1)
      expect(end.ads).toContain(end.signed)
      expect(apartmentHunt.score(end)).toBeLessThanOrEqual(bestOf(end).points)
      expect(bestOf(end).points).toBeLessThanOrEqual(100)
      expect(readRun(apartmentHunt, JSON.parse(JSON.stringify(run)), readNoSetup)).toEqual(run)
    }),
    { numRuns: 100 },
  )
})
describe('what a place costs', () => {
  test('by hand: the garden unit', () => {
    // 12 × (1,020 + 160 + 0 + 95) + 50; moving in takes 1,020 + 500 + 50 and fits the cash.
    expect(yearOf(listingOf('garden'))).toBe(12 * 1275 + 50)
    expect(moveInOf(listingOf('garden'))).toBeLessThan(cash)
  })
  test('what the cash does not cover costs interest: month by month', () => {
    const studio = listingOf('studio')
    const borrowed = moveInOf(studio) - cash
    const interest = cardInterest(studio)
    const payment = (borrowed + interest) / 12
    let balance = borrowed
    for (let month = 0; month < 12; month++) balance = balance * (1 + 0.21 / 12) - payment
    expect(borrowed).toBe(275)
    expect(balance).toBeCloseTo(0, 8)
  })
  test('a scam loses what was sent, and a real home comes after it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const hunt = begin(seed)
        const fake = hunt.ads.map(listingOf).find(({ isScam }) => isScam)
        const result = resultOf(hunt, fake?.id ?? '')
        expect(result.lost).toBe(moveInOf(fake ?? listingOf('loft')))
        expect(result.lives.isScam).toBe(false)
        expect(result.points).toBeLessThan(bestOf(hunt).points)
      }),
    )
  })
  test('the lowest rent is a scam, and the lowest real rent is rarely the whole story', () => {
    expect(Math.max(...fakes.map(({ rent }) => rent))).toBeLessThanOrEqual(820)
    expect(yearOf(listingOf('far'))).toBeGreaterThan(yearOf(listingOf('bakery')))
    expect(listingOf('far').rent).toBeLessThan(listingOf('bakery').rent)
    expect(places).toHaveLength(8)
  })
})
