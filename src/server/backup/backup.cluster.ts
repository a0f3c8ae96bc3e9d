import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { processes } from '../process.testkit.ts'
import { STEPS_TABLE, stepChecksum } from '../store/migrate.ts'
import type { Migration } from '../store/migration.ts'
import { openStore } from '../store/open-store.ts'
import { examplePost } from '../store/store-contract.testkit.ts'
import { checkArchive } from './archive.ts'
import { backup, restore } from './commands.ts'
import { everything, oddPosts, wideSchema } from './drill.testkit.ts'
import { makeBackup } from './make-backup.ts'
import { fitBackup, postgresTarget, restorePostgres } from './restore.ts'
import { postgresSource } from './row-source.ts'

// Run by scripts/cluster-test.ts against a real PostgreSQL server.
const server = process.env['TEST_DATABASE_URL'] ?? ''
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-backup-'))
const { start, killAll, remove } = processes()
const at = '2026-11-23T03:00:00.000Z'
let databases = 0
let url = ''

async function asAdmin(text: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(text)
  await admin.end()
}

beforeEach(async () => {
  const name = `backup_${process.pid}_${++databases}`
  await asAdmin(`CREATE DATABASE ${name}`)
  url = Object.assign(new URL(server), { pathname: `/${name}` }).href
})
afterEach(killAll)
afterAll(() => {
  remove()
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => ({
  databaseUrl: url,
  dataDir: folder,
  backupDir: path.join(folder, 'backups'),
  backupKeep: 50,
  bucket: undefined,
})
const open = () => openStore({ ...settings(), poolSize: 2, statementTimeoutMs: 1_000, onIdleError: () => {} })

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

test('the drill: save while the service writes, lose everything, restore: the same content, and the service goes on', async () => {
  const store = await open()
  await store.posts.seed(oddPosts)
  const before = await everything(store.posts)
  const saved = await backup(settings(), at)
  await store.posts.save(examplePost('after-the-backup'))
  await store.close()
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE of_somebody_else (x TEXT)')
  const restored = await restore(settings(), at, saved.file)
  expect(restored).toMatchObject({
    end: { content: saved.end.content, rows: { posts: oddPosts.length } },
    kept: undefined,
  })
  const again = await open()
  expect(await everything(again.posts)).toEqual(before)
  await again.close()
  expect(await query("SELECT to_regclass('of_somebody_else') IS NOT NULL AS there")).toEqual([{ there: true }])
  expect((await backup(settings(), '2026-11-23T04:00:00.000Z')).end.content).toBe(saved.end.content)
})

test('what was saved from one database is restored into the other, with the same name for its content', async () => {
  const store = await open()
  await store.posts.seed(oddPosts)
  await store.close()
  const saved = await backup(settings(), '2026-11-23T05:00:00.000Z')
  const file = {
    databaseUrl: undefined,
    dataDir: path.join(folder, 'file'),
    backupDir: folder,
    backupKeep: 5,
    bucket: undefined,
  }
  await restore(file, at, saved.file)
  const fromFile = await backup(file, at, path.join(folder, 'from-file.backup.gz'))
  expect(fromFile.end.content).toBe(saved.end.content)
  await restore(settings(), at, fromFile.file)
  expect((await backup(settings(), at, path.join(folder, 'back.backup.gz'))).end.content).toBe(saved.end.content)
})

test('a restore keeps what stood there, is refused under a running node, and takes back all of it when it fails', async () => {
  const store = await open()
  await store.posts.seed([examplePost('one')])
  const first = await backup(settings(), '2026-11-23T06:00:00.000Z')
  await store.posts.save(examplePost('two'))
  await expect(restore(settings(), at, first.file)).rejects.toThrow('Stop every node first')
  await store.close()
  const running = start({ PORT: '0', DRAIN_MS: '0', DATABASE_URL: url })
  await running.ready()
  await expect(restore(settings(), at, first.file)).rejects.toThrow('A service is running on this database')
  running.child.kill('SIGKILL')
  await running.ended
  await expect
    .poll(
      () =>
        restore(settings(), '2026-11-23T07:00:00.000Z', first.file).then(
          ({ kept }) => kept,
          () => '',
        ),
      { timeout: 10_000 },
    )
    .toMatch(/before-restore-/)
  expect(await query('SELECT slug FROM posts')).toEqual([{ slug: 'one' }])
  // A table of somebody else that refers to ours cannot be left standing, so nothing is changed.
  await query("CREATE TABLE clings (slug TEXT REFERENCES posts (slug)); INSERT INTO clings VALUES ('one')")
  await expect(restore(settings(), '2026-11-23T08:00:00.000Z', first.file)).rejects.toThrow()
  expect(await query('SELECT slug FROM posts')).toEqual([{ slug: 'one' }])
})

test('no service starts under a restore', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT pg_advisory_lock(7218002)')
  await expect(open()).rejects.toThrow('A backup is being restored into this store')
  await client.end()
  await (await open()).close()
})

test('a node whose connection is cut marks itself again, so that a restore still sees it', async () => {
  const losses: Error[] = []
  const store = await openStore({
    ...settings(),
    poolSize: 2,
    statementTimeoutMs: 1_000,
    onIdleError: (error) => losses.push(error),
  })
  await query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'truepenny' AND datname = current_database()",
  )
  await expect.poll(() => losses.length).toBeGreaterThan(0)
  await expect
    .poll(
      async () =>
        (
          await query<{ n: string }>(
            "SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'",
          )
        )[0]?.n,
      { timeout: 15_000 },
    )
    .toBe('1')
  await store.close()
})

test('numbers, counters, bytes and rows that refer to each other come back as they were, and counting goes on behind them', async () => {
  const steps: readonly Migration[] = wideSchema('INTEGER GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY', 'BYTEA')
  for (const text of [STEPS_TABLE, ...steps.flatMap((step) => step.statements)]) await query(text)
  for (const step of steps)
    await query(
      `INSERT INTO schema_steps VALUES ('${step.area}', ${step.version}, '${step.name}', '${stepChecksum(step)}', '${at}')`,
    )
  await query(
    `INSERT INTO people (name, weight, big, face) VALUES ('one', 0.30000000000000004, 4611686018427387904, '\\x00ff0a'), ('two', -1e300, -5, NULL), ('12', NULL, NULL, '\\x')`,
  )
  await query("INSERT INTO answers VALUES ('z', 1, NULL), ('a', 2, 'z'), ('0', 3, 'a')")
  const read = async () => [
    await query('SELECT * FROM people ORDER BY id'),
    await query('SELECT * FROM answers ORDER BY id'),
  ]
  const before = await read()
  const file = path.join(folder, 'wide.backup.gz')
  const end = await makeBackup(await postgresSource(url), file, steps, at)
  expect(end.rows).toEqual({ answers: 3, people: 4 })
  await query('DELETE FROM answers; DELETE FROM people')
  const client = await postgresTarget(url)
  await restorePostgres(await fitBackup(file, steps), client, steps)
  await client.end()
  expect(await read()).toEqual(before)
  expect(await query("INSERT INTO people (name) VALUES ('next') RETURNING id")).toEqual([{ id: 5 }])
  await expect(query("INSERT INTO answers VALUES ('y', 99, NULL)")).rejects.toThrow(/foreign key/)
  expect((await checkArchive(file)).head.kind).toBe('postgres')
})
