import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { openPglite } from '../../store/pglite.testkit.ts'
import { openSqlite } from '../../store/sqlite.ts'
import { describeCommunity } from './community-contract.testkit.ts'

describeCommunity('SQLite', 'sqlite', async () => openSqlite(':memory:'))

const pglite = openPglite()
beforeAll(async () => void (await sql`SELECT 1`.execute(pglite)), 60_000)
afterAll(async () => await pglite.destroy())
describeCommunity('PostgreSQL (in process)', 'postgres', async () => {
  await sql`DROP SCHEMA public CASCADE`.execute(pglite)
  await sql`CREATE SCHEMA public`.execute(pglite)
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'destroy') return async () => {}
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
})
