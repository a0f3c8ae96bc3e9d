import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, type DatabaseKind, StoreError } from './database.ts'
import type { Migration } from './migrations.ts'

/** Any number will do, as long as every node of every release takes the same. */
const MIGRATION_LOCK = 7_218_001

interface AppliedRow {
  version: number
  checksum: string
}

/**
 * Brings the schema to the newest step, forward only, all steps in one transaction. Two nodes starting at once take turns
 * (PostgreSQL: advisory lock; SQLite: an immediate transaction). Refuses a database written by a newer release, and one whose
 * applied steps are not the steps this release knows. Returns how many steps were applied.
 */
export async function migrate(db: Kysely<Database>, kind: DatabaseKind, steps: readonly Migration[]): Promise<number> {
  return await db.connection().execute(async (connection) => {
    await sql.raw(kind === 'sqlite' ? 'BEGIN IMMEDIATE' : 'BEGIN').execute(connection)
    try {
      if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(connection)
      const applied = await applyMissing(connection, steps)
      await sql.raw('COMMIT').execute(connection)
      return applied
    } catch (error) {
      await sql.raw('ROLLBACK').execute(connection)
      throw error
    }
  })
}

async function applyMissing(connection: Kysely<Database>, steps: readonly Migration[]): Promise<number> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL
  )`.execute(connection)
  const { rows } = await sql<AppliedRow>`SELECT version, checksum FROM schema_migrations ORDER BY version`.execute(
    connection,
  )
  const known = new Map(steps.map((step) => [step.version, step]))
  for (const row of rows) {
    const step = known.get(Number(row.version))
    if (!step)
      throw new StoreError(
        `The database has schema version ${row.version}, which this release does not know. Start a newer release, or restore a backup.`,
      )
    if (checksum(step) !== row.checksum)
      throw new StoreError(
        `Schema version ${row.version} (${step.name}) in the database differs from the one in this release.`,
      )
  }
  const done = new Set(rows.map((row) => Number(row.version)))
  const missing = steps.filter((step) => !done.has(step.version)).toSorted((a, b) => a.version - b.version)
  for (const step of missing) {
    for (const statement of step.statements) await sql.raw(statement).execute(connection)
    await sql`INSERT INTO schema_migrations (version, name, checksum, applied_at)
      VALUES (${step.version}, ${step.name}, ${checksum(step)}, ${new Date().toISOString()})`.execute(connection)
  }
  return missing.length
}

function checksum(step: Migration): string {
  return createHash('sha256').update(step.statements.join(';\n')).digest('hex')
}
