import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

export interface PostgresLimits {
  /** Most connections kept. */
  readonly poolSize: number
  /** A statement running longer than this is ended by the server (milliseconds). */
  readonly statementTimeoutMs: number
}

/** A connection that is not there after this, and a place in the pool that is not free after this, are given up (milliseconds). */
const CONNECT_MS = 3_000
/** A server that does not even end a statement in time is frozen or cut off; it gets this much longer (milliseconds). */
const GRACE_MS = 500

/**
 * Opens a pool of PostgreSQL connections. A connection lost while idle is reported to `onIdleError` and replaced by the pool; without
 * a listener it would end the process. One whose server has stopped answering is thrown away, not put back.
 */
export function openPostgres(
  url: string,
  limits: PostgresLimits,
  onIdleError: (error: Error) => void,
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.poolSize,
    statement_timeout: limits.statementTimeoutMs,
    query_timeout: limits.statementTimeoutMs + GRACE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'truepenny',
  })
  pool.on('error', onIdleError)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: withoutTheSilent(pool) }) })
}

/** The pool, with connections that remember a question nobody answered. */
function withoutTheSilent(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const watch = (client: pg.PoolClient): PostgresPoolClient => {
    let isSilent = false
    // The pool listens to those at rest. One that is lost at work tells its question, and would end the process by telling nobody else.
    client.on('error', () => {})
    const query = async (text: string, values: readonly unknown[]) => {
      // The end of a transaction would wait as long again.
      if (isSilent) throw new Error('Connection terminated: it had stopped answering')
      try {
        return await client.query(text, [...values])
      } catch (error) {
        isSilent ||= error instanceof Error && error.message === 'Query read timeout'
        throw error
      }
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(Boolean(destroy) || isSilent),
    }
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      const watched = known.get(client) ?? watch(client)
      known.set(client, watched)
      return watched
    },
    end: async () => await pool.end(),
  } as PostgresPool
}
