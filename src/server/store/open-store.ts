import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { migrations } from '../areas/migrations.ts'
import { type PostsRepository, postsRepository } from '../areas/posts/store.ts'
import { systemClock } from '../clock.ts'
import { type Database, type DatabaseKind, StoreError } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresLimits } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { guarded } from './unavailable.ts'

/** The longest a step of the schema may take, and the longest a request waits for somebody who writes (milliseconds). */
const STEP_MS = 30 * 60_000
const BUSY_MS = 100

/** Everything the service keeps. */
export interface Store {
  readonly kind: DatabaseKind
  readonly posts: PostsRepository
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions extends PostgresLimits {
  /** PostgreSQL is used when this is given, otherwise SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly onIdleError: (error: Error) => void
}

/** Opens the store and brings its schema up to date. Throws `StoreError` with one clear line when it cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, onIdleError } = options
  if (databaseUrl !== undefined) {
    // A step may take longer than any question of a visitor, so it has a connection with more patience.
    const patient = openPostgres(databaseUrl, { poolSize: 1, statementTimeoutMs: STEP_MS }, onIdleError)
    await prepare(patient, 'postgres')
    await patient.destroy()
    return storeOver(openPostgres(databaseUrl, options, onIdleError), 'postgres')
  }
  const db = openFile(dataDir)
  await prepare(db, 'sqlite')
  // The wait for somebody who writes holds up everybody here: past the start it is short.
  await sql.raw(`PRAGMA busy_timeout = ${BUSY_MS}`).execute(db)
  return storeOver(db, 'sqlite')
}

/** Brings the schema up to date. Closes the database again when that cannot be. */
export async function prepare(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  try {
    await migrate(db, kind, migrations)
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreError) throw error
    throw new StoreError(`The database cannot be prepared: ${reason(error)}`, { cause: error })
  }
}

/** The store over a database whose schema is up to date. */
export function storeOver(db: Kysely<Database>, kind: DatabaseKind): Store {
  return {
    kind,
    posts: guarded(postsRepository(db), ['list', 'find'], systemClock.steady),
    ping: async () => void (await sql`SELECT 1`.execute(db)),
    close: async () => await db.destroy(),
  }
}

function openFile(dataDir: string): Kysely<Database> {
  try {
    makeFolder(path.resolve(dataDir))
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return openSqlite(path.join(dataDir, 'truepenny.sqlite'))
  } catch (error) {
    throw new StoreError(`DATA_DIR ${dataDir} cannot be used: ${reason(error)}`, { cause: error })
  }
}

/** Makes the folder and those above it, one by one: Node's own way never comes back from places like /proc that refuse with 'no such file'. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above)
  mkdirSync(folder)
}

/** One line, without the connection string a driver may have put in its message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\n')[0] ?? '').replaceAll(/\b\w+:\/\/\S+/g, '(address hidden)')
}
