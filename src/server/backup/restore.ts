import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { STEPS_TABLE, stepChecksum } from '../store/migrate.ts'
import type { Migration } from '../store/migration.ts'
import { type BackupEnd, BackupError, type BackupHeader, checkArchive, readArchive } from './archive.ts'
import { ContentHash, type Value } from './content.ts'
import { asWritten, postgresRows, quoted, type RowSource, sqliteRows } from './row-source.ts'
import { tablesOf } from './tables.ts'

/** Rows are written this many at a time. */
const AT_ONCE = 100

/** A backup that was read through and fits this release. */
interface Fit {
  readonly file: string
  readonly head: BackupHeader
  readonly end: BackupEnd
  readonly steps: readonly Migration[]
}

/** Reads the whole backup before anything is touched. Rejects one that is damaged, or of a schema this release does not know. */
export async function fitBackup(file: string, known: readonly Migration[]): Promise<Fit> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const { head, end } = await checkArchive(file)
  const steps = head.steps.map(({ area, version, checksum }) => {
    const step = known.find((one) => one.area === area && one.version === version)
    if (step && stepChecksum(step) === checksum) return step
    throw new BackupError(
      `${file} has schema version ${area} ${version}, which this release does not know. Start a newer release, or take an older backup.`,
    )
  })
  return { file, head, end, steps }
}

/**
 * Puts a backup in the place of an SQLite file. It is built beside it and compared with what was saved; only then it takes its place, at
 * one stroke, and what stood there stays beside it under `aside`. Nobody else may have the file open.
 */
export async function restoreSqlite(fit: Fit, file: string, aside: string): Promise<void> {
  const fresh = `${file}.restoring`
  rmSync(fresh, { force: true })
  const db = new DatabaseSync(fresh)
  try {
    db.exec('PRAGMA foreign_keys = OFF')
    db.exec('BEGIN')
    for (const statement of schemaOf(fit)) db.exec(statement)
    for await (const { table, columns, rows } of batches(fit)) {
      const insert = db.prepare(insertInto(table, columns, 1, () => '?'))
      for (const values of rows) insert.run(...values.map(bytesOf))
    }
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw new BackupError('Rows of the backup refer to rows it does not have.')
    await expectSame(
      fit,
      sqliteRows(db, () => {}),
    )
    db.exec('COMMIT')
    db.close()
    if (existsSync(file)) setAside(file, aside)
    renameSync(fresh, file)
  } catch (error) {
    if (db.isOpen) db.close()
    rmSync(fresh, { force: true })
    throw error
  }
}

/** Gives the file that stands there a second name. Its write-ahead log must not be taken for the new file's. */
function setAside(file: string, aside: string): void {
  try {
    const old = new DatabaseSync(file)
    old.exec('PRAGMA journal_mode = DELETE')
    old.close()
  } catch {
    // Damaged, which may be why a backup is wanted: its log goes aside with it.
    for (const end of ['-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
  }
  linkSync(file, aside)
}

/**
 * Puts a backup in the place of our tables in a PostgreSQL database, in one transaction that is kept only when the tables then hold what
 * was saved. Tables of others are left alone.
 */
export async function restorePostgres(fit: Fit, client: pg.ClientBase, known: readonly Migration[]): Promise<void> {
  await client.query('BEGIN')
  try {
    const ours = [...new Set([...tablesOf(known), 'schema_steps', 'schema_migrations'])]
    await client.query(`DROP TABLE IF EXISTS ${ours.map(quoted).join(', ')}`)
    for (const statement of schemaOf(fit)) await client.query(statement)
    const references = await deferReferences(client)
    for await (const { table, columns, rows } of batches(fit)) {
      await client.query(
        insertInto(table, columns, rows.length, (n) => `$${n}`),
        rows.flat().map(bytesOf),
      )
    }
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const [table, name] of references)
      await client.query(`ALTER TABLE ${quoted(table)} ALTER CONSTRAINT ${quoted(name)} NOT DEFERRABLE`)
    await advanceCounters(client, fit.head)
    await expectSame(
      fit,
      postgresRows(client, async () => {}),
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Opens PostgreSQL for a restore. */
export async function postgresTarget(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'truepenny-restore', types: asWritten })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Rows come table by table, and within one table in any order, so that what refers to another row may come before it. */
async function deferReferences(client: pg.ClientBase): Promise<readonly (readonly [table: string, name: string])[]> {
  const { rows } = await client.query<{ table_name: string; conname: string }>(
    `SELECT c.conname, t.relname AS table_name FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
     WHERE c.contype = 'f' AND NOT c.condeferrable AND t.relnamespace = current_schema()::regnamespace`,
  )
  for (const { table_name, conname } of rows)
    await client.query(
      `ALTER TABLE ${quoted(table_name)} ALTER CONSTRAINT ${quoted(conname)} DEFERRABLE INITIALLY DEFERRED`,
    )
  return rows.map(({ table_name, conname }) => [table_name, conname] as const)
}

/** Columns that count by themselves go on behind the highest number restored. */
async function advanceCounters(client: pg.ClientBase, { tables }: BackupHeader): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const { rows } = await client.query<{ counter: string | null }>(
        'SELECT pg_get_serial_sequence($1, $2) AS counter',
        [quoted(name), column],
      )
      const counter = rows[0]?.counter
      if (counter)
        await client.query(
          `SELECT setval($1::regclass, max(${quoted(column)})) FROM ${quoted(name)} HAVING count(*) > 0`,
          [counter],
        )
    }
  }
}

/** The empty schema the backup was made of, with the list of its steps. */
function schemaOf({ steps, head }: Fit): readonly string[] {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`
  return [
    STEPS_TABLE,
    ...steps.flatMap((step) => [
      ...step.statements,
      `INSERT INTO schema_steps (area, version, name, checksum, applied_at) VALUES
        (${text(step.area)}, ${step.version}, ${text(step.name)}, ${text(stepChecksum(step))}, ${text(head.at)})`,
    ]),
    // A step may have written rows of its own; those of the backup are all there are.
    ...tablesOf(steps)
      .toReversed()
      .map((table) => `DELETE FROM ${quoted(table)}`),
  ]
}

async function* batches({ file, head }: Fit) {
  const columnsOf = new Map(head.tables.map(({ name, columns }) => [name, columns]))
  let table = ''
  let rows: (readonly Value[])[] = []
  const batch = () => ({ table, columns: columnsOf.get(table) ?? [], rows })
  for await (const part of readArchive(file)) {
    if (part.kind !== 'row') continue
    const [name, values] = part.row
    if ((name !== table || rows.length >= AT_ONCE) && rows.length > 0) {
      yield batch()
      rows = []
    }
    table = name
    rows.push(values)
  }
  if (rows.length > 0) yield batch()
}

function insertInto(table: string, columns: readonly string[], rows: number, mark: (n: number) => string): string {
  const group = (row: number) => `(${columns.map((_, index) => mark(row * columns.length + index + 1)).join(', ')})`
  const groups = Array.from({ length: rows }, (_, row) => group(row)).join(', ')
  return `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ${groups}`
}

const bytesOf = (value: Value): string | null | Buffer =>
  value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value

/** Reads back what was written, and rejects unless it is what was saved, row for row. */
async function expectSame({ head, end }: Fit, written: RowSource): Promise<void> {
  const content = new ContentHash()
  for (const { name, columns } of head.tables) {
    for await (const values of written.rows(name, columns)) content.add(name, columns, values)
  }
  if (content.digest !== end.content)
    throw new BackupError('What was restored is not what was saved. Nothing was changed.')
}
