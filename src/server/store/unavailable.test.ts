import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../app.testkit.ts'
import type { PostsRepository } from '../areas/posts/store.ts'
import { openStore } from './open-store.ts'
import { openSqlite } from './sqlite.ts'
import { examplePost } from './store-contract.testkit.ts'
import { guarded, StoreUnavailable, unavailableReason, untilFree } from './unavailable.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-away-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const options = {
  databaseUrl: undefined,
  backupDir: path.join(folder, 'backups'),
  poolSize: 2,
  statementTimeoutMs: 1_000,
  onIdleError: () => {},
}

async function open(name: string) {
  const dataDir = path.join(folder, name)
  const store = await openStore({ ...options, dataDir })
  await store.posts.seed([examplePost('first'), examplePost('second')])
  return { store, file: path.join(dataDir, 'truepenny.sqlite') }
}

test('SQLite held by another writer: reading goes on, writing is told to come back, and soon', async () => {
  const { store, file } = await open('held')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  expect((await store.posts.list()).posts).toHaveLength(2)
  const began = performance.now()
  await expect(store.posts.save(examplePost('third'))).rejects.toMatchObject({ statusCode: 503, why: 'busy' })
  expect(performance.now() - began).toBeLessThan(1_000)
  setTimeout(() => other.exec('COMMIT'), 300)
  await untilFree(() => store.posts.save(examplePost('third')), 10_000)
  expect((await store.posts.list()).posts).toHaveLength(3)
  other.close()
  await store.close()
})

test('SQLite that is full, read-only or damaged says so in words, and each by its own name', async () => {
  const { store, file } = await open('worn')
  await store.close()
  const db = openSqlite(file)
  await sql`PRAGMA max_page_count = 1`.execute(db)
  const full = await sql`CREATE TABLE large AS SELECT zeroblob(1000000) AS x`
    .execute(db)
    .catch((error: unknown) => error)
  await sql`PRAGMA query_only = ON`.execute(db)
  const posts = await sql<{ page: number }>`SELECT rootpage AS page FROM sqlite_schema WHERE name = 'posts'`.execute(db)
  const readOnly = await sql`DELETE FROM posts`.execute(db).catch((error: unknown) => error)
  await db.destroy()
  // The page the posts begin on; those that hold the schema stay.
  const end = (posts.rows[0]?.page ?? 0) * 4_096
  writeFileSync(file, readFileSync(file).fill(0xa5, end - 4_096, end))
  const broken = openSqlite(file)
  const damaged = await sql`SELECT * FROM posts`.execute(broken).catch((error: unknown) => error)
  await broken.destroy()
  expect([full, readOnly, damaged].map(unavailableReason)).toEqual(['full', 'read-only', 'damaged'])
})

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  [failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), 'away'],
  [failure('read ECONNRESET', { code: 'ECONNRESET' }), 'away'],
  [new AggregateError([failure('connect', { code: 'ECONNREFUSED' })]), 'away'],
  [failure('Connection terminated unexpectedly'), 'away'],
  [failure('Client has encountered a connection error and is not queryable'), 'away'],
  [failure('terminating connection due to administrator command', { code: '57P01' }), 'away'],
  [failure('the database system is starting up', { code: '57P03' }), 'away'],
  [failure('sorry, too many clients already', { code: '53300' }), 'away'],
  [failure('Query read timeout'), 'slow'],
  [failure('timeout exceeded when trying to connect'), 'slow'],
  [failure('Connection terminated due to connection timeout'), 'slow'],
  [failure('canceling statement due to statement timeout', { code: '57014' }), 'slow'],
  [failure('could not extend file: No space left on device', { code: '53100' }), 'full'],
  [failure('cannot execute INSERT in a read-only transaction', { code: '25006' }), 'read-only'],
  [failure('deadlock detected', { code: '40P01' }), 'busy'],
  [failure('syntax error', { code: '42601' }), null],
  [failure('duplicate key', { code: '23505' }), null],
  [failure('syntax error', { code: 'ERR_SQLITE_ERROR', errcode: 1 }), null],
  [failure('constraint', { code: 'ERR_SQLITE_ERROR', errcode: 1555 }), null],
  [failure('busy snapshot', { code: 'ERR_SQLITE_ERROR', errcode: 517 }), 'busy'],
  ['a text', null],
])('%s means %s', (error, why) => {
  expect(unavailableReason(error)).toBe(why)
})

const silent: PostsRepository = {
  list: async () => ({ posts: [], next: null }),
  find: async () => null,
  tags: async () => [],
  newest: async () => [],
  save: async () => {},
  seed: async () => {},
}

test('a lost connection is no news to a reader, a second one is; a writer hears of the first', async () => {
  const lost = failure('Connection terminated unexpectedly')
  const find = vi.fn<PostsRepository['find']>(async () => null).mockRejectedValueOnce(lost)
  const save = vi.fn<PostsRepository['save']>(async () => {}).mockRejectedValueOnce(lost)
  const posts = guarded({ ...silent, find, save }, ['list', 'find'], () => 0)
  expect(await posts.find('x')).toBeNull()
  expect(find).toHaveBeenCalledTimes(2)
  await expect(posts.save(examplePost('x'))).rejects.toMatchObject({ why: 'away' })
  expect(save).toHaveBeenCalledTimes(1)
  find.mockRejectedValue(lost)
  await expect(posts.find('x')).rejects.toBeInstanceOf(StoreUnavailable)
})

test('after one has waited in vain, others are told at once for a second, and then one asks again', async () => {
  let now = 0
  const find = vi.fn<PostsRepository['find']>(async () => null).mockRejectedValueOnce(failure('Query read timeout'))
  const posts = guarded({ ...silent, find }, ['find'], () => now)
  await expect(posts.find('x')).rejects.toMatchObject({ why: 'slow' })
  now = 999
  await expect(posts.find('x')).rejects.toMatchObject({ why: 'slow' })
  expect(find).toHaveBeenCalledTimes(1)
  now = 1_000
  expect(await posts.find('x')).toBeNull()
})

test('a store that is away is a 503 that says when to come back; a mistake of ours stays one', async () => {
  const list = vi.fn<PostsRepository['list']>(async () => ({ posts: [], next: null }))
  const posts = guarded({ ...silent, list }, ['list'], () => performance.now())
  const opened = await openTestApp({ store: { posts, ping: async () => {} } })
  list.mockRejectedValueOnce(failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' }))
  list.mockRejectedValueOnce(failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' }))
  const away = await opened.app.inject('/api/v1/posts')
  expect([away.statusCode, away.headers['retry-after'], away.json().error]).toMatchObject([
    503,
    '5',
    { code: 'store_unavailable', message: expect.stringMatching(/Try again in a few seconds/) },
  ])
  list.mockRejectedValueOnce(failure('syntax error at or near', { code: '42601' }))
  expect((await opened.app.inject('/api/v1/posts')).statusCode).toBe(500)
  expect((await opened.app.inject('/api/v1/posts')).statusCode).toBe(200)
  await opened.close()
})
