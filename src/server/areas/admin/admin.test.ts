import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AdminApp, openAdminApp, PASSWORD, SECRET } from './admin.testkit.ts'
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
