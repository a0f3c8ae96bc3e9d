import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type Manuscript,
  type ManuscriptContent,
  type ManuscriptSummary,
  manuscriptContent,
  postState,
} from '#wire/manuscripts.ts'
import type { Post } from '#wire/posts.ts'
import { Problem } from '../../http/problems.ts'
import type { Database } from '../../store/database.ts'
import type { ManuscriptsTable } from '../../store/manuscript-tables.ts'

/** A manuscript nobody has edited yet: what came with the release, under a name made of its address. */
const SEED = 'seed:'
export const seedId = (slug: string): string => SEED + slug
export const slugOfSeed = (id: string): string | null => (id.startsWith(SEED) ? id.slice(SEED.length) : null)

export const newId = (): string => randomBytes(12).toString('base64url')

type Standing = Omit<ManuscriptsTable, 'content'>

export function readSummary(row: Standing): ManuscriptSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: postState.parse(row.state),
    version: Number(row.version),
    publishAt: row.publish_at,
    liveSlug: row.live_slug,
    liveVersion: row.live_version === null ? null : Number(row.live_version),
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    lesson: row.lesson,
  }
}

export function readManuscript(row: ManuscriptsTable): Manuscript {
  const { slug: _slug, title: _title, lesson: _lesson, ...standing } = readSummary(row)
  return { ...standing, content: readContent(row.content) }
}

export const readContent = (json: string): ManuscriptContent => manuscriptContent.parse(JSON.parse(json))

/** A post of the release as an editor first meets it. */
export function fromPost(post: Post): ManuscriptsTable {
  const { publishedAt, reviewer, ...rest } = post
  const content: ManuscriptContent = { ...rest, reviewer: reviewer ?? '' }
  return {
    id: seedId(post.slug),
    slug: post.slug,
    title: post.title,
    content: JSON.stringify(content),
    state: 'published',
    version: 1,
    publish_at: null,
    live_slug: post.slug,
    live_version: 1,
    first_out: publishedAt,
    changed_at: `${publishedAt}T00:00:00.000Z`,
    changed_by: post.author,
    lesson: null,
  }
}

export async function rowOf(db: Kysely<Database>, id: string): Promise<ManuscriptsTable | undefined> {
  const slug = slugOfSeed(id)
  const query = db.selectFrom('manuscripts').selectAll()
  return await (slug === null ? query.where('id', '=', id) : query.where('live_slug', '=', slug)).executeTakeFirst()
}

export const unknownPost = (): Problem => new Problem(404, 'unknown_post', 'There’s no such article.')

/** Throws where the address belongs to another article, or led to one. */
export async function refuseTaken(db: Kysely<Database>, slug: string, id: string): Promise<void> {
  const other = await db
    .selectFrom('manuscripts')
    .select('id')
    .where((is) => is.or([is('slug', '=', slug), is('live_slug', '=', slug)]))
    .where('id', '!=', id)
    .executeTakeFirst()
  const led = await db
    .selectFrom('post_redirects')
    .select('manuscript_id')
    .where('from_slug', '=', slug)
    .where('manuscript_id', '!=', id)
    .executeTakeFirst()
  const released = await db
    .selectFrom('posts')
    .select('slug')
    .where('slug', '=', slug)
    .where('slug', 'not in', (of) =>
      of
        .selectFrom('manuscripts')
        .select('live_slug')
        .where('live_slug', 'is not', null)
        .$castTo<{ live_slug: string }>(),
    )
    .executeTakeFirst()
  if (other || led || released) throw slugTaken()
}

export const slugTaken = (): Problem =>
  new Problem(409, 'slug_taken', 'Another article has this address, or had it once. Choose another one.')
