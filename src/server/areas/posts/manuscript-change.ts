import type { Kysely } from 'kysely'
import type { Database } from '../../store/database.ts'
import type { ManuscriptsTable } from '../../store/manuscript-tables.ts'
import { writeAudit } from '../admin/audit.ts'

/** How long an act of saving is remembered by its key (milliseconds). */
const KEYS_KEPT_MS = 30 * 86_400_000

/** Ends a transaction whose text was changed by somebody else. */
export class Changed extends Error {
  override readonly name = 'Changed'
}

export interface Change {
  readonly row: Partial<ManuscriptsTable>
  /** What the revision says of itself, and the log. */
  readonly note: string
  readonly deed: string
  readonly detail?: string
}

/** Writes the next version of an article, its revision and its line in the log. Throws where somebody has written one meanwhile. */
export async function write(
  tx: Kysely<Database>,
  row: ManuscriptsTable,
  { row: changed, note, deed, detail }: Change,
  who: string,
  at: string,
): Promise<ManuscriptsTable> {
  const next = { ...row, ...changed, version: Number(row.version) + 1, changed_at: at, changed_by: who }
  const { numUpdatedRows } = await tx
    .updateTable('manuscripts')
    .set(next)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Changed()
  await tx.insertInto('manuscript_revisions').values(revisionOf(next, note)).execute()
  await writeAudit(tx, { at: Date.parse(at), who, action: deed, about: row.id, detail: detail ?? next.slug })
  return next
}

/** Marks an act of saving as done; false when it was done before. */
export async function isFirst(tx: Kysely<Database>, key: string, id: string, at: string): Promise<boolean> {
  await tx
    .deleteFrom('manuscript_saves')
    .where('at', '<', new Date(Date.parse(at) - KEYS_KEPT_MS).toISOString())
    .execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('manuscript_saves')
    .values({ key, manuscript_id: id, at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const revisionRow = (db: Kysely<Database>, id: string, version: number) =>
  db
    .selectFrom('manuscript_revisions')
    .selectAll()
    .where('manuscript_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

export const revisionOf = (
  { id, version, content, state, changed_at, changed_by }: ManuscriptsTable,
  note: string,
) => ({
  manuscript_id: id,
  version,
  content,
  state,
  at: changed_at,
  who: changed_by,
  note,
})
