import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, SEEDS, seedOfCode } from './code.ts'
import { type Game, newRun } from './game.ts'
import { gameInLink, readRunLink, runLink } from './link.ts'

/** A walk that offers ever more ways, so that a place needs one sign and then three. */
const walk: Game<{ readonly by: string }, readonly number[]> = {
  name: 'walk & talk',
  version: 2,
  begin: () => [],
  offers: (state) => (state.length === 12 ? [] : Array.from({ length: 1 + state.length * 40 }, (_, i) => `way:${i}`)),
  step: (state, choice) => [...state, Number(choice.slice(4))],
  score: (state) => state.length,
}
const readSetup = (value: unknown) =>
  typeof value === 'object' && value !== null && 'by' in value && typeof value.by === 'string' ? { by: value.by } : null
const seeds = fc.integer({ min: 0, max: SEEDS - 1 })
const runs = fc
  .record({ seed: seeds, by: fc.string({ maxLength: 20 }), picks: fc.array(fc.nat(), { maxLength: 12 }) })
  .map(({ seed, by, picks }) => ({
    ...newRun(walk, seed, { by }),
    choices: picks.map((pick, at) => `way:${pick % (1 + at * 40)}`),
  }))

describe('a code', () => {
  test('names each seed and is read as people type it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const code = codeOf(seed)
        expect(code).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]{4}$/)
        expect(seedOfCode(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `)).toBe(seed)
      }),
    )
    expect([codeOf(0), codeOf(SEEDS - 1)]).toEqual(['2222', 'ZZZZ'])
  })
  test.each(['', 'B7K', 'B7KMM', 'BAKM', 'B0KM', 'B1KM', 'BLKM', '🎲🎲'])('%j is none', (text) =>
    expect(seedOfCode(text)).toBeNull(),
  )
  test.each([-1, SEEDS, 1.5, Number.NaN])('%d has none', (seed) => expect(() => codeOf(seed)).toThrow(RangeError))
})

describe('a run in a link', () => {
  test('is read back as it was, with its choices or without', () => {
    fc.assert(
      fc.property(runs, (run) => {
        expect(readRunLink(walk, runLink(walk, run, true), readSetup)).toEqual({ ok: true, run })
        const bare = { ...run, choices: [] }
        expect(readRunLink(walk, runLink(walk, run, false), readSetup)).toEqual({ ok: true, run: bare })
        expect(gameInLink(runLink(walk, run, true))).toBe(walk.name)
      }),
    )
  })
  test('cut anywhere, or with one sign changed, it is refused', () => {
    const link = runLink(walk, { ...newRun(walk, 4711, { by: 'Ana' }), choices: ['way:0', 'way:39', 'way:77'] }, true)
    for (let end = '#game='.length; end < link.length; end++)
      expect(readRunLink(walk, link.slice(0, end), readSetup)).toEqual({ ok: false, problem: 'damaged' })
    for (let at = '#game='.length; at < link.length; at++) {
      const changed = `${link.slice(0, at)}${link[at] === '7' ? '8' : '7'}${link.slice(at + 1)}`
      expect(readRunLink(walk, changed, readSetup)).toEqual({ ok: false, problem: 'damaged' })
    }
  })
  test('of another version says so; another address is none', () => {
    const earlier = { ...walk, version: 1 }
    const link = runLink(earlier, newRun(earlier, 1, { by: '' }), false)
    expect(readRunLink(walk, link, readSetup)).toEqual({ ok: false, problem: 'other-version' })
    for (const hash of ['', '#', '#v1&price=1', '#events=x']) expect(readRunLink(walk, hash, readSetup)).toBeNull()
    expect(readRunLink(walk, '#game=%E0%A4%A', readSetup)).toEqual({ ok: false, problem: 'damaged' })
  })
})
