import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteFile } from '../../routes/site-files.ts'
import { examplePost } from '../../store/store-contract.testkit.ts'
import { exampleContent, newKey } from '../posts/manuscripts-contract.testkit.ts'
import { type AdminApp, type Browser, openAdminApp } from './admin.testkit.ts'

let app: AdminApp
const open = async () => {
  app = await openAdminApp()
}
const close = async () => await app.close()
/** A site of its own for each test. */
const eachAlone = () => {
  beforeEach(open)
  afterEach(close)
}
/** One site for all of them. */
const together = () => {
  beforeAll(open)
  afterAll(close)
}

const codes = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code

describe('articles', () => {
  eachAlone()

  test('written, reviewed and sent out, an article is where visitors read it', async () => {
    const ada = await app.as('ada')
    const { post } = (await ada.ask('POST', '/posts', { key: newKey(), content: exampleContent('mine') })).json()
    const move = async (version: number, to: string) =>
      (await ada.ask('POST', `/posts/${post.id}/move`, { key: newKey(), version, to })).json().post
    expect((await app.app.inject('/api/v1/posts/mine')).statusCode).toBe(404)
    expect((await move((await move(1, 'review')).version, 'published')).liveSlug).toBe('mine')
    expect((await app.app.inject('/api/v1/posts/mine')).json().post.title).toBe('Title of mine')
    expect((await ada.ask('GET', '/posts?state=published')).json().counts.published).toBe(3)
  })

  test('what was changed meanwhile is answered with both texts', async () => {
    const [ada, ben] = [await app.as('ada'), await app.as('ben')]
    const path = '/posts/seed:first-post'
    const { post } = (await ada.ask('GET', path)).json()
    const put = (who: typeof ada, body: string) =>
      who.ask('PUT', path, { key: newKey(), version: post.version, content: { ...post.content, body } })
    expect((await put(ben, 'By Ben.')).statusCode).toBe(200)
    const answer = await put(ada, 'By Ada.')
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      error: { code: 'changed', message: 'ben has changed this article since you opened it.' },
      current: { content: { body: 'By Ben.' } },
      base: { body: post.content.body },
    })
  })

  test('a field nobody asked for is refused: who wrote, what state and which version are not for the page to say', async () => {
    const ada = await app.as('ada')
    const content = exampleContent('mine')
    for (const body of [
      { key: newKey(), content, state: 'published' },
      { key: newKey(), content: { ...content, origin: 'seed' } },
      { key: newKey(), content: { ...content, publishedAt: '2020-01-01' } },
      { key: newKey(), content, changedBy: 'ben' },
      { key: newKey(), content, __proto__: null, id: 'mine' },
      { key: 'short', content },
      { key: newKey(), content: { ...content, slug: '../etc' } },
      { key: newKey(), content: { ...content, slug: 'a/b' } },
      { key: newKey(), content: { ...content, updatedAt: 'soon' } },
      { key: newKey(), content: { ...content, body: 'x'.repeat(200_001) } },
      { key: newKey(), content: { ...content, tags: 'saving' } },
    ])
      expect((await ada.ask('POST', '/posts', body)).statusCode).toBe(422)
    expect((await ada.ask('GET', '/posts')).json().counts.draft).toBe(0)
  })

  test('odd names of articles, versions, states and places are refused or unknown, never an error of ours', async () => {
    const ada = await app.as('ada')
    for (const path of [
      "/posts/'%20OR%201=1",
      '/posts/nope',
      '/posts/seed:nope',
      '/posts/nope/revisions/1',
      '/posts/seed:first-post/revisions/abc',
      '/posts/seed:first-post/revisions/99999999999',
      '/posts?state=secret',
      '/posts?after=x',
      "/posts?after=2026-01-01T00:00:00.000Z_'--",
      '/posts?limit=1',
      '/audit?after=x',
      '/audit?after=a&after=b',
    ])
      expect([path, [404, 422, 200].includes((await ada.ask('GET', path)).statusCode)]).toEqual([path, true])
    expect((await ada.ask('GET', '/posts?after=x')).statusCode).toBe(422)
  })

  test('a body past a megabyte is not read', async () => {
    const ada = await app.as('ada')
    const huge = { key: newKey(), content: exampleContent('huge', { body: 'x'.repeat(1_100_000) }) }
    expect((await ada.ask('POST', '/posts', huge)).statusCode).toBe(413)
    expect((await ada.ask('POST', '/logout', { pad: 'x'.repeat(5_000) })).statusCode).toBe(413)
  })

  test('links of ours that lead nowhere are named, and nothing else is asked', async () => {
    const ada = await app.as('ada')
    const paths = ['/blog/first-post', '/blog/first-post#part', '/blog/nope', '/nope?x=1']
    expect((await ada.ask('POST', '/links', { paths })).json()).toEqual({ missing: ['/blog/nope', '/nope?x=1'] })
  })

  test('the log tells who did what to which article', async () => {
    const ada = await app.as('ada')
    const { post } = (await ada.ask('POST', '/posts', { key: newKey(), content: exampleContent('logged') })).json()
    const { lines } = (await ada.ask('GET', '/audit')).json()
    expect(lines.find(({ action }: { action: string }) => action === 'began an article')).toMatchObject({
      who: 'ada',
      about: post.id,
      detail: 'logged',
    })
  })
})

