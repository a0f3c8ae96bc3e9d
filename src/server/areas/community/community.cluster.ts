import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '../../store/database.ts'
import { prepare } from '../../store/open-store.ts'
import { openPostgres } from '../../store/postgres.ts'
import { describeCommunity, question } from './community-contract.testkit.ts'
import { communityRepository } from './store.ts'

// Run by scripts/cluster-test.ts against a real PostgreSQL server.
const url = process.env['TEST_DATABASE_URL'] ?? ''
let schemas = 0

/** A database with nothing in it, for as many connections as a node has. */
async function openEmpty(): Promise<Kysely<Database>> {
  const schema = `community_${process.pid}_${++schemas}`
  const admin = openPostgres(url, { poolSize: 1, statementTimeoutMs: 5_000 }, () => {})
  await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(admin)
  await admin.destroy()
  const pool = new pg.Pool({ connectionString: url, max: 10, options: `-c search_path=${schema}` })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

describeCommunity('PostgreSQL (server)', 'postgres', openEmpty)

test('two nodes, one visitor: of many texts sent at once one is written, whatever the node', async () => {
  const db = await openEmpty()
  await prepare(db, 'postgres')
  const now = Date.parse('2026-11-20T12:00:00Z')
  const nodes = [communityRepository(db, 'postgres', () => now), communityRepository(db, 'postgres', () => now)]
  const who = { visitor: '203.0.113.9', device: 'device-token-of-somebody-00' }
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      nodes[n % 2]?.ask(who, question({ text: `Text number ${n} of those sent in the same moment.` })),
    ),
  )
  expect(sent.filter((one) => one?.ok)).toHaveLength(1)
  const same = question({ text: 'The same form sent twelve times from somewhere else.' })
  const elsewhere = { visitor: '198.51.100.7' }
  const again = await Promise.all(Array.from({ length: 12 }, (_, n) => nodes[n % 2]?.ask(elsewhere, same)))
  expect(new Set(again.map((one) => (one?.ok ? one.id : one?.why))).size).toBe(1)
  expect((await nodes[0]?.list())?.threads).toHaveLength(2)
  await db.destroy()
})
