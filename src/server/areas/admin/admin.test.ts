import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteFile } from '../../routes/site-files.ts'
import { examplePost } from '../../store/store-contract.testkit.ts'
import { exampleContent, newKey } from '../posts/manuscripts-contract.testkit.ts'
import { type AdminApp, type Browser, openAdminApp, PASSWORD, SECRET } from './admin.testkit.ts'
import { nobody } from './logins.ts'
import { codeOf, readSecret, stepAt } from './totp.ts'

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

/** Every address there is, with what it takes. */
const doors = [
  ['POST', '/logout'],
  ['POST', '/logout-everywhere'],
  ['GET', '/sessions'],
  ['POST', '/sessions/end'],
  ['GET', '/audit'],
  ['GET', '/posts'],
  ['POST', '/posts'],
  ['GET', '/posts/seed:first-post'],
  ['PUT', '/posts/seed:first-post'],
  ['POST', '/posts/seed:first-post/move'],
  ['POST', '/posts/seed:first-post/restore'],
  ['GET', '/posts/seed:first-post/revisions'],
  ['GET', '/posts/seed:first-post/revisions/1'],
  ['POST', '/links'],
  ['POST', '/check'],
  ['GET', '/numbers'],
  ['GET', '/community/texts/x'],
  ['GET', '/media'],
  ['POST', '/media'],
  ['GET', '/community'],
  ['POST', '/community/texts/abc'],
  ['POST', '/community/bans/abc/end'],
] as const

