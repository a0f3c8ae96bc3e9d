import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, type DatabaseKind, StoreError } from './database.ts'
import type { Migration } from './migration.ts'

/** Any number will do, as long as every node of every release takes the same. */
const MIGRATION_LOCK = 7_218_001

/** The table that says which steps a database has. */
export const STEPS_TABLE = `CREATE TABLE IF NOT EXISTS schema_steps (
    area TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL,
    PRIMARY KEY (area, version)
  )`

interface AppliedRow {
  area: string
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
  await sql.raw(STEPS_TABLE).execute(connection)
  await takeOverFirstTable(connection)
  const { rows } = await sql<AppliedRow>`SELECT area, version, checksum FROM schema_steps`.execute(connection)
  const known = new Map(steps.map((step) => [nameOf(step), step]))
  for (const row of rows) {
    const step = known.get(nameOf(row))
    if (!step)
      throw new StoreError(
        `The database has schema version ${nameOf(row)}, which this release does not know. Start a newer release, or restore a backup.`,
      )
    if (stepChecksum(step) !== row.checksum)
      throw new StoreError(
        `Schema version ${nameOf(row)} (${step.name}) in the database differs from the one in this release.`,
      )
  }
  const done = new Set(rows.map(nameOf))
  const missing = steps.filter((step) => !done.has(nameOf(step)))
  for (const step of missing) {
    for (const statement of step.statements) await sql.raw(statement).execute(connection)
    await sql`INSERT INTO schema_steps (area, version, name, checksum, applied_at)
      VALUES (${step.area}, ${step.version}, ${step.name}, ${stepChecksum(step)}, ${new Date().toISOString()})`.execute(
      connection,
    )
  }
  return missing.length
}

/** Steps were counted for the whole store once, when posts were all it held. The old table stays, so that the release before still starts. */
async function takeOverFirstTable(connection: Kysely<Database>): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL
  )`.execute(connection)
  await sql`INSERT INTO schema_steps (area, version, name, checksum, applied_at)
    SELECT 'posts', version, name, checksum, applied_at FROM schema_migrations AS old
    WHERE NOT EXISTS (SELECT 1 FROM schema_steps AS kept WHERE kept.area = 'posts' AND kept.version = old.version)`.execute(
    connection,
  )
}

const nameOf = ({ area, version }: Pick<AppliedRow, 'area' | 'version'>): string => `${area} ${Number(version)}`

/** What tells a step from one that was edited after its release. */
export function stepChecksum(step: Migration): string {
  return createHash('sha256').update(step.statements.join(';\n')).digest('hex')
}
