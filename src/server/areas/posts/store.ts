import { type Kysely, sql } from 'kysely'
import {
  LONGEST_SEARCH,
  MOST_POSTS,
  MOST_WORDS,
  type Post,
  type PostList,
  type PostSummary,
  type PostTag,
  post,
} from '#wire/posts.ts'
import type { Database, PostsTable } from '../../store/database.ts'

/** `tag` is one tag as it is written; `words` must all be in a post, in its title, excerpt, tags or body, whatever their case. */
export interface PostsPage {
  readonly limit?: number
  readonly after?: string
  readonly tag?: string
  readonly words?: string
}

/** The blog posts of the store. */
export interface PostsRepository {
  /** Newest first (then by address), without bodies, at most `limit`, behind the place `after` (`postPlace`). */
  list(page?: PostsPage): Promise<PostList>
  /** Every tag with how many posts have it, by name. */
  tags(): Promise<readonly PostTag[]>
  /** The newest posts with their bodies. */
  newest(limit: number): Promise<readonly Post[]>
  find(slug: string): Promise<Post | null>
  /** Writes a post as changed by a person: from then on releases leave it alone. */
  save(post: Post): Promise<void>
  /**
   * Makes the posts that come with the release what the release says: new ones are added, changed ones follow, withdrawn ones
   * go. Posts a person has changed stay as they are, and one a person has moved or taken back does not return. An empty list changes nothing.
   */
  seed(posts: readonly Post[]): Promise<void>
}

const summaryColumns = [
  'slug',
  'title',
  'excerpt',
  'author',
  'reviewer',
  'published_at',
  'updated_at',
  'tags',
  'related_tools',
] as const

const searched = ['title', 'excerpt', 'tags', 'body'] as const

const wordsOf = (search = ''): readonly string[] =>
  search
    .slice(0, LONGEST_SEARCH)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** The column holds the text anywhere, whatever its case. Signs with a meaning in patterns stand for themselves. */
const holds = (column: (typeof searched)[number], text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) LIKE ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`

export function postsRepository(db: Kysely<Database>): PostsRepository {
  return {
    async list({ limit = MOST_POSTS, after, tag, words } = {}) {
      let query = db.selectFrom('posts').select(summaryColumns).orderBy('published_at', 'desc').orderBy('slug')
      if (tag !== undefined) query = query.where(holds('tags', JSON.stringify(tag)))
      for (const word of wordsOf(words))
        query = query.where((is) => is.or(searched.map((column) => holds(column, word))))
      if (after !== undefined) {
        const [day = '', slug = ''] = after.split('_')
        query = query.where((is) =>
          is.or([is('published_at', '<', day), is.and([is('published_at', '=', day), is('slug', '>', slug)])]),
        )
      }
      // One more than asked for tells whether there is more.
      const rows = await query.limit(limit + 1).execute()
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        posts: rows.slice(0, limit).map(readSummary),
        next: last ? `${last.published_at}_${last.slug}` : null,
      }
    },

    async tags() {
      const counts = new Map<string, number>()
      for (const row of await db.selectFrom('posts').select('tags').execute())
        for (const tag of new Set(readStrings(row.tags))) counts.set(tag, (counts.get(tag) ?? 0) + 1)
      return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => (a.tag < b.tag ? -1 : 1))
    },

    async newest(limit) {
      const rows = await db
        .selectFrom('posts')
        .select([...summaryColumns, 'body'])
        .orderBy('published_at', 'desc')
        .orderBy('slug')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...readSummary(row), body: row.body }))
    },

    find: (slug) => findPost(db, slug),

    async save(value) {
      const row = postRow(value, 'editor')
      await db
        .insertInto('posts')
        .values(row)
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
        .execute()
    },

    async seed(posts) {
      if (posts.length === 0) return
      await db.transaction().execute(async (transaction) => {
        const edited = await addressesOfEditors(transaction)
        for (const value of posts.filter(({ slug }) => !edited.has(slug))) {
          const row = postRow(value, 'seed')
          await transaction
            .insertInto('posts')
            .values(row)
            .onConflict((conflict) =>
              conflict.column('slug').doUpdateSet(row).where(sql.ref('posts.origin'), '=', 'seed'),
            )
            .execute()
        }
        const slugs = posts.map((value) => value.slug)
        await transaction.deleteFrom('posts').where('origin', '=', 'seed').where('slug', 'not in', slugs).execute()
      })
    },
  }
}

export async function findPost(db: Kysely<Database>, slug: string): Promise<Post | null> {
  const row = await db
    .selectFrom('posts')
    .select([...summaryColumns, 'body'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? { ...readSummary(row), body: row.body } : null
}

/** Addresses an editor has taken over, or given up. */
async function addressesOfEditors(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const live = await db.selectFrom('manuscripts').select('live_slug').where('live_slug', 'is not', null).execute()
  const former = await db.selectFrom('post_redirects').select('from_slug').execute()
  return new Set([...live.map((row) => row.live_slug ?? ''), ...former.map((row) => row.from_slug)])
}

export function postRow(value: Post, origin: 'seed' | 'editor'): PostsTable {
  const valid = post.parse(value)
  return {
    slug: valid.slug,
    title: valid.title,
    excerpt: valid.excerpt,
    body: valid.body,
    author: valid.author,
    reviewer: valid.reviewer,
    published_at: valid.publishedAt,
    updated_at: valid.updatedAt,
    tags: JSON.stringify(valid.tags),
    related_tools: JSON.stringify(valid.relatedTools),
    origin,
  }
}

function readSummary(row: Pick<PostsTable, (typeof summaryColumns)[number]>): PostSummary {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    reviewer: row.reviewer,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    tags: readStrings(row.tags),
    relatedTools: readStrings(row.related_tools),
  }
}

/** A damaged list reads as empty: the post itself is still worth showing. */
function readStrings(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
