import { describe, expect, test } from 'vitest'
import type { soundCandles } from '../candles.ts'
import type { FetchRequest, OpenProvider, Provider, ReadText } from '../provider.ts'
import type { ProviderConfig } from '../provider-config.ts'
import { describeProvider } from '../provider-contract.testkit.ts'
import { outsideProviders } from '../providers.ts'
import { yieldsResource } from '../resources.ts'
import { jsonOf, numberOf } from './answer-text.ts'
import { bls, CPI_SERIES, monthsIn } from './bls.ts'
import { finnhub } from './finnhub.ts'
import { frankfurter } from './frankfurter.ts'
import { fred, observationsIn } from './fred.ts'
import { pmms } from './pmms.ts'
import { recordedAnswer } from './recorded-answers.testkit.ts'
import { blsThreshold, recordedBls, recordedBlsAt } from './recorded-bls.testkit.ts'
import { recordedQuote, unknownQuote } from './recorded-finnhub.testkit.ts'
import { recordedFrankfurter } from './recorded-frankfurter.testkit.ts'
import { recordedFred } from './recorded-fred.testkit.ts'
import { recordedPmms } from './recorded-pmms.testkit.ts'
import { recordedTreasury, treasuryDay, treasuryFeed } from './recorded-treasury.testkit.ts'
import { recordedBars, yahooChartAnswer } from './recorded-yahoo.testkit.ts'
import { curvesIn, treasuryXml } from './treasury-xml.ts'
import { yahooChart } from './yahoo-chart.ts'

const now = Date.parse('2026-11-21T02:00:00Z')
const all: ProviderConfig = { published: true, yahoo: true, finnhubKey: 'test-key-1', fredKey: 'test-key-2' }
const opened = (open: OpenProvider) => (): Provider => {
  const provider = open(all)
  if (!provider) throw new Error('It does not open.')
  return provider
}
const symbolIn = (url: string) => decodeURIComponent(/chart\/([^?]+)/.exec(url)?.[1] ?? '')
const fromMonth: ReadText = async (url) => recordedTreasury[/month=(\d{6})$/.exec(url)?.[1] ?? ''] ?? treasuryFeed('')
const said: ReadText = async (url) => await recordedAnswer(url)

describeProvider('treasury-xml', { open: opened(treasuryXml), now, recorded: fromMonth })
describeProvider('bls', { open: opened(bls), now, recorded: async (url) => recordedBlsAt(url) })
describeProvider('pmms', { open: opened(pmms), now, recorded: async () => recordedPmms })
describeProvider('frankfurter', { open: opened(frankfurter), now, recorded: async () => recordedFrankfurter })
describeProvider('fred', {
  open: opened(fred),
  now,
  recorded: async (url) => recordedFred[/series_id=(\w+)/.exec(url)?.[1] ?? ''] ?? '',
})
describeProvider('yahoo-chart', { open: opened(yahooChart), now, recorded: said })
describeProvider('finnhub', { open: opened(finnhub), now, recorded: said })

test('a source is there when its setting is, and not otherwise', () => {
  const ids = (config: Partial<ProviderConfig>) =>
    outsideProviders({ published: false, yahoo: false, finnhubKey: undefined, fredKey: undefined, ...config }).map(
      ({ id }) => id,
    )
  expect(ids({})).toEqual([])
  expect(ids({ published: true })).toEqual(['treasury-xml', 'pmms', 'bls', 'frankfurter'])
  expect(ids({ yahoo: true })).toEqual(['yahoo-chart'])
  expect(ids({ finnhubKey: 'a-key-of-8' })).toEqual(['finnhub'])
  expect(ids({ fredKey: 'a-key-of-8' })).toEqual(['fred'])
  expect(new Set(ids(all)).size).toBe(7)
})

const request = (read: ReadText): FetchRequest => ({
  now,
  today: '2026-11-21',
  signal: new AbortController().signal,
  read,
})

