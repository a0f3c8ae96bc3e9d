import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRun, readRun, statesOf, whatMattered } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { deck } from './deck.ts'
import { bills, cardLimit, DAYS, startCard, startCash } from './design.ts'
import { scoreOf, thirtyDays } from './game.ts'
import { type Month, owedSum, standing } from './month.ts'

/** Plays to the end: each pick says which of the offers is taken, over and over. */
function played(seed: number, picks: readonly number[]) {
  let month = thirtyDays.begin(seed, noSetup)
  const choices: string[] = []
  for (let offers = thirtyDays.offers(month); offers.length > 0; offers = thirtyDays.offers(month)) {
    const choice = offers[(picks[choices.length % picks.length] ?? 0) % offers.length] as string
    choices.push(choice)
    month = thirtyDays.step(month, choice)
    if (choices.length > 400) throw new Error('never ends')
  }
  return { month, run: { ...newRun(thirtyDays, seed, noSetup), choices } }
}
const way = (month: Month, way: string, label?: string) =>
  month.log
    .filter((entry) => entry.way === way && (label === undefined || entry.label === label))
    .reduce((sum, { amount }) => sum + amount, 0)

const picks = fc.array(fc.nat(9), { minLength: 1, maxLength: 60 })
const seeds = fc.nat(614_655)

describe('any month', () => {
  test('ends on day 30 after a bounded number of choices, and each state before holds together', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, way) => {
        const { month, run } = played(seed, way)
        expect(month.day).toBe(DAYS)
        expect(month.isOver).toBe(true)
        for (const state of statesOf(thirtyDays, run)) {
          expect(state.cash).toBeGreaterThanOrEqual(0)
          expect(state.goal).toBeGreaterThanOrEqual(0)
          expect(state.calm).toBeGreaterThanOrEqual(0)
          const offers = thirtyDays.offers(state)
          expect(new Set(offers).size).toBe(offers.length)
          expect(offers.length > 0).toBe(!state.isOver)
        }
        expect(readRun(thirtyDays, run, readNoSetup)).toEqual(run)
      }),
      { numRuns: 60 },
    )
  })
  test('money adds up: cash, card and goal are what came in less what went out', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, list) => {
        const { month } = played(seed, list)
        expect(month.cash).toBe(startCash + way(month, 'in') - way(month, 'cash'))
        const paidBack = way(month, 'cash', 'Card payment')
        expect(month.card).toBeCloseTo(startCard + way(month, 'card') - paidBack + month.interest, 6)
        expect(month.goal).toBe(way(month, 'cash', 'Set aside for your goal') - way(month, 'in', 'Back from your goal'))
        expect(standing(month)).toBeCloseTo(month.cash - owedSum(month) - month.card, 6)
      }),
      { numRuns: 60 },
    )
  })
  test('same seed and choices, same month', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, list) => {
        expect(played(seed, list).month).toEqual(played(seed, list).month)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the rules as stated', () => {
  test('48 cards: 60% daily life, 20% choices, 12% surprises, 8% good luck, within a card each', () => {
    const count = (kind: string) => deck.filter((card) => card.kind === kind).length
    expect(deck).toHaveLength(48)
    expect(new Set(deck.map(({ id }) => id)).size).toBe(48)
    for (const [kind, share] of [
      ['daily', 0.6],
      ['choice', 0.2],
      ['shock', 0.12],
      ['luck', 0.08],
    ] as const)
      expect(Math.abs(count(kind) - share * 48)).toBeLessThan(1)
    for (const card of deck) {
      if (card.kind === 'daily') expect(card.cost).toBeGreaterThanOrEqual(5)
      if (card.kind === 'daily') expect(card.cost).toBeLessThanOrEqual(60)
      if (card.kind === 'shock') expect(card.cost).toBeGreaterThanOrEqual(80)
      if (card.kind === 'shock') expect(card.cost).toBeLessThanOrEqual(350)
      if (card.kind === 'choice') expect(card.options.some(({ cost }) => cost === 0) || card.id === 'gift').toBe(true)
    }
  })
  test('six bills of 1,700 on their dates', () => {
    expect(bills.reduce((sum, { amount }) => sum + amount, 0)).toBe(1700)
    expect(bills.map(({ day }) => day)).toEqual([1, 4, 8, 12, 18, 22])
  })
  test('a late bill adds 35, costs ten points and a calm, and comes back after five days', () => {
    let month = thirtyDays.begin(123_456, noSetup)
    while (month.asks[0]?.kind !== 'bill') month = thirtyDays.step(month, thirtyDays.offers(month)[0] as string)
    const due = month.asks[0].due
    const after = thirtyDays.step(month, 'late')
    expect(after.late).toBe(1)
    expect(after.calm).toBe(month.calm - 1)
    expect(after.owed).toContainEqual({ ...due, amount: due.amount + 35, day: due.day + 5, late: true })
    // Owing 35 more is also 3.5 points of money.
    expect(scoreOf(month) - scoreOf(after)).toBeGreaterThanOrEqual(10)
  })
  test('interest: 300 left alone for 30 days at 21% is 300 x 30 x 0.21 / 365', () => {
    let month = thirtyDays.begin(9, noSetup)
    // Pays everything in cash where it can; where it cannot, the balance moves and the closed form is for the days' balances.
    while (!month.isOver) {
      const offers = thirtyDays.offers(month)
      month = thirtyDays.step(
        month,
        offers.find((offer) => !['card', 'least', 'more', 'all'].includes(offer)) as string,
      )
    }
    const late = month.log.filter(({ label }) => label === 'Late fee').reduce((sum, { amount }) => sum + amount, 0)
    const feeDays = late > 0 ? 6 : 0
    expect(month.interest).toBeCloseTo(((300 * 30 + late * feeDays) * 0.21) / 365, 2)
  })
  test('a run’s choices can each be replayed otherwise', () => {
    const { run } = played(77, [0, 1, 0, 2])
    const [most] = whatMattered(thirtyDays, run)
    expect(most && Math.abs(most.worth)).toBeGreaterThan(0)
    expect(month(cardLimit)).toBe(1500)
  })
})
const month = (limit: number) => limit

test('how it plays: paying on time beats paying late, and a quiet month is near its 100 points', () => {
  const quiet = Array.from({ length: 60 }, (_, i) => scoreOf(played(i * 977, [0]).month))
  const late = Array.from({ length: 60 }, (_, i) => {
    let now = thirtyDays.begin(i * 977, noSetup)
    while (!now.isOver) {
      const offers = thirtyDays.offers(now)
      now = thirtyDays.step(now, offers.find((offer) => offer === 'late' || offer === 'wait') ?? (offers[0] as string))
    }
    return scoreOf(now)
  })
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  console.log(mean(quiet), Math.min(...quiet), Math.max(...quiet), mean(late))
  expect(mean(quiet)).toBeGreaterThan(mean(late) + 40)
})
