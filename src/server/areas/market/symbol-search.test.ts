import { expect, test, vi } from 'vitest'
import { apiPaths } from '#wire/api-paths.ts'
import { followedAnswer, symbolSearch } from '#wire/market-search.ts'
import { openTestApp } from '../../app.testkit.ts'
import { Asking } from './asking.ts'
import { CallBudget, type CallSpan } from './call-budget.ts'
import { FollowedSymbols, MOST_SYMBOLS } from './followed-symbols.ts'
import { soundFound } from './found.ts'
import { sourceOf } from './provider.testkit.ts'
import { type Abilities, type Provider, ProviderError, type QuotesRequest, type SearchRequest } from './provider.ts'
import { sampleInstruments } from './sample-instruments.ts'
import { SymbolSearch } from './symbol-search.ts'

/** Friday noon in New York: trading. */
const noon = Date.parse('2026-11-20T17:00:00Z')
const MINUTE = 60_000

const widgets = { symbol: 'EXWI', name: 'Example Widgets', kind: 'stock' } as const
const fund = { symbol: 'EXUS', name: 'Example US Stock Fund', kind: 'etf' } as const

/** A source that finds every symbol under its own letters, and gives a price of each it found. */
function outside(changes: Abilities = {}) {
  const search = vi.fn(async ({ words }: SearchRequest): Promise<unknown> => {
    if (words === 'example') return { found: [widgets, fund] }
    return {
      found: /^[a-z]{1,5}$/.test(words) && words !== 'nosuc' ? [{ ...widgets, symbol: words.toUpperCase() }] : [],
    }
  })
  const quotes = vi.fn(
    async ({ symbols, found, now }: QuotesRequest): Promise<unknown> => ({
      instruments: symbols.map((symbol) => ({
        ...found?.get(symbol),
        price: 100,
        change: 1,
        changePercent: 1.01,
        previousClose: 99,
        currency: 'USD',
        asOf: new Date(now).toISOString(),
        source: 'Outside',
        delayed: true,
        delayMinutes: 15,
        sample: false,
        stale: false,
        history: [],
      })),
    }),
  )
  return { search, quotes, provider: sourceOf({ search, quotes, ...changes }) }
}

function open(providers: readonly Provider[], budget?: CallBudget) {
  const at = { now: noon }
  const clock = { wall: () => at.now, steady: () => at.now }
  const readAddress = async () => '{}'
  const asking = new Asking({ clock, timeoutMs: 500, ...(budget ? { budget, readAddress } : {}) })
  const search = new SymbolSearch({ providers, asking, clock })
  return {
    at,
    asking,
    search,
    followed: new FollowedSymbols({ providers, search, asking, clock, paceMs: () => MINUTE }),
  }
}

test('the same words are asked for once, however many want them, and again after a day', async () => {
  const source = outside()
  const { search, at } = open([source.provider])
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, one) => search.find(one % 2 ? 'Example' : '  example ')),
  )
  expect(source.search).toHaveBeenCalledTimes(1)
  expect(source.search.mock.calls[0]?.[0]).toMatchObject({ words: 'example' })
  expect(new Set(answers)).toHaveLength(1)
  expect(answers[0]).toEqual({ answered: 'Outside', readAt: new Date(noon).toISOString(), found: [widgets, fund] })
  at.now += 86_400_000 - 1
  await search.find('example')
  expect(source.search).toHaveBeenCalledTimes(1)
  at.now += 1
  await search.find('example')
  expect(source.search).toHaveBeenCalledTimes(2)
})

test('of 501 different questions the answer of the first is let go', async () => {
  const source = outside()
  const { search } = open([source.provider])
  for (let at = 0; at <= 500; at += 1) await search.find(`words ${at}`)
  await search.find('words 500')
  expect(source.search).toHaveBeenCalledTimes(501)
  await search.find('words 0')
  expect(source.search).toHaveBeenCalledTimes(502)
})

test('where the first source fails the next is asked; where all do nothing is kept', async () => {
  const failing = outside({ search: async () => Promise.reject(new Error('away')) })
  const second = outside()
  const { search } = open([failing.provider, sourceOf({}), { ...second.provider, id: 'second', title: 'Second' }])
  expect(search.sources).toEqual(['Outside', 'Second'])
  expect((await search.find('example'))?.answered).toBe('Second')
  const alone = open([failing.provider]).search
  expect(await alone.find('example')).toBeNull()
  await expect(alone.named('EXWI')).rejects.toThrow(ProviderError)
  expect(await open([]).search.named('EXWI')).toBeNull()
})

