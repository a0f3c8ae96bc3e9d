import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type AdminRepository, adminRepository } from '../areas/admin/store.ts'
import { prepareSearch } from '../areas/community/search-index.ts'
import { type CommunityRepository, communityRepository } from '../areas/community/store.ts'
import { type MarketRepository, marketRepository } from '../areas/market/store.ts'
import { type PicturesRepository, picturesRepository } from '../areas/media/pictures.ts'
import { migrations } from '../areas/migrations.ts'
import { type CorrectionsRepository, correctionsRepository } from '../areas/posts/corrections.ts'
import { type ManuscriptsRepository, manuscriptsRepository } from '../areas/posts/manuscripts.ts'
import { type PostsRepository, postsRepository } from '../areas/posts/store.ts'
import { keepNewest, newBackup } from '../backup/folder.ts'
import { appliedSteps, makeBackup } from '../backup/make-backup.ts'
import { sqliteSource } from '../backup/row-source.ts'
import { systemClock } from '../clock.ts'
import { oneLine } from '../one-line.ts'
import { type Database, type DatabaseKind, StoreError } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresLimits } from './postgres.ts'
import { type Presence, presentAtFile, presentAtServer } from './presence.ts'
import { databaseFile, openSqlite } from './sqlite.ts'
import { guarded } from './unavailable.ts'

/** The longest a step of the schema may take, and the longest a request waits for somebody who writes (milliseconds). */
const STEP_MS = 30 * 60_000
const BUSY_MS = 100
/** How many copies from before a change of schema are kept. */
const BEFORE_STEPS_KEPT = 5

/** Everything the service keeps. */
export interface Store {
  readonly kind: DatabaseKind
  readonly posts: PostsRepository
  readonly market: MarketRepository
  readonly community: CommunityRepository
  readonly manuscripts: ManuscriptsRepository
  readonly corrections: CorrectionsRepository
  readonly admin: AdminRepository
  readonly pictures: PicturesRepository
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions extends PostgresLimits {
  /** PostgreSQL is used when this is given, otherwise SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Where a copy is kept before the schema of an SQLite file is changed. */
  readonly backupDir: string
  readonly onIdleError: (error: Error) => void
  /** New questions in an hour before those of newcomers wait for a moderator; left out, as the page says. */
  readonly questionsBeforeQueue?: number | undefined
}

/** Opens the store and brings its schema up to date. Throws `StoreError` with one clear line when it cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl === undefined
    ? await openAtFile(options)
    : await openAtServer(options, options.databaseUrl)
}

async function openAtServer(options: StoreOptions, databaseUrl: string): Promise<Store> {
  const { onIdleError } = options
  const presence = await presentAtServer(databaseUrl, onIdleError).catch(cannotBePrepared)
  try {
    // A step may take longer than any question of a visitor, so it has a connection with more patience.
    const patient = openPostgres(databaseUrl, { poolSize: 1, statementTimeoutMs: STEP_MS }, onIdleError)
    await prepare(patient, 'postgres')
    await patient.destroy()
    return withPresence(storeOver(openPostgres(databaseUrl, options, onIdleError), 'postgres', options), presence)
  } catch (error) {
    await presence.end()
    throw error
  }
}

async function openAtFile({ dataDir, backupDir, questionsBeforeQueue }: StoreOptions): Promise<Store> {
  const db = openFile(dataDir)
  let presence: Presence | undefined
  try {
    presence = presentAtFile(dataDir)
    await saveBeforeSteps(databaseFile(dataDir), backupDir)
    await prepare(db, 'sqlite')
    // The wait for somebody who writes holds up everybody here: past the start it is short.
    await sql.raw(`PRAGMA busy_timeout = ${BUSY_MS}`).execute(db)
    return withPresence(storeOver(db, 'sqlite', { questionsBeforeQueue }), presence)
  } catch (error) {
    await presence?.end()
    await db.destroy()
    throw error
  }
}

/** Before steps are applied to a file that has some already, what it holds is saved. */
async function saveBeforeSteps(file: string, backupDir: string): Promise<void> {
  const source = sqliteSource(file)
  const applied = await appliedSteps(source, migrations).catch(() => [])
  if (applied.length === 0 || applied.length === migrations.length) return await source.close()
  const at = new Date().toISOString()
  try {
    await makeBackup(source, newBackup(backupDir, 'before-steps', at), migrations, at)
  } catch (error) {
    throw new StoreError(`The backup before the change of schema could not be made: ${oneLine(error)}`, {
      cause: error,
    })
  }
  keepNewest(backupDir, 'before-steps', BEFORE_STEPS_KEPT)
}

const withPresence = (store: Store, presence: Presence): Store => ({
  ...store,
  close: async () => {
    await presence.end()
    await store.close()
  },
})

function cannotBePrepared(error: unknown): never {
  if (error instanceof StoreError) throw error
  throw new StoreError(`The database cannot be prepared: ${oneLine(error)}`, { cause: error })
}

/** Brings the schema up to date. Closes the database again when that cannot be. */
export async function prepare(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  try {
    await migrate(db, kind, migrations)
    await prepareSearch(db, kind)
  } catch (error) {
    await db.destroy()
    cannotBePrepared(error)
  }
}

/** The store over a database whose schema is up to date. */
export function storeOver(
  db: Kysely<Database>,
  kind: DatabaseKind,
  {
    now = systemClock.wall,
    questionsBeforeQueue,
  }: Partial<Pick<StoreOptions, 'questionsBeforeQueue'>> & {
    readonly now?: () => number
  } = {},
): Store {
  const { moderation, ...community } = communityRepository(db, kind, now, questionsBeforeQueue)
  return {
    kind,
    market: guarded(marketRepository(db), ['reading', 'candles'], systemClock.steady),
    posts: guarded(postsRepository(db), ['list', 'find'], systemClock.steady),
    community: {
      ...guarded(community, ['list', 'find', 'similar', 'tags', 'own'], systemClock.steady),
      moderation: guarded(moderation, ['queue', 'text', 'bans', 'audit'], systemClock.steady),
    },
    manuscripts: guarded(
      manuscriptsRepository(db, { kind }),
      ['list', 'find', 'revisions', 'revision', 'movedTo'],
      systemClock.steady,
    ),
    corrections: guarded(correctionsRepository(db), ['all'], systemClock.steady),
    pictures: guarded(picturesRepository(db), ['find', 'list'], systemClock.steady),
    admin: guarded(adminRepository(db), ['findSession', 'sessionsOf', 'usedStep', 'audit'], systemClock.steady),
    ping: async () => void (await sql`SELECT 1`.execute(db)),
    close: async () => await db.destroy(),
  }
}

function openFile(dataDir: string): Kysely<Database> {
  try {
    makeFolder(path.resolve(dataDir))
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return openSqlite(databaseFile(dataDir))
  } catch (error) {
    throw new StoreError(`DATA_DIR ${dataDir} cannot be used: ${oneLine(error)}`, { cause: error })
  }
}

/** Makes the folder and those above it, one by one: Node's own way never comes back from places like /proc that refuse with 'no such file'. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above)
  mkdirSync(folder)
}
