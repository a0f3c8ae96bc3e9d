import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from '../../store/pglite.testkit.ts'
import { openSqlite } from '../../store/sqlite.ts'
import { CallBudget } from './call-budget.ts'
import { describeMarketStore } from './market-store-contract.testkit.ts'

describeMarketStore('SQLite', 'sqlite', async () => openSqlite(':memory:'))

const pglite = openPglite()
beforeAll(async () => void (await sql`SELECT 1`.execute(pglite)), 60_000)
afterAll(async () => await pglite.destroy())
describeMarketStore('PostgreSQL (in process)', 'postgres', async () => {
  await sql`DROP SCHEMA public CASCADE`.execute(pglite)
  await sql`CREATE SCHEMA public`.execute(pglite)
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'destroy') return async () => {}
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
})

test('with the store away calls are counted here, and it is said', async () => {
  const errors: unknown[] = []
  const away = async () => await Promise.reject(new Error('away'))
  const budget = new CallBudget({
    counts: { take: away, fill: away },
    wall: () => Date.parse('2026-11-20T12:00:00Z'),
    onError: (error) => errors.push(error),
  })
  const limits = { perMinute: 3, perDay: 9 }
  const waits = await Promise.all(Array.from({ length: 5 }, () => budget.take('one', limits)))
  expect(waits).toEqual([0, 0, 0, 60_000, 60_000])
  await budget.exhaust('two', limits)
  expect(await budget.take('two', limits)).toBe(12 * 3_600_000)
  expect(errors).toHaveLength(4)
})
