import type { Kysely } from 'kysely'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import {
  type CreateBody,
  type Manuscript,
  type ManuscriptContent,
  type ManuscriptList,
  type MoveBody,
  movesFrom,
  postState,
  type RestoreBody,
  type RevisionAnswer,
  type RevisionList,
  type SaveBody,
} from '#wire/manuscripts.ts'
import { Problem } from '../../http/problems.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import type { ManuscriptsTable } from '../../store/manuscript-tables.ts'
import { isTaken, storeTime } from '../../store/store-time.ts'
import { writeAudit } from '../admin/audit.ts'
import { readyPost, sendOut, takeBack } from './going-out.ts'
import { type Change, Changed, isFirst, revisionOf, revisionRow, write } from './manuscript-change.ts'
import { type ListPage, listManuscripts } from './manuscript-list.ts'
import {
  fromPost,
  newId,
  readContent,
  readManuscript,
  refuseTaken,
  rowOf,
  slugOfSeed,
  slugTaken,
  unknownPost,
} from './manuscript-rows.ts'
import { findPost } from './store.ts'

/** What came of a change: it was made, or somebody else had changed the text before and nothing was. */
export type Outcome =
  | { readonly kind: 'done'; readonly post: Manuscript }
  | { readonly kind: 'changed'; readonly current: Manuscript; readonly base: ManuscriptContent | null }

/** Articles as editors have them. Every change is one transaction with its revision and its line in the log, and is done once by its key. */
export interface ManuscriptsRepository {
  /** Newest change first, a page at a time; those of the release nobody has edited are among them. */
  list(page?: ListPage): Promise<ManuscriptList>
  find(id: string): Promise<Manuscript | null>
  create(who: string, body: CreateBody): Promise<Manuscript>
  /** Saves a text. One in review stays there; one that is scheduled goes back to review, so that nothing unread goes out by itself. */
  save(who: string, id: string, body: SaveBody): Promise<Outcome>
  move(who: string, id: string, body: MoveBody): Promise<Outcome>
  /** Makes an older version the newest; what stood there stays a revision. */
  restore(who: string, id: string, body: RestoreBody): Promise<Outcome>
  revisions(id: string): Promise<RevisionList>
  revision(id: string, version: number): Promise<RevisionAnswer | null>
  /** Sends out what is due by the store's clock, each once however many nodes ask at the same time. Answers how many this call sent. */
  publishDue(): Promise<number>
  /** Where an address leads that an article once had; null where nowhere. */
  movedTo(slug: string): Promise<string | null>
}

interface Options {
  readonly kind: DatabaseKind
  /** Left out, it is the store's own clock. */
  readonly time?: (db: Kysely<Database>) => Promise<string>
}

