import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

export interface PostgresLimits {
  /** Most connections kept. */
  readonly poolSize: number
  /** A statement running longer than this is ended by the server (milliseconds). */
  readonly statementTimeoutMs: number
}

/**
 * Opens a pool of PostgreSQL connections. A connection lost while idle is reported to `onIdleError` and replaced by the pool;
 * without a listener it would end the process.
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
    connectionTimeoutMillis: 5_000,
    application_name: 'truepenny',
  })
  pool.on('error', onIdleError)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
