import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { marketAnswer } from '#wire/market.ts'
import { marketRates } from '#wire/market-rates.ts'
import { processes } from './process.testkit.ts'

const { start, killAll, remove } = processes()
vi.setConfig({ testTimeout: 60_000 })
afterEach(killAll)
afterAll(remove)

/** Runs before the service: a net in which no name is ever found, and nobody says so. */
const silentNet = `
  import dns from 'node:dns'
  import { syncBuiltinESMExports } from 'node:module'
  const { lookup } = dns
  dns.lookup = (host, ...rest) => { if (/^(127|localhost)/.test(host)) lookup(host, ...rest) }
  syncBuiltinESMExports()`

test('with every source switched on and none in reach the service is ready without waiting for them, says since when, and every calculator works', async () => {
  const began = Date.now()
  const running = start(
    {
      PORT: '0',
      DRAIN_MS: '0',
      PUBLISHED_RATES: 'on',
      MARKET_YAHOO: 'on',
      FINNHUB_API_KEY: 'no-real-key',
      FRED_API_KEY: 'no-real-key',
      MARKET_TIMEOUT_MS: '60000',
      LIMIT_UNITS: '0',
      LIMIT_READS_PER_10S: '0',
      SHED_LAG_MS: '0',
    },
    { before: silentNet, isWhole: true },
  )
  const port = await running.ready()
  const site = `http://127.0.0.1:${port}`
  const ready = Date.now()
  const market = marketAnswer.parse(await (await fetch(`${site}/api/v1/market`)).json())
  expect(market.data.sample).toBe(true)
  expect(market.data.reason).toMatch(/Finnhub, Yahoo Finance didn’t respond/)
  const since = Date.parse(market.data.failingSince ?? '')
  expect(since).toBeGreaterThanOrEqual(began)
  expect(since).toBeLessThanOrEqual(ready)
  // The wait for values is 2.5 seconds; what else the start takes is the machine's, which may be busy. A start that waited for its sources would take a minute.
  expect(ready - since).toBeLessThan(20_000)
  const rates = marketRates.parse(await (await fetch(`${site}/api/v1/market/rates`)).json())
  expect(rates.yields).toMatchObject({ bundled: true, fetchedAt: null })
  // With the values each starts with.
  const built = catalogue.filter(({ isImplemented }) => isImplemented).map(({ slug }) => slug)
  // One after the other: all at once would be more than it takes in.
  const failed: string[] = []
  for (const slug of built) if ((await statusOf(`${site}/api/v1/calculators/${slug}`)) !== 200) failed.push(slug)
  expect(failed).toEqual([])
  expect(built.length).toBeGreaterThanOrEqual(50)
})

const statusOf = async (url: string) =>
  (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status
