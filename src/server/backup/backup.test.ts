import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { mediaFolder } from '../areas/media/folder.ts'
import { mediaIn } from '../areas/media/open-media.ts'
import { migrations } from '../areas/migrations.ts'
import { processes } from '../process.testkit.ts'
import { STEPS_TABLE, stepChecksum } from '../store/migrate.ts'
import type { Migration } from '../store/migration.ts'
import { openStore } from '../store/open-store.ts'
import { databaseFile } from '../store/sqlite.ts'
import { examplePost } from '../store/store-contract.testkit.ts'
import { BackupError, type BackupRow, checkArchive, writeArchive } from './archive.ts'
import { backup, restore } from './commands.ts'
import { ContentHash, type Value } from './content.ts'
import { everything, oddPosts, wideSchema } from './drill.testkit.ts'
import { backupsIn, newestBackupAt } from './folder.ts'
import { makeBackup } from './make-backup.ts'
import { fitBackup, restoreSqlite } from './restore.ts'
import { sqliteSource } from './row-source.ts'
import { tablesOf } from './tables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-backup-'))
const { start, killAll, remove } = processes()
vi.setConfig({ testTimeout: 90_000 })
afterAll(() => {
  killAll()
  remove()
  rmSync(folder, { recursive: true, force: true })
})

const at = '2026-11-23T03:00:00.000Z'
const settingsIn = (name: string) => ({
  databaseUrl: undefined,
  dataDir: path.join(folder, name),
  backupDir: path.join(folder, name, 'backups'),
  backupKeep: 3,
  bucket: undefined,
})
const open = (settings: ReturnType<typeof settingsIn>) =>
  openStore({ ...settings, poolSize: 1, statementTimeoutMs: 1_000, onIdleError: () => {} })

async function filled(name: string) {
  const settings = settingsIn(name)
  const store = await open(settings)
  await store.posts.seed(oddPosts)
  return { settings, store }
}

test('the drill: save while the service writes, lose everything, restore: the same content, and the service goes on', async () => {
  const { settings, store } = await filled('drill')
  const before = await everything(store.posts)
  expect(before).toHaveLength(oddPosts.length)
  const saved = await backup(settings, at)
  await store.posts.save(examplePost('after-the-backup'))
  await store.close()
  for (const end of ['', '-wal', '-shm']) rmSync(databaseFile(settings.dataDir) + end, { force: true })
  const restored = await restore(settings, at, saved.file)
  expect(restored).toMatchObject({
    end: { content: saved.end.content, rows: { posts: oddPosts.length } },
    kept: undefined,
  })
  const again = await open(settings)
  expect(await everything(again.posts)).toEqual(before)
  await again.posts.save(examplePost('goes-on'))
  await again.close()
  // What is saved of the restored store is what was saved before, name for name.
  const { file } = await backup({ ...settings, backupDir: path.join(folder, 'second') }, at)
  expect((await checkArchive(file)).end.rows).toEqual({ posts: oddPosts.length + 1 })
})

test('the drill with pictures: every byte is there again, and others that lie there stay', async () => {
  const { settings, store } = await filled('pictures')
  const media = mediaIn(settings.dataDir)
  const bytes = [0, 1, 70_000, 3_000_000].map((length, seed) =>
    Buffer.from(new Uint8Array(length).map((_, i) => (i * 31 + seed * 7 + (i >> 8)) & 255)),
  )
  const names = await Promise.all(bytes.map((one) => mediaFolder(media).put(one)))
  writeFileSync(path.join(media, 'notes.txt'), 'not a picture')
  writeFileSync(path.join(media, `${'a'.repeat(32)}.webp`), 'not what its name says')
  const saved = await backup(settings, at)
  expect(saved.end.pictures).toBe(4)
  expect((await checkArchive(saved.file)).head.format).toBe(2)
  await store.close()
  rmSync(media, { recursive: true })
  const later = await mediaFolder(media).put(Buffer.from('added after the backup'))
  await restore(settings, at, saved.file)
  expect(readdirSync(media).toSorted()).toEqual([...names, later].toSorted())
  for (const [i, name] of names.entries())
    expect(readFileSync(path.join(media, name)).equals(bytes[i] ?? Buffer.of())).toBe(true)
  const again = await backup({ ...settings, backupDir: path.join(folder, 'pictures-again') }, at)
  expect(again.end).toMatchObject({ pictures: 5, content: saved.end.content })
})

