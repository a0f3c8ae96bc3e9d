import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { describeAdminStore } from '../areas/admin/admin-contract.testkit.ts'
import { describeMarketStore } from '../areas/market/market-store-contract.testkit.ts'
import { describeManuscripts } from '../areas/posts/manuscripts-contract.testkit.ts'
import type { Database } from './database.ts'
import { openStore } from './open-store.ts'
import { openPostgres } from './postgres.ts'
import { describeStore, examplePost } from './store-contract.testkit.ts'

// Run by scripts/cluster-test.ts against a real PostgreSQL server.
const url = process.env['TEST_DATABASE_URL'] ?? ''
const limits = { poolSize: 10, statementTimeoutMs: 1_000 }
let schemas = 0

/** A database with nothing in it: a fresh schema, first in the search path of every connection of its pool. */
async function openEmpty(): Promise<Kysely<Database>> {
  const schema = `test_${process.pid}_${++schemas}`
  const admin = openPostgres(url, limits, () => {})
  await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(admin)
  await admin.destroy()
  const pool = new pg.Pool({ connectionString: url, max: 10, options: `-c search_path=${schema}` })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

describeStore('PostgreSQL (server)', 'postgres', openEmpty)
describeAdminStore('PostgreSQL (server)', 'postgres', openEmpty)
describeManuscripts('PostgreSQL (server)', 'postgres', openEmpty)

const options = { databaseUrl: url, dataDir: '', backupDir: '', ...limits, onIdleError: () => {} }

test('four nodes starting at once migrate and seed once', async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(options)))
  await Promise.all(stores.map((store) => store.posts.seed([examplePost('one'), examplePost('two')])))
  expect((await stores[0]?.posts.list())?.posts).toHaveLength(2)
  await Promise.all(stores.map((store) => store.close()))
})

test('a statement that takes too long is ended by the server', async () => {
  const db = openPostgres(url, limits, () => {})
  await expect(sql`SELECT pg_sleep(5)`.execute(db)).rejects.toThrow(/statement timeout/)
  await db.destroy()
})

test('connections cut by the server are replaced', async () => {
  const failures: Error[] = []
  const db = openPostgres(url, limits, (error) => failures.push(error))
  const other = openPostgres(url, limits, () => {})
  await sql`SELECT 1`.execute(db)
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'truepenny'`.execute(
    other,
  )
  await expect.poll(() => failures.length).toBe(1)
  await sql`SELECT 1`.execute(db)
  await db.destroy()
  await other.destroy()
})

describeMarketStore('PostgreSQL (server)', 'postgres', openEmpty)