test('names with marks that cannot be shown, odd symbols, other kinds and doubles are left out; a name of a full 120 letters stays', () => {
  const long = { symbol: 'LONG', name: 'x'.repeat(120), kind: 'etf' }
  expect(
    soundFound({
      found: [
        widgets,
        { ...widgets, name: 'again' },
        { ...widgets, symbol: 'a b' },
        { ...widgets, symbol: 'RLO', name: 'turned \u202e round' },
        { ...widgets, symbol: 'NUL', name: 'a\u0000b' },
        { ...widgets, symbol: 'XL', name: 'x'.repeat(121) },
        { ...widgets, symbol: 'NONE', name: '  ' },
        { ...widgets, symbol: 'IX', kind: 'index' },
        null,
        long,
      ],
    }),
  ).toEqual([widgets, long])
  expect(soundFound({ found: Array.from({ length: 50 }, (_, at) => ({ ...widgets, symbol: `S${at}` })) })).toHaveLength(
    20,
  )
  for (const odd of [null, [], {}, { found: {} }]) expect(() => soundFound(odd)).toThrow(ProviderError)
})

test('a followed symbol is priced while somebody asks, once a minute for all, and not otherwise', async () => {
  const source = outside()
  const { followed, at } = open([source.provider])
  const answers = await Promise.all(Array.from({ length: 200 }, () => followed.lines(['EXWI', 'EXUS'])))
  // Two symbols nobody had searched for: each is looked up by its own letters.
  expect(source.search).toHaveBeenCalledTimes(2)
  expect(source.quotes).toHaveBeenCalledTimes(1)
  expect(followedAnswer.safeParse(answers[0]).error).toBeUndefined()
  expect(answers[199]).toMatchObject({
    lines: [{ ...widgets, price: 100, delayed: true, delayMinutes: 15, stale: false }, { symbol: 'EXUS' }],
    missing: [],
    reason: null,
    failingSince: null,
  })
  at.now += MINUTE - 1
  await followed.lines(['EXWI'])
  expect(source.quotes).toHaveBeenCalledTimes(1)
  at.now += 1
  await followed.lines(['EXWI'])
  expect(source.quotes).toHaveBeenCalledTimes(2)
  expect(source.quotes.mock.calls[1]?.[0].symbols).toEqual(['EXWI'])
})

test('what no source knows is unknown; what none answers for is unavailable; neither is kept for ever', async () => {
  const source = outside({ quotes: async () => Promise.reject(new ProviderError('none', { why: 'unknown' })) })
  const { followed } = open([source.provider])
  expect((await followed.lines(['NOSUCH', 'EXWI'])).missing).toEqual([
    { symbol: 'NOSUCH', why: 'unknown' },
    { symbol: 'EXWI', why: 'unknown' },
  ])
  const away = outside({ quotes: async () => Promise.reject(new Error('away')) })
  expect((await open([away.provider]).followed.lines(['EXWI'])).missing).toEqual([
    { symbol: 'EXWI', why: 'unavailable' },
  ])
  expect((await open([]).followed.lines(['EXWI'])).missing).toEqual([{ symbol: 'EXWI', why: 'unknown' }])
})

test('another currency or kind is not what was found, and a price that leaps is not believed on one word', async () => {
  const source = outside()
  const { followed, at } = open([source.provider])
  const say = (changes: object) =>
    source.quotes.mockImplementationOnce(async ({ now }) => ({
      instruments: [
        {
          ...((await followed.lines([])).lines[0] ?? {}),
          ...widgets,
          price: 100,
          change: null,
          changePercent: null,
          previousClose: null,
          currency: 'USD',
          asOf: new Date(now).toISOString(),
          source: 'Outside',
          delayed: false,
          sample: false,
          stale: false,
          history: [],
          ...changes,
        },
      ],
    }))
  for (const changes of [{ currency: 'GBP' }, { kind: 'etf' }, { price: 0 }, { symbol: 'OTHER' }]) {
    say(changes)
    expect((await followed.lines(['EXWI'])).lines, JSON.stringify(changes)).toEqual([])
    at.now += MINUTE
  }
  await followed.lines(['EXWI'])
  at.now += MINUTE
  say({ price: 10_000 })
  expect((await followed.lines(['EXWI'])).lines).toMatchObject([{ price: 100, stale: true }])
})