test('a picture that was changed in the backup is found before anything is restored', async () => {
  const { settings, store } = await filled('forged')
  await store.close()
  const name = await mediaFolder(mediaIn(settings.dataDir)).put(Buffer.from('as it was'))
  const { file } = await backup(settings, at)
  const text = gunzipSync(readFileSync(file)).toString()
  const swapped = text.replace(Buffer.from('as it was').toString('base64'), Buffer.from('is it now').toString('base64'))
  expect(swapped).not.toBe(text)
  const forged = path.join(folder, 'forged.gz')
  writeFileSync(forged, gzipSync(swapped))
  rmSync(mediaIn(settings.dataDir), { recursive: true })
  await expect(restore(settings, at, forged)).rejects.toThrow(new RegExp(`${name} of the backup is not what it was`))
  expect(readdirSync(settings.dataDir)).not.toContain('media')
})

test('a restore keeps what stood there, writes not yet folded in included, and can be undone', async () => {
  const { settings, store } = await filled('undone')
  const first = await backup(settings, at)
  await store.posts.save(examplePost('newer'))
  await store.close()
  const { kept } = await restore(settings, '2026-11-23T04:00:00.000Z', first.file)
  const back = await makeBackup(sqliteSource(kept ?? ''), path.join(folder, 'undo.backup.gz'), migrations, at)
  expect(back.rows).toEqual({ posts: oddPosts.length + 1 })
  await restore(settings, '2026-11-23T05:00:00.000Z', path.join(folder, 'undo.backup.gz'))
  const again = await open(settings)
  expect(await again.posts.find('newer')).not.toBeNull()
  await again.close()
})

test('a database that cannot be read any more is restored over, and kept', async () => {
  const { settings, store } = await filled('damaged')
  const { file } = await backup(settings, at)
  await store.close()
  writeFileSync(databaseFile(settings.dataDir), 'no database at all, but long enough to be looked at'.repeat(100))
  const { kept } = await restore(settings, at, file)
  expect(readFileSync(kept ?? '', 'utf8')).toContain('no database at all')
  const again = await open(settings)
  expect(await again.posts.find('odd')).toEqual(oddPosts[1])
  await again.close()
})

test('nothing is restored under a running service, and no service starts under a restore', async () => {
  const { settings, store } = await filled('running')
  const { file } = await backup(settings, at)
  await expect(restore(settings, at, file)).rejects.toThrow(/A service is running on .*running\. Stop it first\./)
  await store.close()
  const running = start({ PORT: '0', DRAIN_MS: '0', DATA_DIR: settings.dataDir })
  await running.ready()
  await expect(restore(settings, at, file)).rejects.toThrow('A service is running')
  // However it ends, its sign goes with it.
  running.child.kill('SIGKILL')
  await running.ended
  const held = new DatabaseSync(path.join(settings.dataDir, 'in-use.lock'))
  held.exec('BEGIN EXCLUSIVE')
  const { code, stderr } = await start({ PORT: '0', DATA_DIR: settings.dataDir }).ended
  expect([code, stderr]).toEqual([
    1,
    'Cannot start: A backup is being restored into this store. Start again when that is done.\n',
  ])
  held.close()
  await restore(settings, at, file)
})

