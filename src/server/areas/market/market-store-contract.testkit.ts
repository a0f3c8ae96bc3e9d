import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Candle } from '#wire/market-history.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { migrate } from '../../store/migrate.ts'
import { CallBudget } from './call-budget.ts'
import { marketMigrations } from './migrations.ts'
import { type MarketRepository, marketRepository } from './store.ts'

const noon = Date.parse('2026-11-20T12:00:30Z')
const MINUTE = 60_000
const DAY = 86_400_000

export const exampleCandle = (date: string, close: number, changes: Partial<Candle> = {}): Candle => ({
  date,
  open: close - 1,
  high: close + 1,
  low: null,
  close,
  adjusted: close,
  volume: 3_120_400,
  dividend: 0,
  split: 1,
  ...changes,
})

/** What the market's part of the store keeps, on every database. */
export function describeMarketStore(
  name: string,
  kind: DatabaseKind,
  openEmpty: () => Promise<Kysely<Database>>,
): void {
  describe(`the market's store on ${name}`, () => {
    let db: Kysely<Database>
    let market: MarketRepository
    const at = { now: noon }
    const errors: unknown[] = []
    const budget = () => new CallBudget({ counts: market, wall: () => at.now, onError: (error) => errors.push(error) })

    beforeEach(async () => {
      db = await openEmpty()
      await migrate(db, kind, marketMigrations)
      market = marketRepository(db)
      at.now = noon
      errors.length = 0
    })
    afterEach(async () => {
      await db.destroy()
      expect(errors).toEqual([])
    })

    test('calls of a minute and of a day are counted over restarts, and said when they come back', async () => {
      const limits = { perMinute: 2, perDay: 3 }
      expect([await budget().take('one', limits), await budget().take('one', limits)]).toEqual([0, 0])
      expect(await budget().take('one', limits)).toBe(30_000)
      at.now += MINUTE
      expect(await budget().take('one', limits)).toBe(0)
      at.now += MINUTE
      // The day's three are made; what was refused by the day is not counted in the minute.
      expect(await budget().take('one', limits)).toBe(DAY - (at.now % DAY))
      expect(await budget().take('two', limits)).toBe(0)
      at.now += DAY
      expect(await budget().take('one', limits)).toBe(0)
    })

    test('of many nodes that ask for the last call one gets it', async () => {
      const nodes = Array.from({ length: 12 }, budget)
      const waits = await Promise.all(nodes.map((node) => node.take('one', { perMinute: 5, perDay: null })))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    })

    test('a day that its source calls used up is used up, for every run', async () => {
      const limits = { perMinute: null, perDay: 25 }
      await budget().exhaust('one', limits)
      expect(await budget().take('one', limits)).toBeGreaterThan(0)
      at.now += DAY
      expect(await budget().take('one', limits)).toBe(0)
    })

    test('counts of long ago are let go', async () => {
      await budget().take('one', { perMinute: 5, perDay: 5 })
      at.now += 30 * DAY
      await budget().take('two', { perMinute: 5, perDay: 5 })
      const rows = await db.selectFrom('market_calls').select('provider').execute()
      expect(rows.map(({ provider }) => provider)).toEqual(['two', 'two'])
    })

    test('a reading is kept as it is, the newest in place of the one before', async () => {
      expect(await market.reading('yields')).toBeNull()
      const value = { days: [{ date: '2026-11-20', odd: 'ä€😀"\\' }] }
      await market.keepReading('yields', { provider: 'one', readAt: '2026-11-20T12:00:00.000Z', value: 1 })
      await market.keepReading('yields', { provider: 'two', readAt: '2026-11-20T13:00:00.000Z', value })
      expect(await market.reading('yields')).toEqual({ provider: 'two', readAt: '2026-11-20T13:00:00.000Z', value })
      await db.updateTable('market_known').set({ value: '{half' }).execute()
      expect((await market.reading('yields'))?.value).toBeNull()
    })

    test('days of a symbol are kept in order, changed by a later reading, and never mixed with those of another source', async () => {
      const many = Array.from({ length: 1_203 }, (_, day) =>
        exampleCandle(new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10), 100 + day),
      )
      await market.keepCandles('VTI', 'one', many.toReversed(), true)
      expect(await market.candles('VTI', 'one', '1900-01-01')).toEqual(many)
      const changed = exampleCandle('2023-01-02', 55, {
        dividend: 0.91,
        split: 4,
        open: null,
        volume: null,
        adjusted: null,
      })
      await market.keepCandles('VTI', 'one', [changed], false)
      expect((await market.candles('VTI', 'one', '1900-01-01')).slice(0, 3)).toEqual([many[0], changed, many[2]])
      expect(await market.candles('VTI', 'one', '2026-04-16')).toEqual(many.slice(-2))
      expect(await market.candles('VTI', 'two', '1900-01-01')).toEqual([])
      await market.keepCandles('VTI', 'two', [changed], false)
      expect(await market.candles('VTI', 'one', '1900-01-01')).toEqual([])
      expect(await market.candles('VTI', 'two', '1900-01-01')).toEqual([changed])
      await market.keepCandles('VTI', 'two', many.slice(5, 7), true)
      expect(await market.candles('VTI', 'two', '1900-01-01')).toEqual(many.slice(5, 7))
    })
  })
}
