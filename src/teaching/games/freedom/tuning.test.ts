/**
 * The game against its bands: bots of rising skill end in that order, luck explains between a quarter and three fifths of how free they
 * end, nobody reaches the very top, and every card comes as often as the rules say. Luck is what differs between seeds for one and the
 * same person: who one plays is picked before the first year.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotName, bots, played, setupOf } from './bots.testkit.ts'
import { chanceOf } from './cards.ts'
import { GO } from './changes.ts'
import { askKinds, badKinds, type CardKind, sumOf } from './life.ts'
import { freedomOf } from './meters.ts'
import { scoreOf } from './score.ts'

const SEEDS = 1000
const kinds: readonly CardKind[] = [...badKinds, ...askKinds]
const names = Object.keys(bots) as BotName[]

const freedom: Record<string, number[]> = {}
/** The same by person: for each, a list by bot. */
const byPerson: Record<string, Partial<Record<BotName, number[]>>> = {}
const highest: Record<string, number> = {}
/** Of each card: how often it came, and how often it should have by its stated chance. */
const came: Record<string, number> = {}
const due: Record<string, number> = {}
let widest = 0

beforeAll(() => {
  for (const name of names) {
    freedom[name] = []
    for (let i = 0; i < SEEDS; i++) {
      const seed = i * 613 + 7
      const end = played(bots[name], seed, (life, choice) => {
        if (choice !== GO) return
        for (const kind of kinds) due[kind] = (due[kind] ?? 0) + (chanceOf(kind, life) ?? 0)
      })
      for (const book of end.books) {
        for (const { kind } of book.cards) came[kind] = (came[kind] ?? 0) + 1
        widest = Math.max(widest, Math.abs(sumOf(book.in) - sumOf(book.out) - (book.wealthAfter - book.wealthBefore)))
      }
      const { share } = freedomOf(end)
      freedom[name].push(share)
      const setup = setupOf(seed)
      const person = setup.children ? 'sam with children' : setup.persona
      byPerson[person] ??= {}
      const theirs = byPerson[person]
      theirs[name] = [...(theirs[name] ?? []), share]
      highest[name] = Math.max(highest[name] ?? 0, scoreOf(end).total)
    }
  }
}, 120_000)

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
const variance = (all: readonly number[]): number => {
  const middle = mean(all)
  return mean(all.map((one) => (one - middle) ** 2))
}
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

describe('four bots on a thousand seeds each', () => {
  test('medians rise from spender to saver to matcher to perfect', () => {
    const medians = names.map((name) => median(freedom[name] ?? []))
    expect(names).toEqual(['spender', 'saver-cash', 'matcher-index', 'perfect'])
    expect(medians).toEqual(medians.toSorted((a, b) => a - b))
    expect(new Set(medians).size).toBe(4)
  })
  test.each(['ana', 'dev', 'mae', 'sam', 'sam with children'])(
    'luck is 25%% to 60%% of the variance of %s',
    (person) => {
      const all = names.map((name) => byPerson[person]?.[name] ?? [])
      expect(all.flat().length).toBeGreaterThanOrEqual(500)
      const luck = mean(all.map(variance)) / variance(all.flat())
      expect(luck).toBeGreaterThan(0.25)
      expect(luck).toBeLessThan(0.6)
    },
  )
  test.each(names)('%s never has more than 95 points', (name) => expect(highest[name]).toBeLessThanOrEqual(95))
  test.each(kinds)('%s comes at its stated rate, within a tenth', (kind) => {
    expect((came[kind] ?? 0) / (due[kind] ?? 1)).toBeGreaterThan(0.9)
    expect((came[kind] ?? 0) / (due[kind] ?? 1)).toBeLessThan(1.1)
  })
  test('money in is money out and the change in wealth, each year', () => expect(widest).toBeLessThan(0.005))
})
