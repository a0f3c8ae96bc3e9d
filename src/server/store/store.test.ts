import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeAdminStore } from '../areas/admin/admin-contract.testkit.ts'
import { describeManuscripts } from '../areas/posts/manuscripts-contract.testkit.ts'
import { openStore } from './open-store.ts'
import { openPglite } from './pglite.testkit.ts'
import { openSqlite } from './sqlite.ts'
import { describeStore, examplePost } from './store-contract.testkit.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const openFile = async () => openSqlite(path.join(folder, `${++files}.sqlite`))
describeStore('SQLite', 'sqlite', openFile)
describeAdminStore('SQLite', 'sqlite', openFile)
describeManuscripts('SQLite', 'sqlite', openFile)

const pglite = openPglite()
beforeAll(async () => void (await sql`SELECT 1`.execute(pglite)), 60_000)
afterAll(async () => await pglite.destroy())
const openInProcess = async () => {
  await sql`DROP SCHEMA public CASCADE`.execute(pglite)
  await sql`CREATE SCHEMA public`.execute(pglite)
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'destroy') return async () => {}
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
describeStore('PostgreSQL (in process)', 'postgres', openInProcess)
describeAdminStore('PostgreSQL (in process)', 'postgres', openInProcess)
describeManuscripts('PostgreSQL (in process)', 'postgres', openInProcess)

const options = {
  databaseUrl: undefined,
  backupDir: path.join(folder, 'backups'),
  poolSize: 2,
  statementTimeoutMs: 1_000,
  onIdleError: () => {},
}

test('the file outlives the process that wrote it', async () => {
  const dataDir = path.join(folder, 'made', 'on', 'demand')
  const first = await openStore({ ...options, dataDir })
  await first.posts.seed([examplePost('kept')])
  await first.close()
  const second = await openStore({ ...options, dataDir })
  await second.ping()
  expect(await second.posts.find('kept')).not.toBeNull()
  await second.close()
  await expect(second.ping()).rejects.toThrow()
})

test('a file that is not a database, and a folder that is a file, are each one clear line', async () => {
  const broken = mkdtempSync(path.join(folder, 'broken-'))
  writeFileSync(path.join(broken, 'truepenny.sqlite'), 'not a database at all, but long enough to look at'.repeat(30))
  await expect(openStore({ ...options, dataDir: broken })).rejects.toThrow(/^DATA_DIR .* cannot be used: [^\n]+$/)
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  await expect(openStore({ ...options, dataDir: path.join(file, 'sub') })).rejects.toThrow(/cannot be used/)
})

test('a PostgreSQL that is not there is one clear line without the password', async () => {
  const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/none'
  const failure = await openStore({ ...options, databaseUrl, dataDir: folder }).catch((error: unknown) => String(error))
  expect(failure).toMatch(/cannot be prepared/)
  expect(failure).not.toMatch(/secret|\n/)
})
