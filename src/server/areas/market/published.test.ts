import { expect, test, vi } from 'vitest'
import { marketRates } from '#wire/market-rates.ts'
import { Asking } from './asking.ts'
import { sourceOf } from './provider.testkit.ts'
import { type Abilities, type Provider, ProviderError } from './provider.ts'
import { onlyBundled, over12Months, Published } from './published.ts'
import type { KeptReading } from './store.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-20T12:00:00Z')

const weeks = (date: string, value: number) => ({ thirty: [{ date, value }], fifteen: [{ date, value: value - 0.8 }] })
const curve = (date: string, rate: number) => ({
  date,
  points: [
    { months: 120, rate },
    { months: 3, rate: rate - 1 },
    { months: 360, rate: rate + 0.4 },
  ],
})

function shelf() {
  const kept = new Map<string, KeptReading>()
  return {
    kept,
    reading: async (resource: string) => kept.get(resource) ?? null,
    keepReading: async (resource: string, reading: KeptReading) => {
      kept.set(resource, JSON.parse(JSON.stringify(reading)) as KeptReading)
    },
  }
}

function keeper(providers: readonly Provider[], store = shelf()) {
  const at = { now }
  const clock = { wall: () => at.now, steady: () => at.now }
  const failures: string[] = []
  const onFailure = (id: string, error: unknown) => failures.push(`${id}: ${String(error)}`)
  const asking = new Asking({
    clock,
    timeoutMs: 1_000,
    onFailure,
    breaker: { failures: 99, restMs: 1, longestRestMs: 1 },
  })
  const published = new Published({ providers, asking, clock, store })
  return { published, store, failures, pass: (ms: number) => (at.now += ms) }
}
const only = (abilities: Abilities, id = 'outside') => sourceOf(abilities, { id, title: `Title of ${id}` })

test('where nobody is asked, the figures of the release are told with their day and their publisher', () => {
  const { market, answer, fx } = onlyBundled()
  expect(marketRates.safeParse(market).error).toBeUndefined()
  // Freddie Mac, 8 October 2026: 7.40%. Treasury, 2 October 2026: ten years 5.28%.
  expect(market.mortgage30.points.at(-1)).toEqual({ date: '2026-10-08', value: 7.4 })
  expect(market.yields.points.find(({ months }) => months === 120)).toEqual({ months: 120, rate: 5.28 })
  expect(market.cpi.points.at(-1)).toEqual({ date: '2026-05-01', value: 335.123 })
  expect(market.inflation).toEqual({ value: 3.4, month: '2026-08-01' })
  // Bureau of Labor Statistics, 2 October 2026: 4.2% in September.
  expect(market.unemployment.points).toEqual([{ date: '2026-09-01', value: 4.2 }])
  for (const part of [market.yields, market.mortgage30, market.cpi, market.unemployment])
    expect(part).toMatchObject({
      bundled: true,
      fetchedAt: null,
      failingSince: null,
      url: expect.stringMatching(/^https:/),
    })
  expect([answer, fx]).toEqual([{ mortgage30: null }, null])
})

test('what a source says is told with its name and when it was read; the curve is put in order', async () => {
  const { published } = keeper([
    only({ mortgage: async () => weeks('2026-11-19', 7.31) }),
    only({ yields: async () => ({ days: [curve('2026-10-20', 5.1), curve('2026-11-19', 5.2)] }) }, 'curves'),
  ])
  await published.ask()
  const { market } = published
  expect(marketRates.safeParse(market).error).toBeUndefined()
  expect(market.mortgage30).toMatchObject({
    source: 'Title of outside',
    asOf: '2026-11-19',
    fetchedAt: '2026-11-20T12:00:00.000Z',
    bundled: false,
    stale: false,
    reason: null,
    timing: 'weekly',
    unit: 'percent',
    currency: null,
  })
  expect(market.mortgage15?.points).toEqual([{ date: '2026-11-19', value: 6.51 }])
  expect(market.yields.points.map(({ months }) => months)).toEqual([3, 120, 360])
  expect(market.yields.earlier?.asOf).toBe('2026-10-20')
  expect(published.answer.mortgage30).toEqual({ rate: 7.31, asOf: '2026-11-19', source: 'Title of outside' })
})

test('a failure leaves the last good figures, marked with the reason and since when; nobody is asked again within the hour', async () => {
  let fails = false
  const mortgage = vi.fn(async () => {
    if (fails) throw new Error('unplugged')
    return weeks('2026-11-19', 7.31)
  })
  const { published, pass } = keeper([only({ mortgage })])
  await published.ask()
  fails = true
  pass(6 * HOUR)
  await published.ask()
  pass(HOUR - 1)
  await published.ask()
  expect(mortgage).toHaveBeenCalledTimes(2)
  expect(published.market.mortgage30).toMatchObject({
    asOf: '2026-11-19',
    stale: true,
    reason: 'Title of outside didn’t respond. This is the last we have from it.',
    failingSince: '2026-11-20T18:00:00.000Z',
  })
  fails = false
  pass(1)
  await published.ask()
  expect(published.market.mortgage30).toMatchObject({ stale: false, reason: null, failingSince: null })
})

