import { communityRepository } from '../src/server/areas/community/store.ts'
import type { Written } from '../src/server/areas/community/writing.ts'
import { postRow } from '../src/server/areas/posts/store.ts'
import { prepare } from '../src/server/store/open-store.ts'
import { databaseFile, openSqlite } from '../src/server/store/sqlite.ts'
import { communityLimits } from '../src/writing/community/limits.ts'
import { emptyFrame } from '../src/writing/community/template.ts'

const HOUR = 3_600_000
/** A writer of three harmless texts before: from then on links to anywhere are taken. */
const writer = { visitor: '203.0.113.5', device: 'an-old-hand-with-a-device-0001' }
export const secretOf = (n: number): string => `kept-by-the-writer-${String(n).padStart(12, '0')}`

/** As many texts with the sign between them as stay within a length each; one that is longer alone is cut. */
export function packed(texts: readonly string[], most: number, between: string): readonly string[] {
  const packs: string[] = []
  for (const text of texts.map((one) => one.slice(0, most))) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + between.length + text.length <= most)
      packs[packs.length - 1] = last + between + text
    else packs.push(text)
  }
  return packs
}

export interface Seeded {
  /** The thread whose question, answers, notes and card hold all of them, and the secret of its question. */
  readonly thread: string
  readonly secret: string
  readonly threads: readonly string[]
  readonly posts: readonly string[]
}

/**
 * Writes hostile texts into an empty data folder as if every check had let them pass, so that nothing but the drawing of them stands between
 * them and a reader.
 */
export async function seedHostile(folder: string, texts: readonly string[]): Promise<Seeded> {
  const db = openSqlite(databaseFile(folder))
  await prepare(db, 'sqlite')
  const titles = packed(texts, communityLimits.titleCharacters, ' ')
  const bodies = packed(texts, communityLimits.textCharacters, '\n\n')
  let now = Date.now() - (titles.length + bodies.length * 2 + 10) * 25 * HOUR
  const store = communityRepository(db, 'sqlite', () => now)
  let written = 0
  const done = async (what: Promise<Written>) => {
    const text = await what
    if (!text.ok) throw new Error(`not written: ${text.why}`)
    now += 25 * HOUR
    written += 1
    return text
  }
  const ask = async (title: string, text: string, link?: string) =>
    await done(
      store.ask(writer, {
        secret: secretOf(written),
        title,
        text,
        tags: ['debt'],
        frame: emptyFrame,
        scenario: link === undefined ? null : { calculator: 'mortgage', link },
      }),
    )
  for (const n of [1, 2, 3]) await ask(`A harmless question, number ${n}?`, `Harmless words of mine, number ${n}.`)
  const threads: string[] = []
  for (const [n, title] of titles.entries()) {
    const { id, path } = await ask(
      title,
      bodies[n % bodies.length] ?? '',
      `#v1&price="><img src=x onerror=alert(${n})>`,
    )
    threads.push(path)
    await store.moderation.note('ada', id, title)
    // One flag each: it waits at the desk and is still shown.
    await store.flag({ visitor: '198.51.100.7' }, id, 'wrong')
  }
  const secret = secretOf(written)
  const asked = await ask(titles[0] ?? '', bodies[0] ?? '')
  for (const text of bodies) {
    const answer = secretOf(written)
    const { id } = await done(
      store.answer(writer, asked.id, { secret: answer, text: 'Words before they were changed.' }),
    )
    await done(store.edit(writer, id, { secret: answer, text }))
  }
  const excerpts = packed(texts, 500, ' ')
  const posts = packed(texts, 200, ' ').map((title, n) => ({
    slug: `hostile-${n}`,
    title,
    excerpt: excerpts[n % excerpts.length] ?? '',
    // Every body is its own part of them; a picture of elsewhere and a number nobody knows among them.
    body: bodies[n % bodies.length] ?? '',
    author: title,
    reviewer: title,
    publishedAt: '2026-01-01',
    updatedAt: '2026-01-01',
    tags: [title.slice(0, 40)],
    relatedTools: [],
  }))
  for (const post of posts) await db.insertInto('posts').values(postRow(post, 'editor')).execute()
  await db.destroy()
  return { thread: asked.path, secret, threads, posts: posts.map(({ slug }) => `/blog/${slug}`) }
}
