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

/** Shows Node's own SQLite to Kysely in the shape it expects. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      }
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
