import type { Kysely } from 'kysely'
import { type ManuscriptContent, postFrom } from '#wire/manuscripts.ts'
import type { Post } from '#wire/posts.ts'
import { Problem } from '../../http/problems.ts'
import type { Database } from '../../store/database.ts'
import type { ManuscriptsTable } from '../../store/manuscript-tables.ts'
import { postRow } from './store.ts'

const names: Readonly<Record<string, string>> = {
  title: 'the title',
  excerpt: 'the summary',
  body: 'the text',
  author: 'the author',
}

/** What visitors would read. Throws in words where something is missing: what must be there, and words for every picture. */
export function readyPost(content: ManuscriptContent, publishedAt: string): Post {
  const read = postFrom(content, publishedAt)
  if (!read.success) {
    const missing = [...new Set(read.error.issues.map(({ path }) => names[String(path[0])] ?? String(path[0])))]
    throw new Problem(422, 'not_ready', `Before it can go out, fill in ${missing.join(', ')}.`)
  }
  if (/!\[\s*\]\(/.test(content.body))
    throw new Problem(
      422,
      'not_ready',
      'A picture has no words for those who can’t see it. Write them between the brackets: ![words](/media/…).',
    )
  return read.data
}

/** Has visitors read this version from now on. A changed address leaves a redirect; one that led here before is an address again. */
export async function sendOut(
  tx: Kysely<Database>,
  row: ManuscriptsTable,
  post: Post,
  at: string,
): Promise<Pick<ManuscriptsTable, 'live_slug' | 'live_version' | 'first_out'>> {
  if (row.live_slug !== null && row.live_slug !== post.slug) await takeBack(tx, row, at)
  await tx.deleteFrom('post_redirects').where('from_slug', '=', post.slug).where('manuscript_id', '=', row.id).execute()
  const written = postRow(post, 'editor')
  await tx
    .insertInto('posts')
    .values(written)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written))
    .execute()
  return { live_slug: post.slug, live_version: row.version, first_out: post.publishedAt }
}

/** Visitors no longer read it under its address, which stays its own: it leads to wherever the article is read later, if it ever is. */
export async function takeBack(tx: Kysely<Database>, { id, live_slug }: ManuscriptsTable, at: string): Promise<void> {
  if (live_slug === null) return
  await tx.deleteFrom('posts').where('slug', '=', live_slug).execute()
  const led = { from_slug: live_slug, manuscript_id: id, at }
  await tx
    .insertInto('post_redirects')
    .values(led)
    .onConflict((conflict) => conflict.column('from_slug').doUpdateSet(led))
    .execute()
}