export function manuscriptsRepository(db: Kysely<Database>, options: Options): ManuscriptsRepository {
  const timeOf = options.time ?? ((of: Kysely<Database>) => storeTime(of, options.kind))

  /** A change of an article by its key and the version it began with: what `make` answers becomes the next version. */
  async function change(
    who: string,
    id: string,
    asked: { readonly key: string; readonly version: number },
    make: (tx: Kysely<Database>, row: ManuscriptsTable, at: string) => Promise<Change>,
  ): Promise<Outcome> {
    try {
      const post = await db.transaction().execute(async (tx) => {
        const at = await timeOf(tx)
        const adopted = await adopt(tx, id, at)
        if (!(await isFirst(tx, asked.key, adopted, at))) return readManuscript((await rowOf(tx, adopted)) ?? missing())
        const row = (await rowOf(tx, adopted)) ?? missing()
        if (Number(row.version) !== asked.version) throw new Changed()
        return readManuscript(await write(tx, row, await make(tx, row, at), who, at))
      })
      return { kind: 'done', post }
    } catch (error) {
      if (isTaken(error)) throw slugTaken()
      if (!(error instanceof Changed)) throw error
      const row = (await rowOf(db, id)) ?? (await released(db, slugOfSeed(id) ?? '')) ?? missing()
      const base = await revisionRow(db, row.id, asked.version)
      return { kind: 'changed', current: readManuscript(row), base: base ? readContent(base.content) : null }
    }
  }

  /** The manuscript of a post of the release, made when it is first changed; from then on releases leave the post alone. */
  async function adopt(tx: Kysely<Database>, id: string, at: string): Promise<string> {
    const slug = slugOfSeed(id)
    if (slug === null) return id
    const known = await rowOf(tx, id)
    if (known) return known.id
    const post = await released(tx, slug)
    if (!post) throw unknownPost()
    const row = { ...post, id: newId(), changed_at: at }
    await tx.insertInto('manuscripts').values(row).execute()
    await tx
      .insertInto('manuscript_revisions')
      .values({ ...revisionOf(row, 'as it came with the release') })
      .execute()
    await tx.updateTable('posts').set({ origin: 'editor' }).where('slug', '=', slug).execute()
    return row.id
  }

  async function released(of: Kysely<Database>, slug: string): Promise<ManuscriptsTable | null> {
    const post = await findPost(of, slug)
    return post && fromPost(post)
  }

  return {
    list: (page) => listManuscripts(db, page),

    async find(id) {
      const row = await rowOf(db, id)
      if (row) return readManuscript(row)
      const slug = slugOfSeed(id)
      const post = slug === null ? null : await released(db, slug)
      return post && readManuscript(post)
    },

    async create(who, { key, content }) {
      try {
        return await db.transaction().execute(async (tx) => {
          const at = await timeOf(tx)
          const id = newId()
          if (!(await isFirst(tx, key, id, at))) {
            const { manuscript_id } = await tx
              .selectFrom('manuscript_saves')
              .select('manuscript_id')
              .where('key', '=', key)
              .executeTakeFirstOrThrow()
            return readManuscript((await rowOf(tx, manuscript_id)) ?? missing())
          }
          await refuseTaken(tx, content.slug, id)
          const row: ManuscriptsTable = {
            id,
            slug: content.slug,
            title: content.title,
            content: JSON.stringify(content),
            state: 'draft',
            version: 1,
            publish_at: null,
            live_slug: null,
            live_version: null,
            first_out: null,
            changed_at: at,
            changed_by: who,
            lesson: content.correction?.lesson ?? null,
          }
          await tx.insertInto('manuscripts').values(row).execute()
          await tx.insertInto('manuscript_revisions').values(revisionOf(row, 'begun')).execute()
          await writeAudit(tx, {
            at: Date.parse(at),
            who,
            action: content.correction ? 'began a correction' : 'began an article',
            about: id,
            detail: content.slug,
          })
          return readManuscript(row)
        })
      } catch (error) {
        throw isTaken(error) ? slugTaken() : error
      }
    },

    save: (who, id, { content, ...asked }) =>
      change(who, id, asked, async (tx, row) => {
        refuseOtherKind(content, row)
        if (content.slug !== row.slug) await refuseTaken(tx, content.slug, row.id)
        const back = row.state === 'scheduled' ? { state: 'review', publish_at: null } : {}
        return { row: { ...ofContent(content), ...back }, note: 'saved', deed: `saved ${thing(row)}` }
      }),

    move: (who, id, { to, at: when, ...asked }) =>
      change(who, id, asked, async (tx, row, at) => {
        const from = postState.parse(row.state)
        if (!movesFrom[from].includes(to))
          throw new Problem(409, 'not_from_here', `What is in ${from} can’t go to ${to}.`)
        const next = { ...row, version: Number(row.version) + 1 }
        const note = `moved to ${to}`
        const deed = `moved ${thing(row)} to ${to}`
        if (to === 'scheduled') {
          if (when === undefined) throw new Problem(422, 'when', 'Say when it goes out.')
          readyPost(readContent(row.content), dayOf(when), dayOf(when))
          return { row: { state: to, publish_at: new Date(when).toISOString() }, note, deed, detail: when }
        }
        if (to === 'published') {
          const post = readyPost(readContent(row.content), row.first_out ?? dayOf(at), dayOf(at))
          return { row: { state: to, publish_at: null, ...(await sendOut(tx, next, post, at)) }, note, deed }
        }
        if (to === 'archived') await takeBack(tx, row, at)
        const gone = to === 'archived' ? { live_slug: null, live_version: null } : {}
        return { row: { state: to, publish_at: null, ...gone }, note, deed }
      }),

    restore: (who, id, { from, ...asked }) =>
      change(who, id, asked, async (tx, row) => {
        const old = await revisionRow(tx, row.id, from)
        if (!old) throw new Problem(404, 'unknown_version', 'There’s no such version.')
        const content = readContent(old.content)
        if (content.slug !== row.slug) await refuseTaken(tx, content.slug, row.id)
        const back = row.state === 'scheduled' ? { state: 'review', publish_at: null } : {}
        return { row: { ...ofContent(content), ...back }, note: `restored from ${from}`, deed: 'restored a version' }
      }),

    async revisions(id) {
      const row = await rowOf(db, id)
      if (!row) return { revisions: [] }
      const rows = await db
        .selectFrom('manuscript_revisions')
        .select(['version', 'at', 'who', 'state', 'note'])
        .where('manuscript_id', '=', row.id)
        .orderBy('version', 'desc')
        .limit(500)
        .execute()
      return {
        revisions: rows.map((one) => ({ ...one, version: Number(one.version), state: postState.parse(one.state) })),
      }
    },

    async revision(id, version) {
      const row = await rowOf(db, id)
      const found = row && (await revisionRow(db, row.id, version))
      if (!found) return null
      const { manuscript_id: _id, content, state, ...rest } = found
      return {
        revision: {
          ...rest,
          version: Number(rest.version),
          state: postState.parse(state),
          content: readContent(content),
        },
      }
    },

    async publishDue() {
      const due = await db
        .selectFrom('manuscripts')
        .select('id')
        .where('state', '=', 'scheduled')
        .where('publish_at', '<=', await timeOf(db))
        .limit(20)
        .execute()
      let sent = 0
      for (const { id } of due) if (await db.transaction().execute((tx) => sendDue(tx, id))) sent += 1
      return sent
    },

    async movedTo(slug) {
      const row = await db
        .selectFrom('post_redirects')
        .innerJoin('manuscripts', 'manuscripts.id', 'post_redirects.manuscript_id')
        .select('manuscripts.live_slug')
        .where('from_slug', '=', slug)
        .executeTakeFirst()
      return row?.live_slug ?? null
    },
  }

  /** Whoever turns the row from scheduled to published first sends it out; for everybody else there is nothing left to turn. */
  async function sendDue(tx: Kysely<Database>, id: string): Promise<boolean> {
    const at = await timeOf(tx)
    const { numUpdatedRows } = await tx
      .updateTable('manuscripts')
      .set({ state: 'published', publish_at: null })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const row = (await rowOf(tx, id)) ?? missing()
    const next = { ...row, version: Number(row.version) + 1 }
    const ready = readyPost(readContent(row.content), row.first_out ?? dayOf(at), dayOf(at))
    const live = await sendOut(tx, next, ready, at)
    await write(
      tx,
      row,
      { row: live, note: 'went out as scheduled', deed: `${thing(row)} went out as scheduled` },
      'schedule',
      at,
    )
    return true
  }
}

const ofContent = (content: ManuscriptContent) => ({
  slug: content.slug,
  title: content.title,
  content: JSON.stringify(content),
  lesson: content.correction?.lesson ?? null,
})

const thing = ({ lesson }: Pick<ManuscriptsTable, 'lesson'>): string =>
  lesson === null ? 'an article' : 'a correction'

/** An article stays an article, and a correction one: they go out to different places. */
function refuseOtherKind(content: ManuscriptContent, { lesson }: ManuscriptsTable): void {
  if ((content.correction === undefined) !== (lesson === null))
    throw new Problem(422, 'other_kind', 'An article can’t become a correction, or a correction an article.')
}

const dayOf = (iso: string): string => dayIn(HOME_ZONE, new Date(iso))

function missing(): never {
  throw unknownPost()
}
