import { type Kysely, sql } from 'kysely'
import { MANUSCRIPTS_ON_A_PAGE, type ManuscriptList, type PostState, postStates } from '#wire/manuscripts.ts'
import type { Database } from '../../store/database.ts'
import { behind, placeOf } from '../../store/places.ts'
import { readSummary } from './manuscript-rows.ts'

export interface ListPage {
  readonly state?: PostState | undefined
  readonly after?: string | undefined
}

const standing = [
  'id',
  'slug',
  'title',
  'state',
  'version',
  'publish_at',
  'live_slug',
  'live_version',
  'first_out',
  'changed_at',
  'changed_by',
  'lesson',
] as const

/** Newest change first, a page at a time; the posts of the release nobody has edited are among them, under names made of their addresses. */
export async function listManuscripts(db: Kysely<Database>, { state, after }: ListPage = {}): Promise<ManuscriptList> {
  const all = db.with('every', (of) =>
    of
      .selectFrom('manuscripts')
      .select(standing)
      .unionAll(
        of
          .selectFrom('posts')
          .select([
            sql<string>`'seed:' || slug`.as('id'),
            'slug',
            'title',
            sql<string>`'published'`.as('state'),
            sql<number>`1`.as('version'),
            sql<string | null>`CAST(NULL AS TEXT)`.as('publish_at'),
            'slug as live_slug',
            sql<number | null>`1`.as('live_version'),
            'published_at as first_out',
            sql<string>`published_at || 'T00:00:00.000Z'`.as('changed_at'),
            'author as changed_by',
            sql<string | null>`CAST(NULL AS TEXT)`.as('lesson'),
          ])
          .where((is) =>
            is.not(is.exists(is.selectFrom('manuscripts').select('id').whereRef('live_slug', '=', 'posts.slug'))),
          ),
      ),
  )
  let query = all.selectFrom('every').selectAll().orderBy('changed_at', 'desc').orderBy('id', 'desc')
  if (state !== undefined) query = query.where('state', '=', state)
  if (after !== undefined) query = query.where((is) => behind(is, 'changed_at', 'id', after))
  const rows = await query.limit(MANUSCRIPTS_ON_A_PAGE + 1).execute()
  const posts = rows.slice(0, MANUSCRIPTS_ON_A_PAGE).map(readSummary)
  const last = rows.length > MANUSCRIPTS_ON_A_PAGE ? posts.at(-1) : undefined
  const counted = await all
    .selectFrom('every')
    .select(['state', (is) => is.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(
    postStates.map((one) => [one, Number(counted.find((row) => row.state === one)?.count ?? 0)]),
  ) as Record<PostState, number>
  return { posts, next: last ? placeOf(last.changedAt, last.id) : null, counts }
}
