import { describe, expect, test } from 'vitest'
import { symbolPattern } from '#wire/market.ts'
import { soundFound } from './found.ts'
import type { Ability, FetchRequest, Provider, ReadText } from './provider.ts'
import { cpiResource, fxResource, mortgageResource, unemploymentResource, yieldsResource } from './resources.ts'
import { soundInstruments } from './soundness.ts'
import { watchList } from './watch-list.ts'

export interface ProviderCase {
  readonly open: () => Provider
  /** The moment its recorded answers are of. */
  readonly now: number
  /** The recorded answer of an address; throws for one that is not asked. A provider that needs none has none. */
  readonly recorded?: ReadText
  readonly symbols?: readonly string[]
}

const resources = {
  yields: yieldsResource,
  mortgage: mortgageResource,
  cpi: cpiResource,
  unemployment: unemploymentResource,
  fx: fxResource,
}

/** What every provider must keep: what it says of itself, and that each of its abilities gives what a feed can read. */
export function describeProvider(name: string, { open, now, recorded, symbols }: ProviderCase): void {
  describe(`provider ${name}`, () => {
    const today = new Date(now).toISOString().slice(0, 10)
    const asked: string[] = []
    const read: ReadText = async (url, headers) => {
      asked.push(url)
      if (!recorded) throw new Error('It has nothing to read.')
      return await recorded(url, headers)
    }
    const request: FetchRequest = { now, today, signal: new AbortController().signal, read }
    const wanted = symbols ?? watchList.map(({ symbol }) => symbol)
    const abilities = Object.keys(open().abilities) as Ability[]

    test('has an id fit for a log line, a title, terms and at least one ability', () => {
      const { id, title, terms, limits, url } = open()
      expect(id).toMatch(/^[a-z0-9-]{1,32}$/)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(terms.text.length).toBeGreaterThan(0)
      expect(abilities.length).toBeGreaterThan(0)
      if (url !== null) expect(new URL(url).protocol).toBe('https:')
      for (const limit of [limits.perMinute, limits.perDay]) if (limit !== null) expect(limit).toBeGreaterThan(0)
    })

    if (abilities.includes('quotes'))
      test('every line it gives passes the schema and the checks', async () => {
        const answer = await open().abilities.quotes?.({ ...request, symbols: wanted })
        const lines = (answer as { instruments: unknown[] }).instruments
        const sound = soundInstruments(answer, { earliest: now, latest: now })
        expect(lines.length).toBeGreaterThan(0)
        expect(sound).toHaveLength(lines.length)
        for (const line of sound) {
          if (line.previousClose === null || line.change === null) continue
          expect(line.price - line.previousClose).toBeCloseTo(line.change, 6)
          if (line.changePercent !== null)
            expect((line.change / line.previousClose) * 100).toBeCloseTo(line.changePercent, 1)
        }
      })

    if (abilities.includes('quotes'))
      test('of symbols it does not know it gives nothing', async () => {
        for (const symbol of ['NOSUCH', '../secret', 'A&b=c', '']) {
          const lines = await open()
            .abilities.quotes?.({ ...request, symbols: [symbol] })
            .then(
              (answer) => (answer as { instruments: { symbol: string; sample: boolean }[] }).instruments,
              () => [],
            )
          expect(lines?.every((line) => line.sample && symbolPattern.test(line.symbol))).toBe(true)
        }
      })

    if (abilities.includes('search')) {
      const find = async (words: string) => soundFound(await open().abilities.search?.({ ...request, words }))
      test('a search names shares and funds of the US, each with a name that can be shown', async () => {
        const found = await find('example')
        expect(found.length).toBeGreaterThan(1)
        expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['stock', 'etf']))
        // Listed abroad, an index, or without a kind: none of ours.
        for (const { symbol } of found) expect(symbol).toMatch(/^[A-Z]{1,5}(\.[A-Z])?$/)
        // What it found it gives a price of, under the name it found.
        const one = new Map(found.slice(0, 1).map((line) => [line.symbol, line]))
        const answer = await open().abilities.quotes?.({ ...request, symbols: [...one.keys()], found: one })
        const [line] = soundInstruments(answer, { earliest: now, latest: now })
        expect(line).toMatchObject({ ...found[0], currency: 'USD', sample: false })
      })

      test('a search that finds nothing says so, and words cannot change the address', async () => {
        expect(await find('nosuch company')).toEqual([])
        for (const words of ["o'brien & sons", 'a/b?c=d#e', '%00', '../x', 'é中', 'q=1&token=2']) {
          const before = asked.length
          await find(words)
          const url = new URL(asked[before] ?? '')
          expect(url.searchParams.getAll('q')).toEqual([words])
          expect(url.hash).toBe('')
          expect(url.searchParams.has('token')).toBe(false)
        }
      })
    }

    for (const ability of ['yields', 'mortgage', 'cpi', 'unemployment', 'fx'] as const)
      if (abilities.includes(ability))
        test(`its ${ability} can be read, and are of no later day`, async () => {
          const answer = await open().abilities[ability]?.(request)
          const resource = resources[ability] as {
            read: (said: unknown, day: string) => unknown
            asOf: (value: never) => string
          }
          const value = resource.read(answer, today)
          expect(resource.asOf(value as never) <= today).toBe(true)
          // What is kept is JSON.
          expect(resource.read(JSON.parse(JSON.stringify(answer)), today)).toEqual(value)
        })

    test('asks its own machines over https, and no address holds a letter that does not belong there', () => {
      const { hosts } = open()
      for (const url of asked) {
        expect(new URL(url).protocol).toBe('https:')
        expect(hosts).toContain(new URL(url).hostname)
        expect(url).not.toMatch(/[\s"'<>\\]|\.\.\//)
      }
    })
  })
}
