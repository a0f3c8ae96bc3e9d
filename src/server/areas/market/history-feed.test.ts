import { expect, test, vi } from 'vitest'
import { apiPaths } from '#wire/api-paths.ts'
import { marketHistory } from '#wire/market-history.ts'
import { openTestApp } from '../../app.testkit.ts'
import { migrate } from '../../store/migrate.ts'
import { openSqlite } from '../../store/sqlite.ts'
import { Asking } from './asking.ts'
import { isOneStory, soundCandles } from './candles.ts'
import { HistoryFeed } from './history-feed.ts'
import { exampleCandle as day } from './market-store-contract.testkit.ts'
import { marketMigrations } from './migrations.ts'
import { sourceOf } from './provider.testkit.ts'
import type { HistoryRequest, Provider } from './provider.ts'
import { sampleInstruments } from './sample-instruments.ts'
import { sampleMarket, sampleProvider } from './sample-provider.ts'
import { isTradingDay } from './session.ts'
import { marketRepository } from './store.ts'

/** Friday, half an hour after the close in New York. */
const friday = Date.parse('2026-11-20T21:30:00Z')
const DAY = 86_400_000

/** Every day of trading up to one, a hundred and a little more each day. */
function daysTo(last: string, changes: (date: string) => object = () => ({})) {
  return Array.from({ length: 400 }, (_, at) =>
    new Date(Date.parse(last) - (399 - at) * DAY).toISOString().slice(0, 10),
  )
    .filter(isTradingDay)
    .map((date) => day(date, 100 + Date.parse(date) / DAY / 1_000, changes(date)))
}

/** Shares outside our own list that a source knows. */
const named = async (symbol: string) =>
  symbol.startsWith('OT') ? { symbol, name: `Example ${symbol}`, kind: 'stock' as const } : null

async function open(history: (request: HistoryRequest) => Promise<unknown>, db = openSqlite(':memory:'), isNew = true) {
  if (isNew) await migrate(db, 'sqlite', marketMigrations)
  const at = { now: friday }
  const clock = { wall: () => at.now, steady: () => at.now }
  const asked = vi.fn(history)
  const providers: Provider[] = [sourceOf({ history: asked })]
  const asking = new Asking({ clock, timeoutMs: 200 })
  const options = { sample: sampleProvider(1), asking, clock, store: marketRepository(db), named }
  return { feed: new HistoryFeed({ ...options, providers }), asked, at, db }
}
const full = async ({ now }: HistoryRequest) => ({
  currency: 'USD',
  candles: daysTo(new Date(now).toISOString().slice(0, 10)),
})

test('a symbol is read once, kept, and answered from the store, whoever asks and after a restart', async () => {
  const { feed, asked, db } = await open(full)
  const answers = await Promise.all(Array.from({ length: 200 }, () => feed.history('VTI', '1m')))
  expect(asked).toHaveBeenCalledTimes(1)
  const [first] = answers
  expect(marketHistory.safeParse(first).error).toBeUndefined()
  expect(first).toMatchObject({
    symbol: 'VTI',
    kind: 'etf',
    unit: 'currency',
    currency: 'USD',
    source: 'Outside',
    asOf: '2026-11-20',
    fetchedAt: '2026-11-20T21:30:00.000Z',
    timing: 'end-of-day',
    sample: false,
    stale: false,
    reason: null,
  })
  expect(first?.candles[0]?.date).toBe('2026-10-20')
  const again = await open(full, db, false)
  expect((await again.feed.history('VTI', '1y'))?.candles[0]?.date).toBe('2025-11-20')
  expect(again.asked).not.toHaveBeenCalled()
  await db.destroy()
})

test('the next day only the last months are read, and not the day that is not over', async () => {
  const { feed, asked, at, db } = await open(full)
  await feed.history('VTI', '1m')
  at.now += 3 * DAY - 7 * 3_600_000
  // Monday, 09:30 in New York: Friday is still the newest day of trading.
  expect((await feed.history('VTI', '1m'))?.stale).toBe(false)
  expect(asked).toHaveBeenCalledTimes(1)
  at.now += 7 * 3_600_000
  const answer = await feed.history('VTI', '1m')
  expect(asked.mock.calls.map(([{ range }]) => range)).toEqual(['10y', '3m'])
  expect([answer?.asOf, answer?.stale]).toEqual(['2026-11-23', false])
  await db.destroy()
})

test('where a split or a dividend has changed the past, all of it is read anew', async () => {
  let isSplit = false
  const { feed, asked, at, db } = await open(async (request) => {
    const { candles } = await full(request)
    const half = ({ close, ...rest }: (typeof candles)[number]) => ({ ...rest, close: close / 2, adjusted: close / 2 })
    return { currency: 'USD', candles: isSplit ? candles.map(half) : candles }
  })
  const before = await feed.history('VTI', '1y')
  isSplit = true
  at.now += 3 * DAY
  const after = await feed.history('VTI', '1y')
  expect(asked.mock.calls.map(([{ range }]) => range)).toEqual(['10y', '3m', '10y'])
  expect(after?.candles[5]?.close).toBeCloseTo((before?.candles[6]?.close ?? 0) / 2, 1)
  expect(new Set(after?.candles.map(({ close }) => Math.round(close / 20)))).toEqual(new Set([3]))
  await db.destroy()
})