describe('signing in', () => {
  eachAlone()

  test('without a password set nobody signs in, and the page is told so', async () => {
    const closed = await openAdminApp({ logins: nobody })
    expect((await closed.ask('GET', '/session')).json()).toEqual({ isSetUp: false, session: null })
    expect(codes(await closed.signIn())).toBe('not_set_up')
    expect(closed.checked).toEqual([])
    await closed.close()
  })

  test('the right password gives a session, and a cookie only the server reads', async () => {
    const answer = await app.signIn()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ isSetUp: true, session: { name: 'ada', idleMinutes: 30 } })
    expect(answer.headers['set-cookie']).toMatch(
      /^admin-on-this-machine=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(answer.body).not.toContain(String(answer.headers['set-cookie']).slice(22, 65))
  })

  test('everywhere but on this machine the cookie is for https and this host alone', async () => {
    for (const host of ['money.example', 'localhost.example', '192.0.2.1', 'localhost@money.example']) {
      const answer = await app.ask('POST', '/login', { name: 'ada', password: PASSWORD, code: '' }, { host })
      if (answer.statusCode === 400) continue
      expect(answer.headers['set-cookie']).toMatch(
        /^__Host-admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      )
    }
    const known = await openAdminApp({ publicOrigins: ['https://localhost:3000'] })
    expect((await known.signIn()).headers['set-cookie']).toMatch(/^__Host-admin=/)
    await known.close()
  })

  test('an unknown name, a wrong password and a wrong code are told alike, after the same work', async () => {
    const answers = [
      await app.signIn('nobody'),
      await app.signIn('ada', { password: 'wrong password entirely' }),
      await app.signIn('cy', { code: '000000' }),
      await app.signIn("' OR 1=1 --"),
    ]
    expect(
      new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`)).size,
    ).toBe(1)
    expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true)
    expect(app.checked).toHaveLength(answers.length)
  })

  test('a second factor is asked where one is set up, and a code opens once', async () => {
    const code = codeOf(readSecret(SECRET) ?? Buffer.of(), stepAt(app.clock.now))
    expect((await app.signIn('cy')).statusCode).toBe(403)
    expect((await app.signIn('cy', { code })).statusCode).toBe(200)
    expect((await app.signIn('cy', { code })).statusCode).toBe(403)
  })

  test('a name is the same in capitals and with spaces around it', async () => {
    expect((await app.signIn(' ADA ')).statusCode).toBe(200)
  })

  test('after five wrong tries there is a wait, said in words, and no password is even looked at', async () => {
    for (let i = 0; i < 5; i += 1) await app.signIn('ada', { password: 'wrong password entirely' })
    const answer = await app.signIn()
    expect([answer.statusCode, answer.headers['retry-after'], codes(answer)]).toEqual([429, '60', 'too_many_tries'])
    expect(app.checked).toHaveLength(5)
    app.clock.now += 60_000
    expect((await app.signIn()).statusCode).toBe(200)
  })

  test('a thousand tries at once: five are looked at, the rest are told to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => app.signIn('ada', { password: 'wrong password entirely' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5)
    expect(app.checked).toHaveLength(5)
  })

  test('a body with more, less or other than the form has is refused, and is not tried', async () => {
    for (const body of [
      {},
      { name: 'ada', password: PASSWORD },
      { name: 'ada', password: PASSWORD, code: '', isAdmin: true },
      { name: ['ada'], password: PASSWORD, code: '' },
      { name: 'ada', password: { length: 28 }, code: '' },
      { name: 'ada', password: 'x'.repeat(257), code: '' },
      JSON.parse('{"__proto__":{"name":"ada"},"name":"ada","password":"x","code":""}'),
    ]) {
      const answer = await app.ask('POST', '/login', body)
      expect(answer.statusCode, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
    }
    expect(app.checked.filter((password) => password === PASSWORD)).toEqual([])
  })

  test('what fails is in the log without what was typed', async () => {
    await app.signIn('hunter2-typed-as-name', { password: 'a secret typed wrong' })
    const ada = await app.as('ada')
    const log = await ada.ask('GET', '/audit')
    expect(log.json().lines.map(({ who, action }: { who: string; action: string }) => [who, action])).toEqual(
      expect.arrayContaining([
        ['', 'failed to sign in'],
        ['ada', 'signed in'],
      ]),
    )
    expect(log.body).not.toMatch(/hunter2|secret typed/)
  })
})

describe('a session', () => {
  eachAlone()

  test('a key a browser came with is never the key it gets: nobody can plant one', async () => {
    const planted = 'A'.repeat(43)
    const answer = await app.ask(
      'POST',
      '/login',
      { name: 'ada', password: PASSWORD, code: '' },
      { cookie: `admin-on-this-machine=${planted}` },
    )
    expect(String(answer.headers['set-cookie'])).not.toContain(planted)
    expect((await app.ask('GET', '/posts', undefined, { cookie: `admin-on-this-machine=${planted}` })).statusCode).toBe(
      401,
    )
  })

  test('signing in again ends the session before', async () => {
    const ada = await app.as('ada')
    await app.ask('POST', '/login', { name: 'ada', password: PASSWORD, code: '' }, { cookie: ada.cookie })
    expect((await ada.ask('GET', '/posts')).statusCode).toBe(401)
  })

  test('the name for this machine is not taken where the safe one is used, nor two of one name', async () => {
    const { cookie } = await app.as('ada')
    expect((await app.ask('GET', '/posts', undefined, { cookie, host: 'money.example' })).statusCode).toBe(401)
    expect((await app.ask('GET', '/posts', undefined, { cookie: `${cookie}; ${cookie}` })).statusCode).toBe(401)
    expect((await app.ask('GET', '/posts', undefined, { cookie })).statusCode).toBe(200)
  })

  test('signing out ends it here, everywhere ends all, one by one ends one’s own', async () => {
    const [one, two, three, other] = [
      await app.as('ada'),
      await app.as('ada'),
      await app.as('ada'),
      await app.as('ben'),
    ]
    const { sessions } = (await one.ask('GET', '/sessions')).json()
    expect(sessions).toHaveLength(3)
    const gone = await two.ask('POST', '/logout')
    expect(gone.headers['set-cookie']).toMatch(/^admin-on-this-machine=; .*Max-Age=0$/)
    expect((await two.ask('GET', '/posts')).statusCode).toBe(401)
    const { sessions: left } = (await one.ask('GET', '/sessions')).json()
    const mark = left.find((session: { isThis: boolean }) => !session.isThis).mark
    expect((await other.ask('POST', '/sessions/end', { mark })).statusCode).toBe(404)
    expect((await one.ask('POST', '/sessions/end', { mark })).statusCode).toBe(200)
    expect((await three.ask('GET', '/posts')).statusCode).toBe(401)
    await one.ask('POST', '/logout-everywhere')
    expect((await one.ask('GET', '/posts')).statusCode).toBe(401)
    expect((await other.ask('GET', '/posts')).statusCode).toBe(200)
  })

  test('half an hour unused, it is over, in words', async () => {
    const ada = await app.as('ada')
    app.clock.now += 30 * 60_000
    const answer = await ada.ask('GET', '/posts')
    expect([answer.statusCode, codes(answer)]).toEqual([401, 'not_signed_in'])
  })
})

describe('the guard', () => {
  together()

  test.each(doors)('%s %s answers nobody who is not signed in', async (method, path) => {
    for (const headers of [
      {},
      { cookie: 'admin-on-this-machine=' },
      { cookie: `__Host-admin=${'A'.repeat(43)}` },
    ] as Record<string, string>[]) {
      const answer = await app.ask(method, path, method === 'GET' ? undefined : {}, headers)
      expect([answer.statusCode, codes(answer)]).toEqual([401, 'not_signed_in'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test.each(doors.filter(([method]) => method !== 'GET'))(
    '%s %s wants the token of the very session',
    async (method, path) => {
      const [ada, ben] = [await app.as('ada'), await app.as('ben')]
      for (const token of [undefined, '', ben.csrf, ada.csrf.slice(1), `${ada.csrf} `, ada.csrf.toLowerCase()]) {
        const headers = { cookie: ada.cookie, ...(token === undefined ? {} : { 'x-csrf-token': token }) }
        const answer = await app.ask(method, path, {}, headers)
        expect([answer.statusCode, codes(answer)]).toEqual([403, 'csrf'])
      }
    },
  )

  test.each([...doors, ['POST', '/login'], ['GET', '/session']] as const)(
    '%s %s answers no other site',
    async (method, path) => {
      const { cookie, csrf } = await app.as('ada')
      const signs: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'same-origin, cross-site' },
        ...(method === 'GET' ? [] : [{ 'sec-fetch-site': 'none' }]),
      ]
      for (const sign of signs) {
        const answer = await app.ask(method, path, method === 'GET' ? undefined : {}, {
          cookie,
          'x-csrf-token': csrf,
          ...sign,
        })
        expect([sign, answer.statusCode]).toEqual([sign, 403])
      }
      expect((await app.signIn('ben')).statusCode).toBe(200)
    },
  )

  test('an older browser is judged by where it comes from, and one that says nothing changes nothing', async () => {
    const { cookie, csrf } = await app.as('ada')
    const post = (headers: Record<string, string>) =>
      app.app.inject({
        method: 'POST',
        url: '/api/admin/links',
        headers: {
          host: 'localhost:3000',
          cookie,
          'x-csrf-token': csrf,
          'content-type': 'application/json',
          ...headers,
        },
        payload: '{"paths":[]}',
      })
    expect((await post({ origin: 'http://localhost:3000' })).statusCode).toBe(200)
    expect((await post({ referer: 'http://localhost:3000/admin/cms' })).statusCode).toBe(200)
    for (const headers of [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/localhost:3000' },
    ] as Record<string, string>[])
      expect((await post(headers)).statusCode).toBe(403)
  })

  test('a form of another kind changes nothing, whatever it says of itself', async () => {
    const { cookie, csrf } = await app.as('ada')
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      expect(
        (await app.ask('POST', '/links', {}, { cookie, 'x-csrf-token': csrf, 'content-type': type })).statusCode,
      ).toBe(415)
  })

  test('nothing of it is kept on the way, found by search engines or shown in a frame', async () => {
    const ada = await app.as('ada')
    for (const path of ['/posts', '/audit', '/session', '/posts/nope']) {
      const { headers } = await ada.ask('GET', path)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('the public description does not know it, and other methods are refused', async () => {
    const document = await app.app.inject('/api/v1/openapi.json')
    expect(document.body).not.toContain('/api/admin')
    const ada = await app.as('ada')
    expect((await ada.ask('PUT', '/posts')).statusCode).toBe(405)
  })
})

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

describe('the community', () => {
  together()

  const asked: unknown[] = []
  const text = {
    id: 'answer-1',
    thread: 'thread-1',
    path: '/community/thread-1/a-question',
    isQuestion: false,
    title: 'A question',
    text: '<script>alert(1)</script>',
    name: 'Quiet Heron 42',
    at: '2026-11-20T12:00:00.000Z',
    state: 'held',
    points: 7,
    needs: [],
    flags: ['scam'],
    note: null,
    isLocked: false,
    canBan: { device: true, network: false },
  } as const
  const door =
    (name: string, answer: unknown) =>
    async (...given: unknown[]) => {
      asked.push([name, ...given])
      return answer as never
    }

  test('whatever takes something from a writer says why, and each deed is told to the community in the moderator’s name', async () => {
    const moderation = {
      queue: door('queue', [text]),
      text: door('text', text),
      bans: door('bans', []),
      audit: door('audit', []),
      hide: door('hide', true),
      show: door('show', true),
      remove: door('remove', true),
      note: door('note', true),
      lock: door('lock', true),
      ban: door('ban', null),
      unban: door('unban', false),
    }
    asked.length = 0
    const own = await openAdminApp({ store: { community: { moderation } as never } })
    const ada = await own.as('ada')
    expect((await ada.ask('GET', '/community')).json()).toEqual({ texts: [text], bans: [] })
    const act = async (body: unknown) => (await ada.ask('POST', '/community/texts/answer-1', body)).statusCode
    expect(await act({ deed: 'hide', why: 'A scam.' })).toBe(200)
    expect(await act({ deed: 'remove', why: 'Personal details.', wipe: true })).toBe(200)
    expect(await act({ deed: 'lock', why: 'It is settled.' })).toBe(200)
    expect(await act({ deed: 'ban', why: 'Spam again.', kind: 'device', days: 7 })).toBe(404)
    for (const body of [
      { deed: 'hide', why: '' },
      { deed: 'remove', why: 'Spam.' },
      { deed: 'ban', why: 'Spam.', kind: 'everybody', days: 7 },
      { deed: 'ban', why: 'Spam.', kind: 'device', days: 365 },
      { deed: 'show', why: '', who: 'ben' },
      { deed: 'destroy', why: 'Because.' },
    ])
      expect([body, await act(body)]).toEqual([body, 422])
    expect(asked.filter((one) => !['queue', 'bans', 'text'].includes(String((one as unknown[])[0])))).toEqual([
      ['hide', 'ada', 'answer-1', 'A scam.'],
      ['remove', 'ada', 'answer-1', 'Personal details.', true],
      ['lock', 'ada', 'thread-1', true, 'It is settled.'],
      ['ban', 'ada', 'answer-1', 'device', 7, 'Spam again.'],
    ])
    expect((await ada.ask('POST', '/community/bans/nope/end')).statusCode).toBe(404)
    const { lines } = (await ada.ask('GET', '/audit')).json()
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['community: hide', 'community: remove', 'community: lock']),
    )
    await own.close()
  })

  test('an appeal that cannot be decided says why, and any text is found by its id', async () => {
    const outcomes = ['done', 'own', 'again', 'nothing', 'wiped', 'unknown']
    const seen: unknown[] = []
    const moderation = {
      queue: async () => [],
      bans: async () => [],
      text: async (id: string) => (id === text.id ? text : null),
      appeal: async (...given: unknown[]) => {
        seen.push(given)
        return outcomes.shift()
      },
    }
    const own = await openAdminApp({ store: { community: { moderation } as never } })
    const ada = await own.as('ada')
    expect((await ada.ask('GET', `/community/texts/${text.id}`)).json()).toEqual({ text })
    expect((await ada.ask('GET', '/community/texts/other')).statusCode).toBe(404)
    const told = []
    for (const deed of ['appeal-shown', 'appeal-kept', 'appeal-shown', 'appeal-shown', 'appeal-shown', 'appeal-shown'])
      told.push(codes(await ada.ask('POST', `/community/texts/${text.id}`, { deed, why: 'Read again.' })))
    const [done, ...refused] = told
    expect(done).toBeUndefined()
    expect(refused).toEqual(['appeal_own', 'appeal_again', 'appeal_nothing', 'appeal_wiped', 'unknown_text'])
    expect(seen.slice(0, 2)).toEqual([
      ['ada', text.id, { isShown: true, why: 'Read again.', others: true }],
      ['ada', text.id, { isShown: false, why: 'Read again.', others: true }],
    ])
    expect((await ada.ask('POST', `/community/texts/${text.id}`, { deed: 'appeal-kept', why: '' })).statusCode).toBe(
      422,
    )
    await own.close()
  })

  test('the real queue is asked, and an empty one is empty', async () => {
    const ada = await app.as('ada')
    expect((await ada.ask('GET', '/community')).json()).toEqual({ texts: [], bans: [] })
  })
})
