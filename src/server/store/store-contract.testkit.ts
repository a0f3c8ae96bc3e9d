import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Post } from '#wire/posts.ts'
import { migrations } from '../areas/migrations.ts'
import { type PostsRepository, postsRepository } from '../areas/posts/store.ts'
import { type Database, type DatabaseKind, StoreError } from './database.ts'
import { migrate } from './migrate.ts'

export function examplePost(slug: string, changes: Partial<Post> = {}): Post {
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: 'A short line.',
    body: 'Some *text*.',
    author: 'An Author',
    reviewer: null,
    publishedAt: '2026-01-02',
    updatedAt: '2026-01-03',
    tags: ['saving'],
    relatedTools: ['savings-calculator'],
    ...changes,
  }
}

/** The same promises, kept by every database. `openEmpty` gives a database without tables. */
export function describeStore(name: string, kind: DatabaseKind, openEmpty: () => Promise<Kysely<Database>>): void {
  describe(`the store on ${name}`, () => {
    let db: Kysely<Database>
    let posts: PostsRepository

    beforeEach(async () => {
      db = await openEmpty()
      await migrate(db, kind, migrations)
      posts = postsRepository(db)
    })
    afterEach(async () => await db.destroy())

    test('a second start finds nothing left to migrate', async () => {
      expect(await migrate(db, kind, migrations)).toBe(0)
    })

    test('a schema from a newer release is refused and left as it is', async () => {
      const newer = [
        ...migrations,
        { area: 'posts', version: 999, name: 'later', statements: ['CREATE TABLE later (id INTEGER)'] },
      ]
      expect(await migrate(db, kind, newer)).toBe(1)
      await expect(migrate(db, kind, migrations)).rejects.toThrow(StoreError)
      await expect(migrate(db, kind, migrations)).rejects.toThrow(/999/)
      expect((await posts.list()).posts).toEqual([])
    })

    test('a database of the release that counted steps for the whole store is taken over, nothing is made twice', async () => {
      await db.destroy()
      db = await openEmpty()
      await migrate(db, kind, migrations.slice(0, 1))
      posts = postsRepository(db)
      await posts.save(examplePost('kept'))
      await sql`INSERT INTO schema_migrations (version, name, checksum, applied_at)
        SELECT version, name, checksum, applied_at FROM schema_steps`.execute(db)
      await sql`DROP TABLE schema_steps`.execute(db)
      expect(await migrate(db, kind, migrations)).toBe(migrations.length - 1)
      expect((await posts.list()).posts.map((entry) => entry.slug)).toEqual(['kept'])
    })

    test('a step that differs from the one applied is refused', async () => {
      const edited = migrations.map((step) => ({ ...step, statements: [...step.statements, 'SELECT 1'] }))
      await expect(migrate(db, kind, edited)).rejects.toThrow(/differs/)
    })

    test('a step that fails half way leaves nothing behind', async () => {
      const broken = [
        ...migrations,
        {
          area: 'posts',
          version: 900,
          name: 'broken',
          statements: ['CREATE TABLE half_made (id INTEGER)', 'CREATE NONSENSE'],
        },
      ]
      await expect(migrate(db, kind, broken)).rejects.toThrow()
      await expect(sql`SELECT * FROM half_made`.execute(db)).rejects.toThrow()
      expect(await migrate(db, kind, migrations)).toBe(0)
    })

    test('a post comes back as it went in, whatever its text', async () => {
      const odd = examplePost('odd', {
        title: `'; DROP TABLE posts; -- <script>alert(1)</script> \u{1F600} ${'\\'}`,
        body: 'line\r\nline\t"quoted" $1 ? :x',
        reviewer: 'A Reviewer',
        tags: ['a"b', '[]'],
        relatedTools: [],
      })
      await posts.save(odd)
      expect(await posts.find('odd')).toEqual(odd)
    })

    test('an unknown, empty or odd address finds nothing', async () => {
      for (const slug of ['nope', '', '__proto__', "' OR 1=1 --", '%', 'a'.repeat(10_000)])
        expect(await posts.find(slug)).toBeNull()
    })

    test('the list is newest first, then by address, without bodies, within its limit', async () => {
      await posts.save(examplePost('b', { publishedAt: '2026-02-01' }))
      await posts.save(examplePost('c', { publishedAt: '2026-03-01' }))
      await posts.save(examplePost('a', { publishedAt: '2026-02-01' }))
      const { posts: list, next } = await posts.list()
      expect([list.map((entry) => entry.slug), next]).toEqual([['c', 'a', 'b'], null])
      expect(list[0]).not.toHaveProperty('body')
      expect((await posts.list({ limit: 1 })).posts.map((entry) => entry.slug)).toEqual(['c'])
    })

    test('every post is reached page by page, each once, whatever the size of the page and what is added meanwhile', async () => {
      const days = ['2026-01-01', '2026-01-02', '2026-01-03']
      const slugs = Array.from({ length: 430 }, (_, n) => `post-${String((n * 271) % 430).padStart(3, '0')}`)
      await posts.seed(slugs.map((slug, n) => examplePost(slug, { publishedAt: days[n % 3] ?? '' })))
      const inOrder = (await sql<{ slug: string }>`SELECT slug FROM posts ORDER BY published_at DESC, slug`.execute(db))
        .rows
      for (const limit of [7, 100, 200, 215, 430]) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const page = await posts.list({ limit, ...(after === undefined ? {} : { after }) })
          seen.push(...page.posts.map((entry) => entry.slug))
          after = page.next ?? undefined
          if (limit === 100) await posts.save(examplePost('newest-of-all', { publishedAt: '2026-12-31' }))
        } while (after !== undefined)
        expect(seen).toEqual(inOrder.map((row) => row.slug))
        await sql`DELETE FROM posts WHERE slug = 'newest-of-all'`.execute(db)
      }
    })

    test('a post that breaks the schema is refused and nothing is written', async () => {
      await expect(posts.save({ ...examplePost('x'), publishedAt: 'soon' })).rejects.toThrow()
      await expect(posts.seed([examplePost('ok'), { ...examplePost('x'), title: '' }])).rejects.toThrow()
      expect((await posts.list()).posts).toEqual([])
    })

    test('articles are found by tag and by words, whatever stands in them', async () => {
      await posts.save(examplePost('a', { title: 'Owed 50%_of it', tags: ['home', 'pay'], publishedAt: '2026-01-01' }))
      await posts.save(examplePost('b', { title: 'Other', tags: ['home office'], publishedAt: '2026-01-02' }))
      const found = async (asked: Parameters<PostsRepository['list']>[0]) =>
        (await posts.list(asked)).posts.map((entry) => entry.slug)
      expect(await found({ tag: 'home' })).toEqual(['a'])
      expect(await found({ tag: 'hom' })).toEqual([])
      expect(await found({ words: 'OWED' })).toEqual(['a'])
      expect(await found({ words: 'owed office' })).toEqual([])
      for (const odd of ['50%_', '%', '_of']) expect(await found({ words: odd })).toEqual(['a'])
      for (const odd of ["' OR 1=1 --", '\\', '%%%', ';']) expect(await found({ words: odd })).toEqual([])
      expect(await posts.tags()).toEqual([
        { tag: 'home', count: 1 },
        { tag: 'home office', count: 1 },
        { tag: 'pay', count: 1 },
      ])
      expect((await posts.newest(1)).map(({ slug, body }) => [slug, body.length > 0])).toEqual([['b', true]])
    })

    test('seeding twice gives each post once, follows changes and takes withdrawn posts away', async () => {
      await posts.seed([examplePost('one'), examplePost('two')])
      await posts.seed([examplePost('one', { title: 'New title' }), examplePost('three')])
      expect((await posts.list()).posts.map((entry) => [entry.slug, entry.title])).toEqual([
        ['one', 'New title'],
        ['three', 'Title of three'],
      ])
    })

    test('seeding never touches a post a person has changed', async () => {
      await posts.seed([examplePost('one'), examplePost('two')])
      await posts.save(examplePost('one', { title: 'By hand' }))
      await posts.seed([examplePost('one', { title: 'By release' })])
      expect((await posts.find('one'))?.title).toBe('By hand')
      await posts.seed([examplePost('other')])
      expect((await posts.find('one'))?.title).toBe('By hand')
    })

    test('an empty seed list changes nothing', async () => {
      await posts.seed([examplePost('one')])
      await posts.seed([])
      expect((await posts.list()).posts).toHaveLength(1)
    })

    test('two seedings at once end with each post once', async () => {
      const seeds = [examplePost('one'), examplePost('two')]
      await Promise.all([posts.seed(seeds), posts.seed(seeds)])
      expect((await posts.list()).posts).toHaveLength(2)
    })

    test('a damaged list in a row reads as empty instead of failing the page', async () => {
      await posts.save(examplePost('one'))
      await db.updateTable('posts').set({ tags: '["half', related_tools: '{"a":1}' }).execute()
      expect(await posts.find('one')).toMatchObject({ tags: [], relatedTools: [] })
    })
  })
}
