/** Whatever is chosen, the life stays whole: it ends after thirty years, its money adds up, and its cards keep their promises. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEEDS } from '../kit/code.ts'
import { answered, answersOf, newRun, type Run, readRun } from '../kit/game.ts'
import { readRunLink, runLink } from '../kit/link.ts'
import { MOST_BAD } from './cards.ts'
import { YEARS } from './design.ts'
import { offersOf, readSetup, thirtyYears } from './game.ts'
import { badKinds, type Life, personas, type Setup, sumOf } from './life.ts'
import { matteredTurns } from './mattered.ts'
import { freedomOf, joyShown } from './meters.ts'
import { scoreOf } from './score.ts'

const setups = fc
  .record({ persona: fc.constantFrom(...personas), children: fc.boolean() })
  .map((setup) => readSetup(setup) as Setup)
const seeds = fc.integer({ min: 0, max: SEEDS - 1 })
/** Picks among the offers, again from the front when used up; what lives the year comes often enough. */
const picks = fc.array(fc.nat({ max: 200 }), { minLength: 40, maxLength: 120 })

function random(seed: number, setup: Setup, numbers: readonly number[], seen: (life: Life) => void = () => {}) {
  let life = thirtyYears.begin(seed, setup)
  const choices: string[] = []
  for (let offers = offersOf(life); offers.length > 0; offers = offersOf(life)) {
    seen(life)
    const number = numbers[choices.length % numbers.length] ?? 0
    const choice = offers[number % 3 === 0 && choices.length > 9 ? 0 : number % offers.length] as string
    choices.push(choice)
    life = thirtyYears.step(life, choice)
  }
  return { end: life, run: { ...newRun(thirtyYears, seed, setup), choices } satisfies Run<Setup> }
}
const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersOf)
      : []

describe('random play', () => {
  test('every state is valid, and the thirtieth year ends the game', () => {
    fc.assert(
      fc.property(seeds, setups, picks, (seed, setup, numbers) => {
        const { end } = random(seed, setup, numbers, (life) => {
          expect(numbersOf([life.money, life.person, life.flows, life.joy]).every(Number.isFinite)).toBe(true)
          const { plan, roth, rothPaid, fund, fundPaid, card, homeValue } = life.money
          for (const amount of [plan, roth, rothPaid, fund, fundPaid, card, homeValue])
            expect(amount).toBeGreaterThanOrEqual(-1e-6)
          expect(new Set(offersOf(life)).size).toBe(offersOf(life).length)
        })
        expect(end.books).toHaveLength(YEARS)
        expect(end.money.cash).toBeGreaterThanOrEqual(0)
        const { freedom, resilience, joy, care, total } = scoreOf(end)
        expect(freedom).toBeLessThanOrEqual(45)
        expect(resilience).toBeLessThanOrEqual(25)
        expect(joy).toBeLessThanOrEqual(20)
        expect(care).toBeLessThanOrEqual(10)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(freedomOf(end).need).toBeLessThanOrEqual(freedomOf(end).needAlone)
        expect(joyShown(end)).toBeLessThanOrEqual(60)
      }),
      { numRuns: 60 },
    )
  })
  test('money in is money out and the change in wealth, and each year begins where the last one ended', () => {
    fc.assert(
      fc.property(seeds, setups, picks, (seed, setup, numbers) => {
        const { books } = random(seed, setup, numbers).end
        books.forEach((book, i) => {
          expect(sumOf(book.in) - sumOf(book.out)).toBeCloseTo(book.wealthAfter - book.wealthBefore, 4)
          if (i > 0) expect(book.wealthBefore).toBe(books[i - 1]?.wealthAfter)
        })
      }),
      { numRuns: 60 },
    )
  })
  test('at most two bad cards a year, never two layoffs running', () => {
    fc.assert(
      fc.property(seeds, setups, picks, (seed, setup, numbers) => {
        const { books } = random(seed, setup, numbers).end
        const laidOff = books.map(({ cards }) => cards.some(({ kind }) => kind === 'layoff'))
        for (const { cards } of books)
          expect(cards.filter(({ kind }) => (badKinds as readonly string[]).includes(kind)).length).toBeLessThanOrEqual(
            MOST_BAD,
          )
        expect(laidOff.some((is, i) => is && laidOff[i + 1])).toBe(false)
      }),
      { numRuns: 40 },
    )
  })
  test('a run is read back from storage and from a link, and its answers replay it', () => {
    fc.assert(
      fc.property(seeds, setups, picks, (seed, setup, numbers) => {
        const { run, end } = random(seed, setup, numbers)
        expect(readRun(thirtyYears, JSON.parse(JSON.stringify(run)), readSetup)).toEqual(run)
        expect(readRunLink(thirtyYears, runLink(thirtyYears, run, true), readSetup)).toEqual({ ok: true, run })
        expect(answered(thirtyYears, run, answersOf(thirtyYears, run)).end).toEqual(end)
      }),
      { numRuns: 10 },
    )
  })
  test('what is not on offer is refused', () => {
    const life = thirtyYears.begin(1, { persona: 'mae', children: false })
    for (const choice of ['home:own', 'work:change', 'joy:1', 'plan:0', '']) {
      expect(offersOf(life)).not.toContain(choice)
      expect(() => thirtyYears.step(life, choice)).toThrow(RangeError)
    }
  })
})

describe('what mattered', () => {
  test('is the difference to the same luck with one choice otherwise', () => {
    const setup: Setup = { persona: 'ana', children: false }
    const first = ['plan:0.1', 'cushion:3', 'go']
    let life = thirtyYears.begin(4711, setup)
    const choices: string[] = []
    while (life.phase.kind !== 'over') {
      const choice = first[choices.length] ?? (offersOf(life)[0] as string)
      choices.push(choice)
      life = thirtyYears.step(life, choice)
    }
    const run = { ...newRun(thirtyYears, 4711, setup), choices }
    const turns = matteredTurns(run, life)
    let result = turns.next()
    while (!result.done) result = turns.next()
    const plan = result.value.find(({ chosen }) => chosen === 'plan:0.1')
    const without = answered(thirtyYears, run, answersOf(thirtyYears, run, 0, null)).end
    expect(without.books.every((book) => book.plan.plan === 0)).toBe(true)
    expect(plan?.points).toBeCloseTo(scoreOf(life).total - scoreOf(without).total, 9)
    // Sharing a home was never chosen and would have helped; a nicer one would not, and is no choice that mattered.
    expect(result.value.find(({ chosen, other }) => chosen === null && other === 'home:share')?.weight).toBeLessThan(0)
    expect(result.value.some(({ chosen, weight }) => chosen === null && weight >= 0)).toBe(false)
  })
})
