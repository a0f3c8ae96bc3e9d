import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AUDIT_PAGE, type AuditList } from '#wire/admin.ts'
import type { Database } from '../../store/database.ts'
import { behind, placeOf } from '../../store/places.ts'

/** Something that was done, for the log. `detail` never holds a password, a code, a key or a network address. */
export interface Deed {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly who: string
  readonly action: string
  readonly about?: string
  readonly detail?: string
}

const MOST_DETAIL = 500

/** Writes a line into the log, in the transaction of what it tells of. */
export async function writeAudit(
  db: Kysely<Database>,
  { at, who, action, about = '', detail = '' }: Deed,
): Promise<void> {
  await db
    .insertInto('admin_audit')
    .values({
      id: randomBytes(12).toString('base64url'),
      at: new Date(at).toISOString(),
      who,
      action,
      about,
      detail: detail.slice(0, MOST_DETAIL),
    })
    .execute()
}

/** The log, newest first, a page at a time, behind `after`. */
export async function readAudit(db: Kysely<Database>, after?: string): Promise<AuditList> {
  let query = db.selectFrom('admin_audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (after !== undefined) query = query.where((is) => behind(is, 'at', 'id', after))
  const rows = await query.limit(AUDIT_PAGE + 1).execute()
  const lines = rows.slice(0, AUDIT_PAGE)
  const last = rows.length > AUDIT_PAGE ? lines.at(-1) : undefined
  return { lines, next: last ? placeOf(last.at, last.id) : null }
}