describe('a backup that is not to be trusted', () => {
  const touched: Record<string, (lines: string[]) => string[]> = {
    'cut short': (lines) => lines.slice(0, -1),
    'cut in the middle of a line': (lines) => [...lines.slice(0, 5), lines[5]?.slice(0, 20) ?? ''],
    'a row fewer': (lines) => lines.toSpliced(3, 1),
    'a row twice': (lines) => lines.toSpliced(3, 0, lines[3] ?? ''),
    'a letter changed': (lines) => lines.with(2, lines[2]?.replace('A short line', 'A Short line') ?? ''),
    'another end': (lines) => [...lines, lines.at(-1) ?? ''],
    'no head': (lines) => lines.slice(1),
    'a newer format': (lines) => lines.with(0, lines[0]?.replace('"format":1', '"format":3') ?? ''),
    'a schema of a newer release': (lines) =>
      resealed(lines.with(0, lines[0]?.replace('"version":1', '"version":99') ?? '')),
    'an edited schema': (lines) =>
      resealed(lines.with(0, lines[0]?.replace(/"checksum":"\w{4}/, '"checksum":"0000') ?? '')),
    'a poisoned name of a table': (lines) =>
      resealed(lines.with(0, lines[0]?.replace('"name":"posts","columns"', '"name":"posts\\"; DROP","columns"') ?? '')),
  }

  /** With a right hash at its end, as one would have that was made so on purpose. */
  function resealed(lines: string[]): string[] {
    const text = lines.slice(0, -1).map((line) => `${line}\n`)
    const { createHash } = process.getBuiltinModule('node:crypto')
    const sha256 = createHash('sha256').update(text.join('')).digest('hex')
    return lines.with(-1, JSON.stringify({ ...(JSON.parse(lines.at(-1) ?? '') as object), sha256 }))
  }

  test.each(Object.entries(touched))('%s is refused before anything is touched', async (name, touch) => {
    const { settings, store } = await filled(`trust-${name.replaceAll(' ', '-')}`)
    const { file } = await backup(settings, at)
    const before = await everything(store.posts)
    await store.close()
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const bad = path.join(folder, 'bad.backup.gz')
    writeFileSync(bad, gzipSync(`${touch(lines).join('\n')}\n`))
    await expect(restore(settings, at, bad)).rejects.toThrow(BackupError)
    const again = await open(settings)
    expect(await everything(again.posts)).toEqual(before)
    await again.close()
  })

  test('bytes that are flipped, missing or none of ours are refused in words', async () => {
    const { settings, store } = await filled('bytes')
    const { file } = await backup(settings, at)
    await store.close()
    const whole = readFileSync(file)
    const right = await checkArchive(file)
    const bad = path.join(folder, 'bytes.backup.gz')
    // A few bits of gzip's own head, padding and last length mean nothing: then all that is read is as it was.
    const refusedOrWhole = async () => {
      const read = await checkArchive(bad).catch((error: unknown) => error)
      if (!(read instanceof BackupError)) expect(read).toEqual(right)
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (place, flip) => {
        const bytes = Buffer.from(whole)
        bytes[place] = (bytes[place] ?? 0) ^ flip
        writeFileSync(bad, bytes)
        await refusedOrWhole()
        writeFileSync(bad, whole.subarray(0, place))
        await refusedOrWhole()
      }),
      { numRuns: 40 },
    )
    writeFileSync(bad, 'SQLite format 3')
    await expect(restore(settings, at, bad)).rejects.toThrow(/cannot be read as a backup/)
    await expect(restore(settings, at, path.join(folder, 'nowhere'))).rejects.toThrow(/There is no file/)
  })
})

test('a backup that cannot be written leaves no half one behind', async () => {
  const head = {
    truepenny: 'backup',
    format: 1,
    at,
    kind: 'sqlite',
    steps: [],
    tables: [{ name: 'posts', columns: ['a'] }],
  } as const
  async function* failing(): AsyncGenerator<BackupRow> {
    yield ['posts', ['x']]
    throw new Error('the database went away')
  }
  const place = path.join(folder, 'half')
  mkdirSync(place)
  await expect(
    writeArchive(
      path.join(place, 'x.gz'),
      { ...head, steps: [], tables: [{ name: 'posts', columns: ['a'] }] },
      failing(),
    ),
  ).rejects.toThrow('went away')
  expect(readdirSync(place)).toEqual([])
})

test('only the owner may read backups, the newest are kept, and the newest says when it was made', async () => {
  const { settings, store } = await filled('kept')
  for (const hour of ['01', '02', '03', '04', '05']) await backup(settings, `2026-11-23T${hour}:00:00.000Z`)
  await store.close()
  const kept = backupsIn(settings.backupDir, 'nightly')
  expect(kept.map((file) => path.basename(file))).toEqual(
    ['05', '04', '03'].map((hour) => `nightly-2026-11-23T${hour}-00-00-000Z.backup.gz`),
  )
  expect(statSync(kept[0] ?? '').mode & 0o077).toBe(0)
  expect(statSync(settings.backupDir).mode & 0o077).toBe(0)
  utimesSync(kept[0] ?? '', 1_000, 1_000)
  expect(newestBackupAt(settings.backupDir)).toBe(1_000_000)
  expect(newestBackupAt(path.join(folder, 'nowhere'))).toBeUndefined()
})

test('before steps are applied to a file that has some, what it holds is saved; where that cannot be, nothing is applied', async () => {
  const { settings, store } = await filled('steps')
  await store.close()
  // The file as a release with one step fewer left it.
  const db = new DatabaseSync(databaseFile(settings.dataDir))
  const later: Migration = { area: 'later', version: 1, name: 'later', statements: ['CREATE TABLE later (x TEXT)'] }
  const known = migrations as Migration[]
  known.push(later)
  try {
    writeFileSync(settings.backupDir, 'a file where the folder should be')
    await expect(open(settings)).rejects.toThrow(/backup before the change of schema could not be made/)
    expect(db.prepare('SELECT count(*) AS n FROM schema_steps').get()).toEqual({ n: migrations.length - 1 })
    rmSync(settings.backupDir)
    await (await open(settings)).close()
    const saved = backupsIn(settings.backupDir, 'before-steps')
    expect(saved).toHaveLength(1)
    expect((await checkArchive(saved[0] ?? '')).end.rows).toEqual({ posts: oddPosts.length })
    await (await open(settings)).close()
    expect(backupsIn(settings.backupDir, 'before-steps')).toHaveLength(1)
    // A backup of the release before is restored as it was, and brought up to date by the next start.
    db.close()
    await restore(settings, at, saved[0] ?? '')
    const again = await open(settings)
    expect(await everything(again.posts)).toHaveLength(oddPosts.length)
    await again.close()
    expect(backupsIn(settings.backupDir, 'before-steps')).toHaveLength(2)
  } finally {
    known.pop()
  }
  await expect(backup(settings, at)).rejects.toThrow(/schema version later 1, which this release does not know/)
})

test('the tables of a backup are those the steps make, neither more nor fewer', async () => {
  const { settings, store } = await filled('tables')
  await store.close()
  const db = new DatabaseSync(databaseFile(settings.dataDir))
  const names = db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'schema_%'",
    )
    .all()
  db.close()
  // What words are searched by is made from the tables, at the next start too.
  const kept = names.map(({ name }) => String(name)).filter((name) => !name.startsWith('community_search'))
  expect(kept.toSorted()).toEqual(tablesOf(migrations).toSorted())
})

test('numbers, counters, bytes and rows that refer to each other come back as they were', async () => {
  const steps = wideSchema('INTEGER PRIMARY KEY', 'BLOB')
  const source = path.join(folder, 'wide.sqlite')
  const db = new DatabaseSync(source)
  db.exec(STEPS_TABLE)
  for (const step of steps) {
    for (const statement of step.statements) db.exec(statement)
    db.prepare('INSERT INTO schema_steps VALUES (?, ?, ?, ?, ?)').run(
      step.area,
      step.version,
      step.name,
      stepChecksum(step),
      at,
    )
  }
  const person = db.prepare('INSERT INTO people (name, weight, big, face) VALUES (?, ?, ?, ?)')
  person.run('one', 0.1 + 0.2, 2n ** 62n, Buffer.from([0, 255, 10]))
  person.run('two', -1e300, -5, null)
  person.run('12', null, null, Buffer.alloc(0))
  db.exec("INSERT INTO answers VALUES ('z', 1, NULL), ('a', 2, 'z'), ('0', 3, 'a')")
  db.close()
  const file = path.join(folder, 'wide.backup.gz')
  const end = await makeBackup(sqliteSource(source), file, steps, at)
  expect(end.rows).toEqual({ answers: 3, people: 4 })
  const target = path.join(folder, 'wide-restored.sqlite')
  await restoreSqlite(await fitBackup(file, steps), target, `${target}.aside`)
  const read = (name: string) => {
    const one = new DatabaseSync(name)
    const rows = ['people', 'answers'].map((table) => {
      const all = one.prepare(`SELECT * FROM ${table} ORDER BY id`)
      all.setReadBigInts(true)
      return all.all()
    })
    one.close()
    return rows
  }
  expect(read(target)).toEqual(read(source))
})

test('the content’s name stays where rows and columns come in another order, and changes with any value', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constant(null),
    fc.base64String().map((base64): Value => ({ base64 })),
  )
  const digest = (columns: string[], rows: Value[][]) => {
    const hash = new ContentHash()
    for (const row of rows) hash.add('t', columns, row)
    return hash.digest
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value), { minLength: 1 }), fc.nat(), (rows, chosen) => {
      const same = digest(['a', 'b'], rows)
      expect(
        digest(
          ['b', 'a'],
          rows.toReversed().map(([a, b]) => [b, a]),
        ),
      ).toBe(same)
      const at_ = chosen % rows.length
      const [a = null, b = null] = rows[at_] ?? []
      expect(digest(['a', 'b'], rows.with(at_, [typeof a === 'string' ? `${a}x` : 'x', b]))).not.toBe(same)
      expect(digest(['a', 'b'], [...rows, [a, b]])).not.toBe(same)
    }),
  )
})