test('where one source fails the next is asked, and the first again the next time', async () => {
  let fails = true
  const first = vi.fn(async () => {
    if (fails) throw new Error('gone')
    return weeks('2026-11-19', 7.31)
  })
  const second = vi.fn(async () => weeks('2026-11-19', 7.3))
  const { published, pass } = keeper([only({ mortgage: first }, 'one'), only({ mortgage: second }, 'two')])
  await published.ask()
  expect(published.market.mortgage30).toMatchObject({ source: 'Title of two', stale: false })
  fails = false
  pass(6 * HOUR)
  await published.ask()
  expect(published.market.mortgage30.source).toBe('Title of one')
  expect(second).toHaveBeenCalledTimes(1)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['HTML', '<html>'],
  ['zeros', weeks('2026-11-19', 0)],
  ['a rate in parts of one', weeks('2026-11-19', 0.0731)],
  ['a rate of another world', weeks('2026-11-19', 23)],
  ['the future', weeks('2026-11-21', 7.3)],
  ['no weeks', { thirty: [], fifteen: [] }],
  ['1970', weeks('1970-01-01', 7.4)],
  ['poison', JSON.parse('{"__proto__":{"thirty":[]}}')],
])('%s is not taken for a rate', async (_, said) => {
  const { published } = keeper([only({ mortgage: async () => said })])
  await published.ask()
  expect(published.market.mortgage30).toMatchObject({ bundled: true, points: { length: bundledWeeks } })
  expect(published.market.mortgage30.points.at(-1)?.value).toBe(7.4)
})
const bundledWeeks = onlyBundled().market.mortgage30.points.length

test('a rate may move by a point at once, and by more when more time lies between', async () => {
  // 42 days after 8 October: 1 point, and 0.02 more for each day.
  for (const [rate, bundled] of [
    [7.4 + 1.83, false],
    [7.4 - 1.83, false],
    [7.4 + 1.85, true],
  ] as const) {
    const { published } = keeper([only({ mortgage: async () => weeks('2026-11-19', rate) })])
    await published.ask()
    expect(published.market.mortgage30.bundled).toBe(bundled)
  }
})

test('a run after it begins with what was kept, asks nobody while that is new, and says nothing of a source it does not ask', async () => {
  const store = shelf()
  const mortgage = vi.fn(async () => weeks('2026-11-19', 7.31))
  await keeper([only({ mortgage })], store).published.ask()
  const silent = vi.fn(async () => {
    throw new ProviderError('gone')
  })
  const again = keeper([only({ mortgage: silent })], store)
  again.pass(HOUR)
  again.published.start()
  await vi.waitFor(() => expect(again.published.market.mortgage30.bundled).toBe(false))
  expect(again.published.market.mortgage30).toMatchObject({ asOf: '2026-11-19', fetchedAt: '2026-11-20T12:00:00.000Z' })
  expect(silent).not.toHaveBeenCalled()
  again.published.stop()
  const other = keeper([only({ mortgage: silent }, 'another')], store)
  other.published.start()
  await vi.waitFor(() => expect(silent).toHaveBeenCalled())
  expect(other.published.market.mortgage30.bundled).toBe(true)
  other.published.stop()
})

test('of two nodes over one store the other waits for as long as what one read is new, and takes it over', async () => {
  vi.useFakeTimers({ now })
  const store = shelf()
  const clock = { wall: () => Date.now(), steady: () => Date.now() }
  const open = () => {
    const mortgage = vi.fn(async () => weeks('2026-11-19', 7.31))
    const asking = new Asking({ clock, timeoutMs: 1_000 })
    return { mortgage, published: new Published({ providers: [only({ mortgage })], asking, clock, store }) }
  }
  const [one, two] = [open(), open()]
  one.published.start()
  await vi.advanceTimersByTimeAsync(HOUR)
  two.published.start()
  await vi.advanceTimersByTimeAsync(24 * HOUR)
  expect(two.published.market.mortgage30).toMatchObject({ asOf: '2026-11-19', bundled: false })
  expect(one.mortgage.mock.calls.length + two.mortgage.mock.calls.length).toBe(5)
  one.published.stop()
  two.published.stop()
  vi.useRealTimers()
})

test('old after days: a mortgage average of eleven days ago should have a newer one', async () => {
  const { published, pass } = keeper([only({ mortgage: async () => weeks('2026-11-12', 7.31) })])
  await published.ask()
  expect(published.market.mortgage30.stale).toBe(false)
  pass(4 * 24 * HOUR)
  expect(published.market.mortgage30).toMatchObject({
    stale: true,
    reason: 'Nothing newer was published when we last looked.',
  })
})

// CPI-U, not seasonally adjusted: September 2025 324.800, September 2024 315.301 (BLS), published as 3.0%.
test.each([
  [
    [
      ['2024-09-01', 315.301],
      ['2025-09-01', 324.8],
    ],
    { value: 3, month: '2025-09-01' },
  ],
  [
    [
      ['2024-09-01', 315.301],
      ['2025-09-01', null],
      ['2025-10-01', 324.8],
    ],
    null,
  ],
  [
    [
      ['2025-10-01', null],
      ['2026-10-01', 336],
    ],
    null,
  ],
  [[['2026-10-01', 336]], null],
] as [[string, number | null][], unknown][])('inflation of %j', (rows, expected) => {
  expect(over12Months(rows.map(([date, value]) => ({ date, value })))).toEqual(expected)
})
