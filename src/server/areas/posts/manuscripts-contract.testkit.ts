import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Manuscript, ManuscriptContent, PostState } from '#wire/manuscripts.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { migrate } from '../../store/migrate.ts'
import { examplePost } from '../../store/store-contract.testkit.ts'
import { storeTime } from '../../store/store-time.ts'
import { readAudit } from '../admin/audit.ts'
import { migrations } from '../migrations.ts'
import { correctionsRepository } from './corrections.ts'
import { type ManuscriptsRepository, manuscriptsRepository, type Outcome } from './manuscripts.ts'
import { type PostsRepository, postsRepository } from './store.ts'

export const newKey = (): string => randomBytes(16).toString('base64url')

export function exampleContent(slug: string, changes: Partial<ManuscriptContent> = {}): ManuscriptContent {
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: 'A short line.',
    body: 'Some *text*.',
    author: 'An Author',
    reviewer: 'A Reviewer',
    updatedAt: '2026-01-03',
    tags: ['saving'],
    relatedTools: ['savings-calculator'],
    ...changes,
  }
}

/** The same promises, kept by every database. `openEmpty` gives a database without tables. */
export function describeManuscripts(
  name: string,
  kind: DatabaseKind,
  openEmpty: () => Promise<Kysely<Database>>,
): void {
  describe(`articles as editors have them, on ${name}`, () => {
    const clock = { now: '' }
    let db: Kysely<Database>
    let all: ManuscriptsRepository
    let posts: PostsRepository

    beforeEach(async () => {
      clock.now = '2026-11-20T12:00:00.000Z'
      db = await openEmpty()
      await migrate(db, kind, migrations)
      posts = postsRepository(db)
      all = manuscriptsRepository(db, { kind, time: async () => clock.now })
    })
    afterEach(async () => await db.destroy())

    const begin = (slug: string, changes: Partial<ManuscriptContent> = {}) =>
      all.create('ada', { key: newKey(), content: exampleContent(slug, changes) })
    const done = (outcome: Outcome): Manuscript => {
      if (outcome.kind !== 'done') throw new Error('somebody had changed it')
      return outcome.post
    }
    const save = async (post: Manuscript, changes: Partial<ManuscriptContent>, who = 'ada') =>
      done(
        await all.save(who, post.id, {
          key: newKey(),
          version: post.version,
          content: { ...post.content, ...changes },
        }),
      )
    const move = async (post: Manuscript, to: PostState, at?: string) =>
      done(await all.move('ada', post.id, { key: newKey(), version: post.version, to, ...(at ? { at } : {}) }))
    const out = async (slug: string) => await move(await move(await begin(slug), 'review'), 'published')
    const publicSlugs = async () => (await posts.list()).posts.map(({ slug }) => slug).toSorted()

    test('an article comes back as it went in, whatever its text, and visitors do not see it', async () => {
      const odd = {
        title: `'; DROP TABLE manuscripts; -- <script>alert(1)</script> \u{1F600}`,
        body: 'line\r\nline\t"quoted" $1 ? :x {{tax.2026.standardDeduction.single}} <%= 1+1 %>',
        tags: ['a"b', '[]'],
      }
      const made = await begin('odd', odd)
      expect(await all.find(made.id)).toEqual(made)
      expect(made).toMatchObject({ state: 'draft', version: 1, liveSlug: null, content: odd, changedBy: 'ada' })
      expect(await posts.find('odd')).toBeNull()
      expect(await publicSlugs()).toEqual([])
    })

    test('the way: draft, review, out, archived; each step a version with its line in the log', async () => {
      let post = await begin('way')
      post = await move(post, 'review')
      post = await move(post, 'published')
      expect(post).toMatchObject({ liveSlug: 'way', liveVersion: 3, version: 3 })
      expect(await posts.find('way')).toMatchObject({
        title: 'Title of way',
        publishedAt: '2026-11-20',
        updatedAt: '2026-01-03',
      })
      post = await move(post, 'archived')
      expect(post.liveSlug).toBeNull()
      expect(await posts.find('way')).toBeNull()
      const { revisions } = await all.revisions(post.id)
      expect(revisions.map(({ version, state }) => [version, state])).toEqual([
        [4, 'archived'],
        [3, 'published'],
        [2, 'review'],
        [1, 'draft'],
      ])
      expect((await readAudit(db)).lines.map(({ action }) => action).toSorted()).toEqual([
        'began an article',
        'moved an article to archived',
        'moved an article to published',
        'moved an article to review',
      ])
    })

    test('a correction of a lesson goes the same way to its own place, never among the articles', async () => {
      const corrections = correctionsRepository(db)
      const said = 'It was $5.'
      let post = await begin('fix-1', { excerpt: '', correction: { lesson: 'compounding', said } })
      post = await move(await move(post, 'review'), 'published')
      expect(await publicSlugs()).toEqual([])
      const out = {
        slug: 'fix-1',
        lesson: 'compounding',
        title: 'Title of fix-1',
        said,
        body: 'Some *text*.',
        author: 'An Author',
        reviewer: 'A Reviewer',
        publishedAt: '2026-11-20',
        updatedAt: '2026-11-20',
      }
      expect(await corrections.all()).toEqual([out])
      expect((await all.list()).posts).toMatchObject([{ slug: 'fix-1', lesson: 'compounding', state: 'published' }])

      clock.now = '2026-11-25T12:00:00.000Z'
      post = await move(await save(post, { body: 'Better.' }), 'published')
      expect(await corrections.all()).toEqual([{ ...out, body: 'Better.', updatedAt: '2026-11-25' }])
      const first = post.version
      post = done(await all.restore('ben', post.id, { key: newKey(), version: post.version, from: 1 }))
      expect(post).toMatchObject({ version: first + 1, content: { body: 'Some *text*.' } })
      await expect(save(post, { correction: undefined })).rejects.toThrow(/can’t become/)

      post = await move(post, 'archived')
      expect([await corrections.all(), await all.movedTo('fix-1')]).toEqual([[], null])
      expect((await readAudit(db)).lines.map(({ action }) => action)).toContain('moved a correction to published')
    })

    test('one that is scheduled goes out by itself, once', async () => {
      let post = await begin('fix-2', { correction: { lesson: 'compounding', said: '' } })
      post = await move(await move(post, 'review'), 'scheduled', '2026-11-21T12:00:00.000Z')
      clock.now = '2026-11-21T12:00:01.000Z'
      expect(await Promise.all([all.publishDue(), all.publishDue()]).then(([a, b]) => a + b)).toBe(1)
      expect(await correctionsRepository(db).all()).toMatchObject([{ slug: 'fix-2', publishedAt: '2026-11-21' }])
    })

    test.each([
      ['draft', 'published'],
      ['draft', 'scheduled'],
      ['archived', 'published'],
      ['published', 'draft'],
      ['published', 'scheduled'],
    ] as const)('nobody goes from %s to %s', async (from, to) => {
      let post = await begin('steps')
      if (from === 'archived') post = await move(post, 'archived')
      if (from === 'published') post = await move(await move(post, 'review'), 'published')
      await expect(move(post, to, '2026-12-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'not_from_here' })
      expect((await all.find(post.id))?.version).toBe(post.version)
    })

    test('what is missing is named, and nothing goes out half', async () => {
      for (const missing of [
        { title: '' },
        { excerpt: '' },
        { body: '' },
        { author: '' },
        { body: 'A ![](/media/a.png).' },
      ]) {
        const post = await move(
          await begin(`half-${Object.keys(missing)[0]}-${Object.values(missing)[0]?.length}`, missing),
          'review',
        )
        await expect(move(post, 'published')).rejects.toMatchObject({ code: 'not_ready' })
        await expect(move(post, 'scheduled', '2026-12-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'not_ready' })
      }
      expect(await publicSlugs()).toEqual([])
    })

    test('a text written after it went out waits until it is sent out itself', async () => {
      let post = await out('waits')
      post = await save(post, { body: 'New text.' })
      expect((await posts.find('waits'))?.body).toBe('Some *text*.')
      expect(post).toMatchObject({ state: 'published', version: 4, liveVersion: 3 })
      clock.now = '2026-12-24T12:00:00.000Z'
      post = await move(post, 'published')
      expect(await posts.find('waits')).toMatchObject({ body: 'New text.', publishedAt: '2026-11-20' })
      expect(post.liveVersion).toBe(post.version)
    })

    test('two editors at once: the second is asked, and neither text is lost', async () => {
      const post = await begin('both')
      const [ada, ben] = await Promise.all(
        ['ada', 'ben'].map((who) =>
          all.save(who, post.id, {
            key: newKey(),
            version: 1,
            content: exampleContent('both', { body: `By ${who}.` }),
          }),
        ),
      )
      const [first, second] = ada?.kind === 'done' ? [ada, ben] : [ben, ada]
      if (first?.kind !== 'done' || second?.kind !== 'changed') throw new Error('one is saved and one is asked')
      expect(second.current).toEqual(first.post)
      expect(second.base?.body).toBe('Some *text*.')
      expect((await all.revisions(post.id)).revisions).toHaveLength(2)
    })

    test('saving twice with one key saves once, also at the same time; making an article too', async () => {
      const post = await begin('once')
      const body = { key: newKey(), version: 1, content: exampleContent('once', { body: 'Once.' }) }
      const outcomes = await Promise.all([all.save('ada', post.id, body), all.save('ada', post.id, body)])
      expect(outcomes.map((outcome) => done(outcome).version)).toEqual([2, 2])
      const made = { key: newKey(), content: exampleContent('made-once') }
      const twice = [await all.create('ada', made), await all.create('ada', made)]
      expect(twice[0]).toEqual(twice[1])
      expect((await all.list()).posts).toHaveLength(2)
    })

    test('an older version is restored as a new one, and the one before stays', async () => {
      let post = await save(await begin('back', { body: 'First.' }), { body: 'Second.' })
      post = done(await all.restore('ben', post.id, { key: newKey(), version: 2, from: 1 }))
      expect(post).toMatchObject({ version: 3, content: { body: 'First.' }, changedBy: 'ben' })
      expect((await all.revision(post.id, 2))?.revision.content.body).toBe('Second.')
      expect((await all.revisions(post.id)).revisions[0]?.note).toBe('restored from 1')
      await expect(all.restore('ada', post.id, { key: newKey(), version: 3, from: 99 })).rejects.toMatchObject({
        code: 'unknown_version',
      })
      expect(await all.revision(post.id, 99)).toBeNull()
    })

    test('a new address leaves a redirect once it goes out, through every change, and back again', async () => {
      let post = await out('old-name')
      post = await save(post, { slug: 'new-name' })
      expect([await publicSlugs(), await all.movedTo('old-name')]).toEqual([['old-name'], null])
      post = await move(post, 'published')
      expect([await publicSlugs(), await all.movedTo('old-name')]).toEqual([['new-name'], 'new-name'])
      post = await move(await save(post, { slug: 'newest-name' }), 'published')
      expect(await Promise.all(['old-name', 'new-name'].map((slug) => all.movedTo(slug)))).toEqual([
        'newest-name',
        'newest-name',
      ])
      post = await move(await save(post, { slug: 'old-name' }), 'published')
      expect([await publicSlugs(), await all.movedTo('old-name'), await all.movedTo('newest-name')]).toEqual([
        ['old-name'],
        null,
        'old-name',
      ])
      await move(post, 'archived')
      expect(await all.movedTo('newest-name')).toBeNull()
    })

    test('no article takes the address of another, one it had, or one of the release', async () => {
      await posts.seed([examplePost('released')])
      const post = await move(await save(await out('had'), { slug: 'has' }), 'published')
      for (const slug of ['has', 'had', 'released']) {
        await expect(begin(slug)).rejects.toMatchObject({ code: 'slug_taken' })
        const other = await begin(`other-${slug}`)
        await expect(save(other, { slug })).rejects.toMatchObject({ code: 'slug_taken' })
      }
      const [one, two] = await Promise.allSettled([begin('race'), begin('race')])
      expect([one?.status, two?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      expect((await all.find(post.id))?.content.slug).toBe('has')
    })

    test('what is due goes out once, however many ask at the same time, and nothing before its time', async () => {
      const post = await move(await move(await begin('due'), 'review'), 'scheduled', '2026-11-20T13:00:00.000Z')
      await move(await move(await begin('not-yet'), 'review'), 'scheduled', '2026-11-21T13:00:00.000Z')
      expect(await all.publishDue()).toBe(0)
      clock.now = '2026-11-20T13:00:00.000Z'
      const sent = await Promise.all(Array.from({ length: 6 }, () => all.publishDue()))
      expect(sent.reduce((sum, n) => sum + n, 0)).toBe(1)
      expect(await publicSlugs()).toEqual(['due'])
      expect(await all.find(post.id)).toMatchObject({ state: 'published', version: 4, liveVersion: 4, publishAt: null })
      expect((await readAudit(db)).lines.filter(({ who }) => who === 'schedule')).toHaveLength(1)
    })

    test('a text changed after it was scheduled goes back to review and does not go out by itself', async () => {
      const post = await move(await move(await begin('again'), 'review'), 'scheduled', '2026-11-20T13:00:00.000Z')
      expect((await save(post, { body: 'Later thoughts.' })).state).toBe('review')
      clock.now = '2026-11-20T14:00:00.000Z'
      expect(await all.publishDue()).toBe(0)
    })

    test('a post of the release can be edited, and from then on releases leave it alone', async () => {
      await posts.seed([examplePost('released'), examplePost('other')])
      const found = await all.find('seed:released')
      if (!found) throw new Error('it is not found')
      expect(found).toMatchObject({ state: 'published', version: 1, liveSlug: 'released' })
      const edited = await save(found, { title: 'By hand' })
      expect(edited.id).not.toMatch(/^seed/)
      expect(await all.find('seed:released')).toEqual(edited)
      await move(edited, 'published')
      await posts.seed([examplePost('released', { title: 'By release' }), examplePost('other', { title: 'Newer' })])
      expect((await posts.find('released'))?.title).toBe('By hand')
      expect((await posts.find('other'))?.title).toBe('Newer')
      expect((await all.revisions(edited.id)).revisions.at(-1)?.note).toBe('as it came with the release')
      expect((await all.list()).posts.map(({ id }) => id).filter((id) => id.startsWith('seed:'))).toEqual([
        'seed:other',
      ])
    })

    test('a post of the release that was taken back or moved does not return with the next release', async () => {
      await posts.seed([examplePost('gone'), examplePost('moved')])
      const [gone, moved] = [await all.find('seed:gone'), await all.find('seed:moved')]
      if (!gone || !moved) throw new Error('they are not found')
      await move(gone, 'archived')
      await move(await save(moved, { slug: 'elsewhere' }), 'published')
      await posts.seed([examplePost('gone'), examplePost('moved')])
      expect(await publicSlugs()).toEqual(['elsewhere'])
      expect(await all.movedTo('moved')).toBe('elsewhere')
    })

    test('two editors of one untouched post of the release: one is saved, the other is asked or told to come back', async () => {
      await posts.seed([examplePost('released')])
      const found = await all.find('seed:released')
      if (!found) throw new Error('it is not found')
      await save(found, { body: 'First.' })
      const second = await all.save('ben', 'seed:released', {
        key: newKey(),
        version: 1,
        content: { ...found.content, body: 'Second.' },
      })
      expect(second).toMatchObject({ kind: 'changed', current: { content: { body: 'First.' } } })
    })

    test('every article is reached page by page, each once, by state too, those of the release among them', async () => {
      await posts.seed(Array.from({ length: 60 }, (_, n) => examplePost(`seed-${n}`)))
      for (let n = 0; n < 60; n += 1) {
        clock.now = `2026-11-20T12:00:${String(Math.floor(n / 4)).padStart(2, '0')}.000Z`
        await begin(`draft-${n}`)
      }
      for (const [state, count] of [
        [undefined, 120],
        ['draft', 60],
        ['published', 60],
        ['review', 0],
      ] as const) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const page = await all.list({ state, after })
          seen.push(...page.posts.map(({ id }) => id))
          after = page.next ?? undefined
        } while (after !== undefined)
        expect([seen.length, new Set(seen).size]).toEqual([count, count])
      }
      expect((await all.list()).counts).toEqual({ draft: 60, review: 0, scheduled: 0, published: 60, archived: 0 })
    })

    test('an unknown or odd name finds nothing and changes nothing', async () => {
      for (const id of ['nope', '', 'seed:', 'seed:nope', "' OR 1=1 --", '%', '__proto__']) {
        expect(await all.find(id)).toBeNull()
        await expect(
          all.save('ada', id, { key: newKey(), version: 1, content: exampleContent('x') }),
        ).rejects.toMatchObject({ code: 'unknown_post' })
        expect(await all.movedTo(id)).toBeNull()
      }
      expect((await readAudit(db)).lines).toEqual([])
    })

    test('the store tells its own time', async () => {
      const told = await storeTime(db, kind)
      expect(told).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
      expect(Math.abs(Date.parse(told) - Date.now())).toBeLessThan(60_000)
    })
  })
}
