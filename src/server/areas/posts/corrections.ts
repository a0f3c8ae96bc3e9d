import type { Kysely } from 'kysely'
import { type LessonCorrection, MOST_CORRECTIONS } from '#wire/corrections.ts'
import type { Database } from '../../store/database.ts'

/** Corrections of lessons that are out. */
export interface CorrectionsRepository {
  /** By lesson, the newest first. */
  all(): Promise<readonly LessonCorrection[]>
}

export const correctionsRepository = (db: Kysely<Database>): CorrectionsRepository => ({
  async all() {
    const rows = await db
      .selectFrom('lesson_corrections')
      .selectAll()
      .orderBy('lesson')
      .orderBy('published_at', 'desc')
      .orderBy('slug')
      .limit(MOST_CORRECTIONS)
      .execute()
    return rows.map(({ published_at, updated_at, ...rest }) => ({
      ...rest,
      publishedAt: published_at,
      updatedAt: updated_at,
    }))
  },
})

/** Has visitors read a correction from now on, in the transaction of whoever sends it out. */
export async function putCorrection(tx: Kysely<Database>, correction: LessonCorrection): Promise<void> {
  const { publishedAt, updatedAt, ...rest } = correction
  const row = { ...rest, published_at: publishedAt, updated_at: updatedAt }
  await tx
    .insertInto('lesson_corrections')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}