test(`beside ${MOST_SYMBOLS} symbols there is no room for another: the one asked for the longest ago goes`, async () => {
  const source = outside()
  const { followed } = open([source.provider])
  const letters = (at: number) => `X${String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))}`
  for (let at = 0; at < MOST_SYMBOLS; at += 20)
    await followed.lines(Array.from({ length: 20 }, (_, one) => letters(at + one)))
  expect(followed.size).toBe(MOST_SYMBOLS)
  await followed.lines([letters(0)])
  await followed.lines(['NEW'])
  expect(followed.size).toBe(MOST_SYMBOLS)
  const asked = source.quotes.mock.calls.length
  await followed.lines([letters(0)])
  expect(source.quotes).toHaveBeenCalledTimes(asked)
  await followed.lines([letters(1)])
  expect(source.quotes).toHaveBeenCalledTimes(asked + 1)
})

test('visitors get half of the calls, and what they use up the service still has', async () => {
  const counts = new Map<string, number>()
  const budget = new CallBudget({
    counts: {
      take: async (provider: string, spans: readonly CallSpan[]) => {
        for (const { name } of spans) counts.set(`${provider} ${name}`, (counts.get(`${provider} ${name}`) ?? 0) + 1)
        return null
      },
      fill: async () => {},
    },
    wall: () => noon,
    onError: () => {},
  })
  const limits = { perMinute: 10, perDay: null }
  const provider = sourceOf(
    { search: async ({ read }) => await read('https://outside.example/').then(() => ({ found: [] })) },
    { limits },
  )
  const { asking, search } = open([provider], budget)
  const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => search.find(`words ${at}`)))
  expect(answers.filter(Boolean)).toHaveLength(5)
  const own = () => asking.ask(provider, 'quotes', async ({ read }) => await read('https://outside.example/'), Boolean)
  const served = await Promise.all(Array.from({ length: 9 }, own))
  expect(served.filter(Boolean)).toHaveLength(5)
  expect([...counts.values()].toSorted()).toEqual([10, 5])
})

test('the addresses: our own list at once, a source only where the question says so, limits and refusals', async () => {
  const source = outside()
  const { search, followed } = open([source.provider])
  const { app, feed, close } = await openTestApp({ search, followed })
  await feed.refresh()
  const get = (path: string) => app.inject({ method: 'GET', url: `${apiPaths.market}/${path}` })
  const [sample] = sampleInstruments
  const own = await get(`search?q=${sample?.symbol.slice(0, 3)}`)
  expect(symbolSearch.safeParse(own.json()).error).toBeUndefined()
  expect(own.json()).toMatchObject({
    found: [{ symbol: sample?.symbol, ours: true }],
    elsewhere: { sources: ['Outside'], asked: false, answered: null },
  })
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await get('search')).json()).toMatchObject({ q: '', found: [], elsewhere: { asked: false } })
  await get('search?q=&elsewhere=1')
  expect(source.search).not.toHaveBeenCalled()
  expect((await get('search?q=Example&elsewhere=1')).json()).toMatchObject({
    found: expect.arrayContaining([{ ...widgets, ours: false }]),
    elsewhere: { asked: true, answered: 'Outside', reason: null },
  })
  expect((await get('followed?symbols=EXWI')).json()).toMatchObject({ lines: [{ symbol: 'EXWI', source: 'Outside' }] })
  for (const wrong of [
    'search?q=a&q=b',
    `search?q=${'x'.repeat(41)}`,
    'search?q=%3Cb%3E',
    'search?q=a%00',
    'search?elsewhere=2',
  ])
    expect((await get(wrong)).statusCode, wrong).toBe(422)
  const many = Array.from({ length: 21 }, (_, at) => `S${at}`).join(',')
  for (const wrong of [
    'followed',
    'followed?symbols=',
    'followed?symbols=a',
    'followed?symbols=A,,B',
    `followed?symbols=${many}`,
  ])
    expect((await get(wrong)).statusCode, wrong).toBe(422)
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await get('search?q=example&elsewhere=1')).statusCode),
  )
  expect(statuses.filter((status) => status === 429).length).toBe(11)
  expect((await get('search?q=ex')).statusCode).toBe(200)
  await close()
})

test('without a source the answer says that none can be asked, whatever the question says', async () => {
  const { app, close } = await openTestApp({})
  const answer = await app.inject({ method: 'GET', url: `${apiPaths.market}/search?q=apple&elsewhere=1` })
  expect(answer.json()).toEqual({ q: 'apple', found: [], elsewhere: null })
  const prices = await app.inject({ method: 'GET', url: `${apiPaths.market}/followed?symbols=AAPL` })
  expect(prices.json()).toMatchObject({ lines: [], missing: [{ symbol: 'AAPL', why: 'unknown' }] })
  await close()
})