test('a source that fails leaves the known days, marked with since when; nobody asks again for five minutes', async () => {
  let fails = false
  const { feed, asked, at, db } = await open(async (request) => {
    if (fails) throw new Error('gone')
    return await full(request)
  })
  await feed.history('VTI', '1m')
  fails = true
  at.now += 3 * DAY
  const answer = await feed.history('VTI', '1m')
  expect(answer).toMatchObject({
    asOf: '2026-11-20',
    stale: true,
    reason: 'Outside didn’t respond. Newer days are missing.',
    failingSince: '2026-11-23T21:30:00.000Z',
  })
  at.now += 299_000
  await feed.history('VTI', '1m')
  expect(asked).toHaveBeenCalledTimes(2)
  fails = false
  at.now += 1_000
  expect((await feed.history('VTI', '1m'))?.stale).toBe(false)
  await db.destroy()
})

test('without any day known it fails, and a symbol nobody gives is none', async () => {
  const { feed, db } = await open(async () => ({ currency: 'USD', candles: [] }))
  await expect(feed.history('VTI', '1m')).rejects.toThrow('No day')
  expect(await feed.history('NOSUCH', '1m')).toBeNull()
  expect(await feed.history('__proto__', '1m')).toBeNull()
  await db.destroy()
})

test('a sample symbol has ten years of days that end where its price began today', async () => {
  const { feed, asked, db } = await open(full)
  const symbol = sampleInstruments[0]?.symbol ?? ''
  const answer = await feed.history(symbol, '10y')
  expect(marketHistory.safeParse(answer).error).toBeUndefined()
  expect(answer).toMatchObject({ sample: true, asOf: '2026-11-19', stale: false })
  // November 19, 2016 was a Saturday; Thanksgiving 2025, a Sunday and New Year's Day are no days of trading.
  expect(answer?.candles[0]?.date).toBe('2016-11-21')
  const dates = answer?.candles.map(({ date }) => date)
  for (const closed of ['2026-11-15', '2025-11-27', '2026-01-01']) expect(dates).not.toContain(closed)
  expect(dates).toContain('2026-11-16')
  expect(answer?.candles.at(-1)?.close).toBe(sampleMarket(1, friday / 10_000)[0]?.previousClose)
  for (const [at, one] of (answer?.candles ?? []).entries()) {
    expect(one.high).toBeGreaterThanOrEqual(Math.max(one.open ?? 0, one.close))
    expect(one.low).toBeLessThanOrEqual(Math.min(one.open ?? 0, one.close))
    // A night is no gap; a weekend is.
    const before = answer?.candles[at - 1]
    if (before && Date.parse(one.date) - Date.parse(before.date) === DAY) expect(one.open).toBe(before.close)
  }
  expect(asked).not.toHaveBeenCalled()
  await db.destroy()
})

test('a price in another unit for a day is no price; a crash that stays is one', () => {
  const prices = [100, 101, 10_100, 102, 0.9, 101, 20, 19]
  const told = prices.map((close, at) => day(`2026-11-0${at + 1}`, close))
  expect(soundCandles(told.toReversed(), 'stock').map(({ close }) => close)).toEqual([100, 101, 102, 101, 20, 19])
  expect(soundCandles([day('2026-11-01', 100), day('2026-11-02', -3), day('2026-11-02', 0)], 'etf')).toHaveLength(1)
})

test('two readings tell one story when the days they share are alike', () => {
  const old = [day('2026-11-02', 100), day('2026-11-03', 101)]
  expect(isOneStory(old, [day('2026-11-03', 101.1), day('2026-11-04', 90)])).toBe(true)
  expect(isOneStory(old, [day('2026-11-03', 50.5), day('2026-11-04', 50)])).toBe(false)
  expect(isOneStory(old, [day('2026-11-03', 101, { adjusted: 99 })])).toBe(false)
  expect(isOneStory(old, [day('2026-11-04', 101)])).toBe(false)
})

test('over HTTP: kept by browsers for five minutes, and not without end for one address', async () => {
  const { app, clock, close } = await openTestApp()
  const symbol = sampleInstruments[0]?.symbol ?? ''
  const ask = () => app.inject({ url: `${apiPaths.market}/history?symbol=${symbol}&range=1m` })
  const first = await ask()
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect((await app.inject({ url: `/api/market/history?symbol=${symbol}&range=1m` })).json()).toEqual(first.json())
  for (let asked = 0; asked < 600; asked += 1) await ask()
  const refused = await ask()
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
  clock.now += Number(refused.headers['retry-after']) * 1_000
  expect((await ask()).statusCode).toBe(200)
  await close()
})

test('days of a share outside our own list are read while somebody asks, and a hundred such are kept', async () => {
  const { feed, at, db } = await open(full)
  expect(await feed.history('NOSUCH', '1m')).toBeNull()
  expect(await feed.history('OTAA', '1m')).toMatchObject({ symbol: 'OTAA', name: 'Example OTAA', currency: 'USD' })
  await feed.history('VTI', '1m')
  const one = {
    provider: 'outside',
    readAt: '2026-11-20T21:00:00.000Z',
    value: { currency: 'USD', until: '2026-11-20' },
  }
  const store = marketRepository(db)
  for (let at = 0; at < 99; at += 1) {
    await store.keepReading(`history OTB${at}`, {
      ...one,
      readAt: `2026-11-20T20:${String(at % 60).padStart(2, '0')}:00.000Z`,
    })
    await store.keepCandles(`OTB${at}`, 'outside', [day('2026-11-20', 50)], true)
  }
  at.now += 60_000
  await feed.history('OTNEW', '1m')
  const kept = async (symbol: string) => (await store.candles(symbol, 'outside', '2000-01-01')).length > 0
  const all = Array.from({ length: 99 }, (_, at) => `OTB${at}`)
  const left = (await Promise.all(all.map(kept))).filter(Boolean)
  // The two read by the feed, and of the others all but one that was read the longest ago. Our own list is not counted.
  expect(left).toHaveLength(98)
  expect(await Promise.all(['OTAA', 'OTNEW', 'VTI'].map(kept))).toEqual([true, true, true])
  await db.destroy()
})