describe('the Treasury', () => {
  test('gives the newest curve with the lengths it has, and one of a month before', async () => {
    const answer = await opened(treasuryXml)().abilities.yields?.(request(fromMonth))
    const { asOf, points, earlier } = yieldsResource.read(answer, '2026-11-21')
    expect(asOf).toBe('2026-11-20')
    expect(points.map(({ months }) => months)).toEqual([1, 1.5, 3, 6, 12, 24, 60, 120, 240, 360])
    expect(points.at(-1)).toEqual({ months: 360, rate: 5.55 })
    expect(earlier?.asOf).toBe('2026-10-23')
  })

  test('of a month that has no day yet, and one before that cannot be had, the rest is taken', async () => {
    const begins: ReadText = async (url) =>
      url.endsWith('202611') ? treasuryFeed('') : (recordedTreasury['202610'] ?? '')
    const answer = await opened(treasuryXml)().abilities.yields?.(request(begins))
    expect(yieldsResource.read(answer, '2026-11-21').asOf).toBe('2026-10-23')
    const broken: ReadText = async (url) => (url.endsWith('202610') ? '<html>' : await fromMonth(url))
    const alone = await opened(treasuryXml)()
      .abilities.yields?.(request(broken))
      .catch(() => null)
    expect(alone && yieldsResource.read(alone, '2026-11-21').earlier).toBeNull()
  })

  test.each(['', '<html><feed>', '{"feed":1}', treasuryFeed(treasuryDay('2026-11-20')).slice(0, -40)])(
    'what is no whole feed is refused: %.30s',
    (text) => expect(() => curvesIn(text)).toThrow('whole feed'),
  )
})

describe('the price index', () => {
  test('has its months in order, none for a month not measured, and no averages of years', () => {
    const points = monthsIn(recordedBls, CPI_SERIES)
    expect(points).toHaveLength(14)
    expect(points[0]).toEqual({ date: '2025-09-01', value: 324.8 })
    expect(points[1]).toEqual({ date: '2025-10-01', value: null })
    expect(points.at(-1)).toEqual({ date: '2026-10-01', value: 336.204 })
  })

  test('a used-up day is said as that, other refusals are not', () => {
    expect(() => monthsIn(blsThreshold, CPI_SERIES)).toThrow(expect.objectContaining({ why: 'quota' }))
    const other = JSON.stringify({ status: 'REQUEST_FAILED', message: ['Series does not exist'], Results: {} })
    expect(() => monthsIn(other, CPI_SERIES)).toThrow(expect.objectContaining({ why: 'failed' }))
  })
})

test('FRED writes a missing value as a point', () => {
  expect(observationsIn(recordedFred['MORTGAGE30US'] ?? '')).toEqual([
    { date: '2026-11-05', value: 7.35 },
    { date: '2026-11-12', value: null },
    { date: '2026-11-19', value: 7.31 },
  ])
})

