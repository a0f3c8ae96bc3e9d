import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRun, readRun, statesOf } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { allGreen, barsOf, type File, factors, rangeOf, strength, weightFor } from './credit.ts'
import { MONTHS, startCash, surplus } from './design.ts'
import { fullOf, leastOf, mostPoints, offersOf, scoreSprint } from './game.ts'

type Pick = (offers: readonly string[], file: File) => string
function lived(seed: number, pick: Pick) {
  let file = scoreSprint.begin(seed, noSetup)
  const choices: string[] = []
  for (let offers = scoreSprint.offers(file); offers.length > 0; offers = scoreSprint.offers(file)) {
    const choice = pick(offers, file)
    choices.push(choice)
    file = scoreSprint.step(file, choice)
  }
  return { file, run: { ...newRun(scoreSprint, seed, noSetup), choices } }
}
const byList =
  (picks: readonly number[]): Pick =>
  (offers, file) =>
    offers[(picks[file.log.length % picks.length] ?? 0) % offers.length] as string

describe('any two years', () => {
  test('end after 24 months, and every state is valid', () => {
    fc.assert(
      fc.property(fc.nat(614_655), fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }), (seed, picks) => {
        const { file, run } = lived(seed, byList(picks))
        expect(file.month).toBe(MONTHS)
        for (const one of statesOf(scoreSprint, run)) {
          expect(one.cash).toBeGreaterThanOrEqual(-1e-9)
          for (const { balance } of one.cards) expect(balance).toBeGreaterThanOrEqual(0)
          for (const bar of Object.values(barsOf(one))) {
            expect(bar).toBeGreaterThanOrEqual(0)
            expect(bar).toBeLessThanOrEqual(100)
          }
          const [low, high] = rangeOf(one)
          expect(low).toBeLessThan(high)
          expect(offersOf(one).length > 0).toBe(one.month < MONTHS)
        }
        expect(scoreSprint.score(file)).toBeLessThanOrEqual(mostPoints)
        expect(readRun(scoreSprint, run, readNoSetup)).toEqual(run)
        expect(lived(seed, byList(picks)).file).toEqual(file)
      }),
      { numRuns: 60 },
    )
  })
  test('a month’s money adds up: what is paid leaves the cash, what is left bears a twelfth of 24%', () => {
    let file = scoreSprint.begin(31, noSetup)
    expect(file.cash).toBe(startCash + surplus)
    while (file.asks[0]?.kind === 'event') file = scoreSprint.step(file, scoreSprint.offers(file)[0] as string)
    const before = file
    const after = scoreSprint.step(before, 'least')
    expect(after.interest).toBeCloseTo((fullOf(before) - leastOf(before)) * 0.02, 2)
    const bought = after.spent - before.spent
    expect(fullOf(after)).toBeCloseTo(fullOf(before) - leastOf(before) + after.interest + bought, 2)
    expect(after.cash).toBeCloseTo(before.cash - leastOf(before) + surplus, 2)
  })
})

describe('the bars', () => {
  test('weigh as FICO publishes: 35, 30, 15, 10, 10', () => {
    expect(factors.map(weightFor)).toEqual([0.35, 0.3, 0.15, 0.1, 0.1])
    const file = scoreSprint.begin(1, noSetup)
    const bars = barsOf(file)
    const byHand =
      0.35 * bars['payment-history'] +
      0.3 * bars['amounts-owed'] +
      0.15 * bars.length +
      0.1 * bars['new-credit'] +
      0.1 * bars.mix
    expect(strength(file)).toBeCloseTo(byHand, 9)
  })
  test('a late payment, a fuller card and an inquiry each lower theirs and no other', () => {
    const file = scoreSprint.begin(1, noSetup)
    const bars = barsOf(file)
    expect(barsOf({ ...file, inquiries: [0] })).toEqual({ ...bars, 'new-credit': 70 })
    const fuller = file.cards.map((card) => ({ ...card, balance: card.limit }))
    expect(barsOf({ ...file, cards: fuller })).toEqual({ ...bars, 'amounts-owed': 0 })
    // Under a tenth of the limits in use is best; nothing at all counts a little less.
    const at = (share: number) =>
      barsOf({ ...file, cards: file.cards.map((card) => ({ ...card, balance: card.limit * share })) })['amounts-owed']
    expect(at(0.05)).toBe(100)
    expect(at(0)).toBeLessThan(100)
    expect(at(0)).toBeGreaterThan(90)
  })
})

test('how it plays: paying well reaches the goal for most codes, minimums never, and late is worst', () => {
  const careful: Pick = (offers) =>
    ['full', 'most', 'least'].find((one) => offers.includes(one)) ??
    ['do:no', 'do:now', 'do:plan'].find((one) => offers.includes(one)) ??
    (offers[0] as string)
  const least: Pick = (offers) => (offers.includes('least') ? 'least' : careful(offers, scoreSprint.begin(0, noSetup)))
  const late: Pick = (offers) => (offers.includes('late') ? 'late' : (offers.at(-1) as string))
  const seeds = Array.from({ length: 80 }, (_, i) => i * 991)
  const mean = (pick: Pick) =>
    seeds.reduce((sum, seed) => sum + scoreSprint.score(lived(seed, pick).file), 0) / seeds.length
  const reached = seeds.filter((seed) => {
    const { file } = lived(seed, careful)
    return allGreen(file) && file.interest < 40
  }).length
  console.log(mean(careful), mean(least), mean(late), reached, lived(5, careful).file.interest)
  expect(reached).toBeGreaterThan(40)
  expect(mean(careful)).toBeGreaterThan(mean(least) + 10)
  expect(mean(least)).toBeGreaterThan(mean(late) + 10)
})
