import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { StoreError } from './database.ts'

/** Any number will do, as long as every node of every release takes the same. */
export const PRESENCE_LOCK = 7_218_002
const AGAIN_MS = 5_000
const TAKE_SHARED = 'SELECT pg_try_advisory_lock_shared($1) AS held'

/** A sign that a service works on this store. It goes with the process, however that ends; a restore looks for it. */
export interface Presence {
  end(): Promise<void>
}

const underRestore = () => new StoreError('A backup is being restored into this store. Start again when that is done.')

/**
 * A shared lock on a file beside the database: as many services as there are hold it, and nobody restores meanwhile. SQLite does the
 * locking, since it does so on every system.
 */
export function presentAtFile(dataDir: string): Presence {
  const db = new DatabaseSync(lockFile(dataDir), { timeout: 2_000 })
  try {
    db.exec('BEGIN')
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
  } catch {
    db.close()
    throw underRestore()
  }
  return { end: async () => db.close() }
}

/** Takes the same lock for itself alone. Throws `StoreError` when a service holds it. */
export function aloneAtFile(dataDir: string): Presence {
  const db = new DatabaseSync(lockFile(dataDir), { timeout: 0 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch {
    db.close()
    throw new StoreError(`A service is running on ${dataDir}. Stop it first.`)
  }
  return { end: async () => db.close() }
}

const lockFile = (dataDir: string): string => path.join(dataDir, 'in-use.lock')

/**
 * A shared advisory lock of the server, held by a connection that does nothing else. Lost with the connection, it is taken again as soon
 * as the server answers; `onError` hears of a loss.
 */
export async function presentAtServer(url: string, onError: (error: Error) => void): Promise<Presence> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const hold = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
      application_name: 'truepenny',
    })
    next.on('error', (error) => lost(error))
    next.once('end', () => lost(new Error('the connection that marks this node has ended')))
    try {
      await next.connect()
      const { rows } = await next.query<{ held: boolean }>(TAKE_SHARED, [PRESENCE_LOCK])
      if (rows[0]?.held !== true) throw underRestore()
      client = next
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
  }
  const lost = (error: Error): void => {
    if (isOver || timer || client === undefined) return
    client = undefined
    onError(error)
    again()
  }
  const again = (): void => {
    timer = setTimeout(() => {
      timer = undefined
      hold().catch((error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)))
        if (!isOver) again()
      })
    }, AGAIN_MS).unref()
  }
  await hold()
  return {
    end: async () => {
      isOver = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

/** Takes the same lock for itself alone, until the connection ends. Throws `StoreError` when a service holds it. */
export async function aloneAtServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ held: boolean | string; working: string }>(
    `SELECT pg_try_advisory_lock($1) AS held,
      (SELECT count(*) FROM pg_stat_activity WHERE application_name = 'truepenny' AND datname = current_database()) AS working`,
    [PRESENCE_LOCK],
  )
  const isHeld = rows[0]?.held === true || rows[0]?.held === 't'
  if (!isHeld || Number(rows[0]?.working) > 0)
    throw new StoreError('A service is running on this database. Stop every node first.')
}
