import type { Kysely } from 'kysely'
import { PICTURES_ON_A_PAGE, type Picture, type PictureList } from '#wire/media.ts'
import type { Database } from '../../store/database.ts'
import { behind, placeOf } from '../../store/places.ts'
import { writeAudit } from '../admin/audit.ts'

/** What is known of every picture: its words, its size, who brought it. */
export interface PicturesRepository {
  /** Writes a picture down, or new words for one that is there. */
  add(picture: Picture): Promise<void>
  find(name: string): Promise<Picture | null>
  /** Newest first, a page at a time, behind `after`. */
  list(after?: string): Promise<PictureList>
}

export function picturesRepository(db: Kysely<Database>): PicturesRepository {
  return {
    async add(picture) {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('pictures')
          .values(picture)
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ alt: picture.alt }))
          .execute()
        const { who, name, alt, at } = picture
        await writeAudit(tx, { at: Date.parse(at), who, action: 'added a picture', about: name, detail: alt })
      })
    },
    async find(name) {
      return (await db.selectFrom('pictures').selectAll().where('name', '=', name).executeTakeFirst()) ?? null
    },
    async list(after) {
      let query = db.selectFrom('pictures').selectAll().orderBy('at', 'desc').orderBy('name', 'desc')
      if (after !== undefined) query = query.where((is) => behind(is, 'at', 'name', after))
      const rows = await query.limit(PICTURES_ON_A_PAGE + 1).execute()
      const pictures = rows.slice(0, PICTURES_ON_A_PAGE)
      const last = rows.length > PICTURES_ON_A_PAGE ? pictures.at(-1) : undefined
      return { pictures, next: last ? placeOf(last.at, last.name) : null }
    },
  }
}
