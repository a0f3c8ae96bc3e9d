import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRun, readRun, statesOf } from '../games/kit/game.ts'
import { readingGrade } from '../lessons/kit/reading-grade.testkit.ts'
import { adSpy } from './ad-spy.ts'
import { borrowBench } from './borrow-bench.ts'
import { bands, cardList, wordSearchCard } from './cards.ts'
import { chatTrap } from './chat-trap.ts'
import { choreChart } from './chore-chart.ts'
import { coinCorner } from './coin-corner.ts'
import { firstAccount } from './first-account.ts'
import { foxAndMoon } from './fox-and-moon.ts'
import { goalClimb } from './goal-climb.ts'
import { helperDay } from './helper-day.ts'
import { interestGarden } from './interest-garden.ts'
import { type Activity, readKidsSetup } from './kit/activity.ts'
import { badges, isBadge } from './kit/badge.ts'
import type { Band } from './kit/card.ts'
import { lemonStand } from './lemon-stand.ts'
import { marketWeather } from './market-weather.ts'
import { needOrWantShop } from './need-or-want-shop.ts'
import { paycheckMystery } from './paycheck-mystery.ts'
import { planATrip } from './plan-a-trip.ts'
import { priceDetective } from './price-detective.ts'
import { riddleTime } from './riddle-time.ts'
import { shareCircle } from './share-circle.ts'
import { threeJars } from './three-jars.ts'
import { waitAndGrow } from './wait-and-grow.ts'

const seeds = fc.integer({ min: 0, max: 614_655 })
const picks = fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 60 })
/** No game is longer than this, whatever is chosen. */
const LONGEST = 200

const said = new Map<Band, Set<string>>()
const finished: string[] = []

/** Plays by picks, again from their start when they are used up: the states, the beginning first. */
function played<State>({ game }: Activity<State>, seed: number, ways: readonly number[]) {
  const choices: string[] = []
  let state = game.begin(seed, 'kids')
  const states = [state]
  for (let offers = game.offers(state); offers.length > 0; offers = game.offers(state)) {
    if (choices.length > LONGEST) throw new Error(`${game.name} does not end`)
    const pick = ways[choices.length % ways.length] ?? 0
    const choice = offers[(pick + choices.length * (ways.length > 3 ? 1 : 0)) % offers.length] as string
    choices.push(choice)
    state = game.step(state, choice)
    states.push(state)
  }
  return { choices, states }
}

/** Every sentence of a state: what is told, asked and offered. */
function textsOf<State>(activity: Activity<State>, state: State): readonly string[] {
  const offers = activity.game.offers(state)
  const labels = offers.map((choice) => activity.label(choice, state))
  const notes = offers.flatMap((choice) => activity.note?.(choice, state) ?? [])
  const asked = offers.length > 0 ? [activity.ask(state)] : []
  for (const one of [...activity.told(state), ...asked, ...labels]) {
    expect(one, activity.game.name).toMatch(/\S/)
    expect(one).not.toMatch(/undefined|NaN|Infinity|\{/)
  }
  expect(new Set(labels).size, `${activity.game.name}: two choices with the same words`).toBe(labels.length)
  expect(new Set(activity.told(state)).size).toBe(activity.told(state).length)
  // A label is no sentence: with a stop it counts as one.
  return [...activity.told(state), ...asked, ...[...labels, ...notes].map((one) => one.replace(/[^.?!”]$/, '$&.'))]
}

function rulesOf<State>(activity: Activity<State>): void {
  const { about, game } = activity
  finished.push(about.slug)
  describe(about.slug, () => {
    test('every game ends, says something at every state, repeats by its seed and is read back', () => {
      fc.assert(
        fc.property(seeds, picks, (seed, ways) => {
          const { choices, states } = played(activity, seed, ways)
          const run = { ...newRun(game, seed, 'kids'), choices }
          expect(statesOf(game, run)).toEqual(states)
          expect(readRun(game, JSON.parse(JSON.stringify(run)), readKidsSetup)).toEqual(run)
          const texts = states.flatMap((state) => textsOf(activity, state))
          const all = said.get(about.band) ?? new Set<string>()
          said.set(about.band, all)
          for (const one of [...texts, ...activity.rules, about.line]) all.add(one)
          const earned = activity.badges(states.at(-1) as State)
          expect(earned.every(isBadge)).toBe(true)
          expect(new Set(earned).size).toBe(earned.length)
          for (const state of states.slice(0, -1)) expect(activity.badges(state)).toEqual([])
        }),
        { numRuns: 60 },
      )
    })
    test('a choice that is not on offer is refused', () => {
      expect(() => game.step(game.begin(1, 'kids'), 'steal:it')).toThrow(RangeError)
    })
  })
}
rulesOf(coinCorner)
rulesOf(threeJars)
rulesOf(needOrWantShop)
rulesOf(waitAndGrow)
rulesOf(helperDay)
rulesOf(foxAndMoon)
rulesOf(choreChart)
rulesOf(goalClimb)
rulesOf(lemonStand)
rulesOf(priceDetective)
rulesOf(interestGarden)
rulesOf(adSpy)
rulesOf(shareCircle)
rulesOf(firstAccount)
rulesOf(paycheckMystery)
rulesOf(borrowBench)
rulesOf(marketWeather)
rulesOf(chatTrap)
rulesOf(planATrip)
rulesOf(riddleTime)

test('list, folder and tests agree', () => {
  const files = readdirSync(import.meta.dirname)
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !name.includes('.test') &&
        !name.includes('.precomputed') &&
        !['cards.ts'].includes(name),
    )
    .map((name) => name.slice(0, -3))
  expect(cardList.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted())
  expect(finished.toSorted()).toEqual(files.toSorted())
  const screens = readdirSync(new URL('../../app/screens/kids/activities/', import.meta.url)).map((name) =>
    name.slice(0, -4),
  )
  expect(screens.filter((name) => name !== 'grown-ups').toSorted()).toEqual([...files, wordSearchCard.slug].toSorted())
})
test.each(bands)('$title read at grade $grade', ({ band, grade }) => {
  const texts = [...(said.get(band) ?? [])]
  expect(texts.length).toBeGreaterThan(30)
  expect(readingGrade(texts)).toBeLessThanOrEqual(grade)
})
test('badges are things done: none holds a number', () => {
  for (const text of Object.values(badges)) expect(text).toMatch(/^I [a-z ]+$/)
})