test('the two commands say what they did, and what they could not do in one line and exit 1', async () => {
  const { settings, store } = await filled('commands')
  await store.close()
  const run = async (script: string, args: string[], env: Record<string, string> = {}) =>
    await promisify(execFile)(
      process.execPath,
      [path.resolve(import.meta.dirname, '../../../scripts', script), ...args],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: settings.dataDir, ...env },
      },
    ).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
  const saved = await run('backup.ts', [])
  expect(saved).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^Saved \S+nightly-\S+\.backup\.gz: \d+ bytes, rows: 252 in posts\. Content [0-9a-f]{64}\n$/,
    ),
  })
  const file = /^Saved (\S+):/.exec(saved.stdout)?.[1] ?? ''
  expect(await run('restore.ts', [file])).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Restored .*\nWhat stood there before is kept in \S+\n$/),
  })
  for (const [script, args, env] of [
    ['backup.ts', [], { DATA_DIR: path.join(folder, 'empty') }],
    ['backup.ts', [], { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }],
    ['backup.ts', [], { PORT: 'x' }],
    ['restore.ts', [], {}],
    ['restore.ts', ['/nowhere'], {}],
  ] as const) {
    const { code, stdout, stderr } = await run(script, [...args], env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).not.toContain('secret')
  }
})