describe('numbers', () => {
  together()

  test('a text is shown with its numbers looked up, known numbers are offered, and what cannot be looked up is named', async () => {
    const ada = await app.as('ada')
    const body =
      'The standard deduction for one person is $16,100 in {{nothing.of.this.name}}. {{tax.2026.standardDeduction.single}}'
    const { shown, offers } = (await ada.ask('POST', '/check', { body })).json()
    expect(shown.refused).toEqual([expect.objectContaining({ says: 'nothing.of.this.name' })])
    expect(JSON.stringify(shown.blocks)).toContain('$16,100')
    expect(shown.sources).toHaveLength(1)
    expect(offers.map(({ text }: { text: string }) => text)).toEqual(['$16,100'])
    expect(body.slice(offers[0].from, offers[0].to)).toBe('$16,100')
  })

  test('a text with a number that cannot be looked up neither goes out nor is scheduled', async () => {
    const ada = await app.as('ada')
    const content = exampleContent('unknown', { body: 'It is {{nothing.of.this.name}}.' })
    const { post } = (await ada.ask('POST', '/posts', { key: newKey(), content })).json()
    const move = (version: number, to: string, at?: string) =>
      ada.ask('POST', `/posts/${post.id}/move`, { key: newKey(), version, to, ...(at ? { at } : {}) })
    expect((await move(1, 'review')).statusCode).toBe(200)
    expect(codes(await move(2, 'published'))).toBe('unknown_number')
    expect(codes(await move(2, 'scheduled', '2027-01-01T00:00:00.000Z'))).toBe('unknown_number')
    expect((await app.app.inject('/api/v1/posts/unknown')).statusCode).toBe(404)
  })

  test('published articles are listed with numbers that are broken, loose or to be read again, and no others', async () => {
    const ada = await app.as('ada')
    const add = (slug: string, body: string) => app.store.posts.save({ ...examplePost(slug), body })
    await add('broken', 'It is {{nothing.of.this.name}}.')
    await add('loose', 'The standard deduction is $16,100.')
    await add('moves', 'It is {{tax.2026.standardDeduction.single}}.')
    await add('quiet', 'No number at all.')
    const { posts } = (await ada.ask('GET', '/numbers')).json()
    const told = Object.fromEntries(
      posts.map((one: { slug: string; broken: unknown[]; loose: string[]; reread: unknown[] }) => [
        one.slug,
        [one.broken.length, one.loose, one.reread.length],
      ]),
    )
    expect(told).toEqual({ broken: [1, [], 0], loose: [0, ['$16,100'], 0], moves: [0, [], 1] })
  })
})

describe('corrections of lessons', () => {
  const lesson = 'compounding'
  const html =
    '<main><article class="lesson"><p>It&#x27;s <b>worth</b> $5<!-- -->. Then more.</p><script>var said = "hidden"</script></main>'
  const page = siteFile('learning/compounding/index.html', { identity: Buffer.from(html) }, [])
  const seen: string[] = []
  let ada: Browser
  beforeAll(async () => {
    app = await openAdminApp({
      files: new Map([
        ['/learning/compounding', page],
        ['/learning/class', siteFile('learning/class/index.html', { identity: Buffer.from('<p>Classes</p>') }, [])],
      ]),
      onCorrected: async () => {
        seen.push(...(await app.store.corrections.all()).map(({ title }) => title))
      },
    })
    ada = await app.as('ada')
  })
  afterAll(close)

  const begin = async (correction: { lesson: string; said: string }, body = 'It’s $6.') => {
    const content = exampleContent(
      `fix-${newKey()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')}`,
      { body, correction },
    )
    const { post } = (await ada.ask('POST', '/posts', { key: newKey(), content })).json()
    const move = (version: number, to: string) =>
      ada.ask('POST', `/posts/${post.id}/move`, { key: newKey(), version, to })
    await move(1, 'review')
    return { post, move }
  }

  test('one goes out, and its page says so before the answer comes; taken back, it says so too', async () => {
    const { post, move } = await begin({ lesson, said: 'It’s worth\n $5. Then' })
    expect((await move(2, 'published')).statusCode).toBe(200)
    expect(seen).toEqual([post.content.title])
    expect((await app.app.inject('/api/v1/posts')).body).not.toContain(post.content.slug)
    const { posts } = (await ada.ask('GET', '/posts')).json()
    expect(posts.find((one: { id: string }) => one.id === post.id)).toMatchObject({ lesson, state: 'published' })
    seen.length = 0
    expect((await move(3, 'archived')).statusCode).toBe(200)
    expect([seen, await app.store.corrections.all()]).toEqual([[], []])
  })

  test('a lesson nobody has, words it does not say and a number nobody knows keep it in', async () => {
    for (const [correction, body, code] of [
      [{ lesson: 'nobody', said: '' }, 'x', 'unknown_lesson'],
      [{ lesson: '', said: '' }, 'x', 'unknown_lesson'],
      [{ lesson: 'class', said: '' }, 'x', 'unknown_lesson'],
      [{ lesson, said: 'hidden' }, 'x', 'unknown_sentence'],
      [{ lesson, said: 'It’s worth $7.' }, 'x', 'unknown_sentence'],
      [{ lesson, said: '' }, 'It is {{nothing.of.this.name}}.', 'unknown_number'],
    ] as const) {
      const { move } = await begin(correction, body)
      expect(codes(await move(2, 'published'))).toBe(code)
    }
    expect(await app.store.corrections.all()).toEqual([])
  })

  test('its numbers are listed with those of the articles', async () => {
    const { post, move } = await begin({ lesson, said: '' }, 'The deduction is $16,100.')
    await move(2, 'published')
    const { posts } = (await ada.ask('GET', '/numbers')).json()
    expect(posts).toMatchObject([{ slug: post.content.slug, loose: ['$16,100'] }])
  })
})