describe('Yahoo', () => {
  test('a price changes from the close of the last day before it, not from the start of the chart', async () => {
    const answer = await opened(yahooChart)().abilities.quotes?.({ ...request(said), symbols: ['VTI'] })
    expect(answer).toMatchObject({
      instruments: [
        {
          symbol: 'VTI',
          kind: 'etf',
          price: 341.27,
          previousClose: 338.4,
          change: expect.closeTo(2.87, 9),
          asOf: '2026-11-20T21:00:00.000Z',
          endOfDay: true,
          delayed: true,
          delayMinutes: null,
          history: [336.1, 338.4, 341.27],
        },
      ],
    })
  })

  test('days come with what was paid and split on them, and none without a price', async () => {
    const at = (day: string) => Date.parse(`${day}T14:30:00Z`) / 1_000
    const events = {
      dividends: { [at('2026-11-19')]: { amount: 0.91, date: at('2026-11-19') } },
      splits: { [at('2026-11-20')]: { date: at('2026-11-20'), numerator: 4, denominator: 1, splitRatio: '4:1' } },
    }
    const read: ReadText = async () => yahooChartAnswer('VTI', recordedBars, { events })
    const answer = await opened(yahooChart)().abilities.history?.({ ...request(read), symbol: 'VTI', range: '1y' })
    const { candles } = answer as { candles: Parameters<typeof soundCandles>[0] }
    expect(candles.map(({ date, close, dividend, split }) => [date, close, dividend, split])).toEqual([
      ['2026-11-17', 336.1, 0, 1],
      ['2026-11-19', 338.4, 0.91, 1],
      ['2026-11-20', 341.27, 0, 4],
    ])
  })

  test('an answer about another symbol, or by month, is refused', async () => {
    const quotes = opened(yahooChart)().abilities.quotes
    const other: ReadText = async () => yahooChartAnswer('BND', recordedBars)
    await expect(quotes?.({ ...request(other), symbols: ['VTI'] })).rejects.toThrow('another symbol')
    const byMonth: ReadText = async () => yahooChartAnswer('VTI', recordedBars).replace('"1d"', '"1mo"')
    await expect(
      opened(yahooChart)().abilities.history?.({ ...request(byMonth), symbol: 'VTI', range: '10y' }),
    ).rejects.toThrow('not by day')
  })
})

describe('Finnhub', () => {
  test('is asked for shares and funds alone, with its key in a header and in no address', async () => {
    const asked: [string, string | undefined][] = []
    const read: ReadText = async (url, headers) => {
      asked.push([url, headers?.['x-finnhub-token']])
      return recordedQuote
    }
    const answer = await opened(finnhub)().abilities.quotes?.({
      ...request(read),
      symbols: ['^GSPC', 'VTI', 'EURUSD=X'],
    })
    expect(asked).toEqual([['https://finnhub.io/api/v1/quote?symbol=VTI', 'test-key-1']])
    expect(answer).toMatchObject({ instruments: [{ symbol: 'VTI', price: 227.48, previousClose: 228.6 }] })
  })

  test('a symbol it does not know is left out, not shown at zero', async () => {
    const read: ReadText = async (url) => (url.endsWith('BND') ? unknownQuote : recordedQuote)
    const answer = await opened(finnhub)().abilities.quotes?.({ ...request(read), symbols: ['BND', 'VTI'] })
    expect(answer).toMatchObject({ instruments: [{ symbol: 'VTI' }] })
  })
})

test('of several symbols, a failure ends the asking and leaves what came; alone it goes on', async () => {
  let calls = 0
  const read: ReadText = async (url) => {
    calls += 1
    if (symbolIn(url) === '^GSPC') return await said(url)
    throw new Error('429')
  }
  const quotes = opened(yahooChart)().abilities.quotes
  const symbols = ['^GSPC', '^DJI', '^IXIC', '^RUT', 'VTI', 'VXUS', 'BND', 'GLD']
  expect(await quotes?.({ ...request(read), symbols })).toMatchObject({ instruments: [{ symbol: '^GSPC' }] })
  expect(calls).toBeLessThan(symbols.length)
  await expect(quotes?.({ ...request(read), symbols: ['VTI'] })).rejects.toThrow('429')
})

test.each(['.', '-', 'N/A', '', 'NaN', 'Infinity', '1e3', '0x6', ' 6', '6.', '+6', null, 6])(
  '%j is no number',
  (text) => expect(numberOf(text)).toBeNull(),
)

test.each([
  ['{"Information":"Our standard rate limit is 25 requests per day."}', 'quota'],
  ['{"Note":"You have reached the limit of requests per minute."}', 'failed'],
  ['Too Many Requests', 'failed'],
  ['{"code":429,"message":"API limit reached. Remaining Limit: 0"}', 'failed'],
] as const)('%s, said with status 200, is a refusal (%s)', (text, why) => {
  expect(() => jsonOf(text)).toThrow(expect.objectContaining({ why }))
})
