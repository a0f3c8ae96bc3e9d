import type { Kysely } from 'kysely'
import type { LessonCorrection } from '#wire/corrections.ts'
import { correctionFrom, type ManuscriptContent, postFrom } from '#wire/manuscripts.ts'
import type { Post } from '#wire/posts.ts'
import { Problem } from '../../http/problems.ts'
import type { Database } from '../../store/database.ts'
import type { ManuscriptsTable } from '../../store/manuscript-tables.ts'
import { putCorrection } from './corrections.ts'
import { readContent } from './manuscript-rows.ts'
import { postRow } from './store.ts'

const names: Readonly<Record<string, string>> = {
  title: 'the title',
  excerpt: 'the summary',
  body: 'the text',
  author: 'the author',
  lesson: 'the lesson',
}

/** What goes out: an article, or a correction of a lesson. */
export type Ready =
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'correction'; readonly correction: LessonCorrection }

/**
 * What visitors would read. Throws in words where something is missing: what must be there, and words for every picture. `firstOut`: the
 * day it first went out, `today` the day it goes out now.
 */
export function readyPost(content: ManuscriptContent, firstOut: string, today: string): Ready {
  const { correction } = content
  const read = correction ? correctionFrom(content, firstOut, today) : postFrom(content, firstOut)
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
  return 'lesson' in read.data ? { kind: 'correction', correction: read.data } : { kind: 'post', post: read.data }
}

/** Has visitors read this version from now on. A changed address leaves a redirect; one that led here before is an address again. */
export async function sendOut(
  tx: Kysely<Database>,
  row: ManuscriptsTable,
  ready: Ready,
  at: string,
): Promise<Pick<ManuscriptsTable, 'live_slug' | 'live_version' | 'first_out'>> {
  const { slug, publishedAt } = ready.kind === 'post' ? ready.post : ready.correction
  if (row.live_slug !== null && row.live_slug !== slug) await takeBack(tx, row, at)
  const live = { live_slug: slug, live_version: row.version, first_out: publishedAt }
  if (ready.kind === 'correction') {
    await putCorrection(tx, ready.correction)
    return live
  }
  await tx.deleteFrom('post_redirects').where('from_slug', '=', slug).where('manuscript_id', '=', row.id).execute()
  const written = postRow(ready.post, 'editor')
  await tx
    .insertInto('posts')
    .values(written)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written))
    .execute()
  return live
}

/**
 * Visitors no longer read it under its address, which stays its own: it leads to wherever the article is read later, if it ever is. A
 * correction has no address, so it leaves none.
 */
export async function takeBack(tx: Kysely<Database>, row: ManuscriptsTable, at: string): Promise<void> {
  const { id, live_slug, content } = row
  if (live_slug === null) return
  if (readContent(content).correction) {
    await tx.deleteFrom('lesson_corrections').where('slug', '=', live_slug).execute()
    return
  }
  await tx.deleteFrom('posts').where('slug', '=', live_slug).execute()
  const led = { from_slug: live_slug, manuscript_id: id, at }
  await tx
    .insertInto('post_redirects')
    .values(led)
    .onConflict((conflict) => conflict.column('from_slug').doUpdateSet(led))
    .execute()
}
