import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Instrument } from '#wire/market.ts'
import { Doubts } from './doubts.ts'
import { MarketFeed } from './feed.ts'
import { sourceOf as openSource } from './provider.testkit.ts'
import type { Provider } from './provider.ts'
import { sampleMarket, sampleProvider } from './sample-provider.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000

function line(changes: Partial<Instrument> = {}): Instrument {
  const base = sampleMarket(1, noon / 10_000)[3] as Instrument
  return { ...base, kind: 'stock', price: 100, sample: false, source: 'Outside', asOf: at(0), ...changes }
}
function at(minutes: number): string {
  return new Date(noon + minutes * 60_000).toISOString()
}

/** One source after the other says what a share costs, a minute apart; gives what is shown each time. */
function watch(before: Instrument, minutesApart = 1) {
  const clock = { now: 0 }
  const doubts = new Doubts(() => clock.now)
  let last = before
  let minute = 0
  return {
    clock,
    says: (changes: Partial<Instrument>, provider = 'one') => {
      minute += minutesApart
      clock.now += minutesApart * 60_000
      last = doubts.judge(provider, line({ asOf: at(minute), ...changes }), last)
      return [last.price, last.stale]
    },
  }
}

describe('a price', () => {
  test.each([
    ['stock', 149],
    ['stock', 67],
    ['index', 119],
    ['etf', 75],
    ['fx', 114],
    ['bond', 129],
  ] as const)('of a %s that goes from 100 to %d is news', (kind, price) => {
    expect(watch(line({ kind })).says({ kind, price })).toEqual([price, false])
  })

  test.each([
    ['stock', 160],
    ['stock', 45],
    ['stock', 270],
    ['stock', 51],
    ['stock', 198],
    ['index', 70],
    ['fx', 130],
  ] as const)(
    'of a %s that goes from 100 to %d is shown when it is said again later, not when it is only repeated',
    (kind, price) => {
      const { says } = watch(line({ kind }))
      expect(says({ kind, price, asOf: at(1) })).toEqual([100, true])
      expect(says({ kind, price, asOf: at(1) })).toEqual([100, true])
      expect(says({ kind, price: price * 1.01, asOf: at(2) })).toEqual([price * 1.01, false])
    },
  )

  test.each([1_900, 1_100, 650, 16, 0.9])(
    'that goes from 100 to %d is not shown though its source repeats it, until a day has passed',
    (price) => {
      const { says, clock } = watch(line())
      for (let i = 0; i < 20; i += 1) expect(says({ price })).toEqual([100, true])
      clock.now += 20 * HOUR
      expect(says({ price })).toEqual([price, false])
    },
  )

  test('in cents where it was in dollars stays out for the day, and dollars again end the doubt', () => {
    const { says } = watch(line())
    for (let i = 0; i < 20; i += 1) expect(says({ price: 10_000 })).toEqual([100, true])
    expect(says({ price: 101 })).toEqual([101, false])
    expect(says({ price: 10_100 })).toEqual([101, true])
  })

  test.each([4, 5, 10, 20, 50])(
    'after a split of %f for 1, or one for so many, is shown at the third saying',
    (ratio) => {
      for (const price of [(100 / ratio) * 1.02, 100 * ratio * 0.98]) {
        const { says } = watch(line())
        expect(says({ price })).toEqual([100, true])
        expect(says({ price: price * 1.01 })).toEqual([100, true])
        expect(says({ price })).toEqual([price, false])
        expect(says({ price: price * 1.02 })).toEqual([price * 1.02, false])
      }
    },
  )

  test('another source says too is shown at once', () => {
    const { says } = watch(line())
    expect(says({ price: 1_900 }, 'one')).toEqual([100, true])
    expect(says({ price: 1_850 }, 'two')).toEqual([1_850, false])
  })

  test('that goes this way and that confirms nothing', () => {
    const { says } = watch(line())
    for (const price of [300, 30, 250, 40, 290, 20]) expect(says({ price })).toEqual([100, true])
  })

  test('of an interest rate moves in points, through zero and below', () => {
    const rate = (price: number) => ({ kind: 'rate' as const, price })
    const { says } = watch(line(rate(0.2)))
    for (const price of [2.1, 0.2, -0.4, 1.5]) expect(says(rate(price))).toEqual([price, false])
    expect(says(rate(15))).toEqual([1.5, true])
    expect(says(rate(15.1))).toEqual([15.1, false])
  })
})

test('another currency or kind under the same symbol is not shown on a source’s word, whatever the price', () => {
  for (const changed of [{ currency: 'GBP' }, { kind: 'index' as const }]) {
    const { says, clock } = watch(line())
    for (let i = 0; i < 5; i += 1) expect(says({ ...changed, price: 101 })).toEqual([100, true])
    clock.now += 20 * HOUR
    expect(says({ ...changed, price: 101 })).toEqual([101, false])
  }
})

test('whatever a source says, a shown price is a price it said, and never one it said only once beyond the ordinary', () => {
  const price = fc.constantFrom(100, 101, 50, 51, 200, 1_900, 10_000, 1, 149)
  fc.assert(
    fc.property(fc.array(price, { maxLength: 30 }), (said) => {
      const { says } = watch(line())
      const heard = [100]
      let shown = 100
      for (const one of said) {
        heard.push(one)
        const [now = 0, isStale] = says({ price: one }) as [number, boolean]
        expect(heard).toContain(now)
        if (Math.max(now / shown, shown / now) > 1.5) {
          expect(isStale).toBe(false)
          expect(heard.filter((before) => Math.max(before / now, now / before) <= 1.5).length).toBeGreaterThan(1)
        }
        shown = now
      }
    }),
  )
})

test('the feed shows the rest, keeps the doubted line with its mark, asks the next source, and is stale when all is doubted', async () => {
  const clock = { wall: noon, steady: 0 }
  const prices = { one: { AAA: 100, BBB: 100 }, two: { AAA: 100, BBB: 100 } }
  const linesOf = (id: 'one' | 'two') => async () => ({
    instruments: Object.entries(prices[id]).map(([symbol, price]) =>
      line({ symbol, price, asOf: new Date(clock.wall).toISOString() }),
    ),
  })
  const asked = vi.fn(linesOf('two'))
  const sourceOf = (id: 'one' | 'two'): Provider =>
    openSource({ quotes: id === 'two' ? asked : linesOf(id) }, { id, title: id })
  const feed = new MarketFeed({
    providers: [sourceOf('one'), sourceOf('two')],
    fallback: sampleProvider(1),
    floorMs: 0,
    timeoutMs: 1_000,
    epoch: 'e',
    clock: { wall: () => clock.wall, steady: () => clock.steady },
  })
  const shown = async () => {
    clock.wall += 60_000
    clock.steady += 60_000
    const { snapshot } = (await feed.refresh()).current
    return [snapshot.source, snapshot.stale, ...snapshot.instruments.map(({ price, stale }) => [price, stale])]
  }
  expect(await shown()).toEqual(['one', false, [100, false], [100, false]])
  expect(asked).not.toHaveBeenCalled()
  prices.one.AAA = 1_900
  expect(await shown()).toEqual(['one, two', false, [100, false], [100, false]])
  prices.two.AAA = 1_900
  expect(await shown()).toEqual(['one, two', false, [1_900, false], [100, false]])
  prices.one = { AAA: 19, BBB: 700 }
  prices.two = { AAA: 190_000, BBB: 11 }
  expect(await shown()).toEqual(['one, two', true, [1_900, true], [100, true]])
})
