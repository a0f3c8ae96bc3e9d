import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseKind } from '../store/database.ts'
import { kept, type Value } from './content.ts'

/** A database as it stands at one moment, to be read whole while others go on writing. */
export interface RowSource {
  readonly kind: DatabaseKind
  /** The columns of a table in their order; none where there is no such table. */
  columns(table: string): Promise<readonly string[]>
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly Value[]>
  close(): Promise<void>
}

/** Opens an SQLite file for reading. What is written after this is not seen. */
export function sqliteSource(file: string): RowSource {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  return sqliteRows(db, () => db.close())
}

/** Reads an open SQLite database; `close` ends that. */
export function sqliteRows(db: DatabaseSync, close: () => void): RowSource {
  const isOurs = !db.isTransaction
  if (isOurs) db.exec('BEGIN')
  // The snapshot is taken with the first look, not with BEGIN.
  db.prepare('SELECT count(*) FROM sqlite_schema').get()
  return {
    kind: 'sqlite',
    columns: async (table) =>
      db
        .prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid')
        .all(table)
        .map(({ name }) => String(name)),
    async *rows(table, columns) {
      const statement = db.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`)
      statement.setReadBigInts(true)
      for (const row of statement.iterate()) yield columns.map((column) => kept(row[column]))
    },
    close: async () => {
      if (isOurs) db.exec('COMMIT')
      close()
    },
  }
}

/** PostgreSQL's number for the type of bytes. */
const BYTES = 17
const AT_ONCE = 500
/** Every value as PostgreSQL writes it: what it writes it also reads. */
export const asWritten = { getTypeParser: () => (text: unknown) => text } as unknown as pg.CustomTypesConfig

/** Opens a PostgreSQL database for reading, as it stands now. */
export async function postgresSource(url: string): Promise<RowSource> {
  const client = new pg.Client({ connectionString: url, application_name: 'truepenny-backup', types: asWritten })
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return postgresRows(client, async () => {
    await client.query('COMMIT')
    await client.end()
  })
}

/** Reads a PostgreSQL database through a client with a transaction under way; `close` ends that. */
export function postgresRows(client: pg.ClientBase, close: () => Promise<void>): RowSource {
  return {
    kind: 'postgres',
    columns: async (table) => {
      const { rows } = await client.query<{ column_name: string }>(
        `SELECT column_name FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
        [table],
      )
      return rows.map((row) => row.column_name)
    },
    async *rows(table, columns) {
      await client.query(
        `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`,
      )
      for (;;) {
        const text = `FETCH ${AT_ONCE} FROM backup_rows`
        const { rows, fields } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: asWritten })
        for (const row of rows) {
          yield row.map((text, index) => (fields[index]?.dataTypeID === BYTES ? bytesIn(text) : kept(text)))
        }
        if (rows.length < AT_ONCE) break
      }
      await client.query('CLOSE backup_rows')
    },
    close,
  }
}

const bytesIn = (text: string | null | undefined): Value =>
  text === null || text === undefined ? null : { base64: Buffer.from(text.slice(2), 'hex').toString('base64') }

/** A name of the schema, fit to stand in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
