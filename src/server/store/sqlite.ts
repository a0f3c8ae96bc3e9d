import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Database } from './database.ts'

/** Where SQLite keeps all of it. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'truepenny.sqlite')

/** Opens (or makes) an SQLite file; ':memory:' keeps it in memory. Readers go on while one writes; a busy file is waited for. */
export function openSqlite(file: string): Kysely<Database> {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true })
  if (file !== ':memory:') database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = NORMAL')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(database) }) })
}

/** Prepared statements that are kept. Their texts are those of the program, with some more where lists of values differ in length. */
const MOST_STATEMENTS = 300

/** Shows Node's own SQLite to Kysely in the shape it expects. A statement is prepared once: it costs as much as running it. */
function adapt(database: DatabaseSync): SqliteDatabase {
  /** The one used longest ago first. */
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  const prepare = (text: string): ReturnType<SqliteDatabase['prepare']> => {
    const statement = database.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bindable(parameters)),
      run: (parameters) => statement.run(...bindable(parameters)),
      // Somebody may stop in the middle and another begin: each walk has a statement of its own.
      iterate: (parameters) => database.prepare(text).iterate(...bindable(parameters)),
    }
  }
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text)
      if (known) {
        prepared.delete(text)
        prepared.set(text, known)
        return known
      }
      const statement = prepare(text)
      // What changes the schema runs once.
      if (!/^\s*(?:select|insert|update|delete|begin|commit)\b/i.test(text)) return statement
      for (const [oldest] of prepared) {
        if (prepared.size < MOST_STATEMENTS) break
        prepared.delete(oldest)
      }
      prepared.set(text, statement)
      return statement
    },
  }
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    throw new TypeError(`SQLite cannot take a value of type ${typeof value}.`)
  })
}
