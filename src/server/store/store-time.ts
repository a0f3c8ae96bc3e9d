import { type Kysely, sql } from 'kysely'
import type { Database, DatabaseKind } from './database.ts'

const asked = {
  sqlite: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: sql<string>`to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
} as const

/** The store's own time as an ISO text: the one clock all nodes share. */
export async function storeTime(db: Kysely<Database>, kind: DatabaseKind): Promise<string> {
  const { now } = await db.selectNoFrom(asked[kind].as('now')).executeTakeFirstOrThrow()
  return now
}

/** Whether a write was refused because another row has the value that must be one of a kind. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || error.message.includes('UNIQUE constraint failed')
}
