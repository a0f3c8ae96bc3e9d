import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiPaths } from '#wire/api-paths.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'
import { openTestApp, type TestApp } from '../../app.testkit.ts'
import { readScenario } from '../../wiring.ts'
import { newSecret, question, worked } from './community-contract.testkit.ts'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp({ readScenario, publicOrigins: ['https://money.example'] })
})
afterEach(async () => await opened.close())

const base = apiPaths.community
let visitors = 0
const post = (path: string, body: object, remoteAddress = `198.51.${++visitors}.4`) =>
  opened.app.inject({
    method: 'POST',
    url: base + path,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const get = (path: string, headers: Record<string, string> = {}) => opened.app.inject({ url: base + path, headers })
const asked = async (changes: object = {}) => (await post('/threads', question(changes))).json()

test('asked, answered, accepted, changed, deleted', async () => {
  const mine = question()
  const first = await post('/threads', mine)
  expect([first.statusCode, first.json()]).toMatchObject([
    200,
    {
      state: 'shown',
      isRepeat: false,
      path: expect.stringMatching(/^\/community\/[a-z0-9]{10}-how-do-i-pay-off-my-store-cards-first$/),
    },
  ])
  const { id } = first.json()
  expect((await post('/threads', mine)).json()).toMatchObject({ id, isRepeat: true })
  const said = { secret: newSecret(), text: 'The one with the higher rate costs you more each day.' }
  const answer = (await post(`/threads/${id}/answers`, said)).json()
  expect(answer).toMatchObject({ thread: id, state: 'shown' })
  expect((await post(`/threads/${id}/accept`, { secret: mine.secret, answer: answer.id })).statusCode).toBe(200)
  expect((await get(`/threads/${id}`)).json()).toMatchObject({ accepted: answer.id, answers: 1, isAnswered: true })
  expect((await post(`/texts/${answer.id}/vote`, { device: newSecret(), on: true })).json()).toEqual({ votes: 1 })
  await post(`/texts/${answer.id}/edit`, {
    secret: said.secret,
    text: 'The one with the higher rate, in nearly every case.',
  })
  expect((await get(`/threads/${id}`)).json().answersShown[0]).toMatchObject({
    text: 'The one with the higher rate, in nearly every case.',
    changedAt: expect.any(String),
  })
  expect((await post(`/texts/${answer.id}/delete`, { secret: said.secret })).json()).toMatchObject({ state: 'deleted' })
  await post(`/texts/${id}/delete`, { secret: mine.secret })
  expect((await get(`/threads/${id}`)).statusCode).toBe(404)
})

test('flagged from three networks, it is hidden', async () => {
  const { id } = await asked()
  for (const hidden of [false, false, true])
    expect((await post(`/texts/${id}/flag`, { reason: 'scam' })).json()).toEqual({ isHidden: hidden })
  expect((await get(`/threads/${id}`)).statusCode).toBe(404)
})

describe('what is refused', () => {
  test.each([
    ['a title too short', { title: 'Help' }, 422, 'bad_text', 'title'],
    ['a text too short', { text: 'short' }, 422, 'bad_text', 'text'],
    ['a text too long', { text: 'a word '.repeat(900) }, 422, 'bad_text', 'text'],
    ['no topic', { tags: [] }, 422, 'bad_text', 'tags'],
    ['a topic of its own', { tags: ['crypto-moon'] }, 422, 'bad_text', 'tags'],
    [
      'a state that is none',
      { frame: { income: null, debts: null, age: null, state: 'ZZ' } },
      422,
      'bad_text',
      'frame',
    ],
    [
      'numbers of no calculator',
      { scenario: { calculator: 'none', link: '#v1&a=1' } },
      422,
      'bad_scenario',
      'scenario',
    ],
  ] as const)('%s', async (_, changes, status, code, field) => {
    const answer = await post('/threads', question(changes))
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(answer.json().error.fields).toHaveProperty(field)
  })
  test('a phone number, whoever agrees; a name, until the writer agrees', async () => {
    const phone = question({ text: 'You can reach me under 212-867-5309 about my question on debts.', agreed: true })
    expect((await post('/threads', phone)).json().error.code).toBe('personal_details')
    const name = question({ text: 'My name is Ann Brook and I want to pay off two cards.' })
    expect((await post('/threads', name)).json().error.code).toBe('maybe_personal')
    expect((await post('/threads', { ...name, agreed: true })).statusCode).toBe(200)
  })
  test('a child’s text, kindly', async () => {
    const answer = await post('/threads', question({ text: 'I am 12 years old and want to save for a bike. How?' }))
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'by_child'])
    expect(answer.json().error.message).toContain('kids')
  })
  test('too soon, with the seconds to wait', async () => {
    await post('/threads', question(), '203.0.113.9')
    const again = await post('/threads', question(), '203.0.113.9')
    expect([again.statusCode, again.headers['retry-after'], again.json().error]).toMatchObject([
      429,
      '30',
      { code: 'too_many_texts', message: 'You can post again in 30 seconds.' },
    ])
  })
  test('a fourth text of a day without the work', async () => {
    for (let n = 0; n < limits.textsBeforeWork; n += 1) {
      await post(
        '/threads',
        question({ text: `Number ${n} of the questions I have about money today.` }),
        '203.0.113.9',
      )
      opened.clock.now += 31_000
    }
    const next = question({ text: 'The last of the questions I have about money today.' })
    expect((await post('/threads', next, '203.0.113.9')).json().error.code).toBe('work_due')
    expect((await post('/threads', { ...next, work: worked(next.secret) }, '203.0.113.9')).statusCode).toBe(200)
  })
  test.each([
    ['not an object', []],
    ['a field nobody knows', { ...question(), origin: 'operator' }],
    ['a state of one’s own', { ...question(), state: 'shown', votes: 99 }],
    ['a secret too short', question({ secret: 'short' })],
    ['a tag that is no text', question({ tags: [1] })],
    ['__proto__', JSON.parse('{"__proto__": {"agreed": true}, "title": "x"}') as object],
  ])('%s', async (_, body) => {
    const answer = await post('/threads', body)
    expect([400, 422]).toContain(answer.statusCode)
    expect((await get('/threads')).json().threads).toEqual([])
  })
  test('another’s secret, an odd id, a query that is none', async () => {
    const { id } = await asked()
    expect((await post(`/texts/${id}/delete`, { secret: newSecret() })).json().error.code).toBe('wrong_secret')
    for (const odd of ['nope', "' OR 1=1 --", '%00', '../../etc', 'a'.repeat(99)])
      expect([400, 404]).toContain(
        (await post(`/texts/${encodeURIComponent(odd)}/delete`, { secret: newSecret() })).statusCode,
      )
    for (const odd of ['?tag=A%20B', '?after=x', '?limit=0', '?limit=51', '?sort=x'])
      expect((await get(`/threads${odd}`)).json().error.code).toBe('invalid_query')
  })
  test('a page of another site, and a form', async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      opened.app.inject({ method: 'POST', url: `${base}/threads`, headers, payload })
    const json = { 'content-type': 'application/json' }
    expect((await send({ ...json, 'sec-fetch-site': 'cross-site' }, JSON.stringify(question()))).statusCode).toBe(403)
    expect((await send({ 'content-type': 'application/x-www-form-urlencoded' }, 'title=a')).statusCode).toBe(415)
  })
})

test('numbers of a calculator are written anew, nothing else travels along', async () => {
  const scenario = { calculator: 'mortgage', link: '#v1&price=420000' }
  const sent = await post('/threads', question({ scenario }))
  expect(sent.statusCode, sent.body).toBe(200)
  const { scenario: kept } = (await get(`/threads/${sent.json().id}`)).json()
  expect(kept.calculator).toBe('mortgage')
  expect(kept.link).toMatch(/^#v\d+&rules=\d{4}&/)
  expect(kept.link).toContain('price=420000')
  for (const link of ['#v1&price=420000&name=Ann', '#v1&price=<script>', '#v99&price=1', '#v1&__proto__=1'])
    expect((await post('/threads', question({ scenario: { calculator: 'mortgage', link } }))).json().error.code).toBe(
      'bad_scenario',
    )
})

test('what has not changed is not sent again, and a new answer changes it', async () => {
  const { id } = await asked()
  for (const path of ['/threads', `/threads/${id}`, '/tags', '/feeds/debt']) {
    const first = await get(path)
    const again = await get(path, { 'if-none-match': String(first.headers.etag) })
    expect([first.statusCode, again.statusCode, again.body], path).toEqual([200, 304, ''])
  }
  const before = (await get(`/threads/${id}`)).headers.etag
  await post(`/threads/${id}/answers`, { secret: newSecret(), text: 'Something that helps, in enough words.' })
  expect((await get(`/threads/${id}`, { 'if-none-match': String(before) })).statusCode).toBe(200)
})

test('each topic has its feed, in which no text is markup', async () => {
  await asked({ title: 'Is <b>5%</b> & "more" a good rate \u0007 here?', tags: ['saving'] })
  const feed = await get('/feeds/saving')
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(feed.body).toContain('<title>Is &lt;b&gt;5%&lt;/b&gt; &amp; &quot;more&quot; a good rate  here?</title>')
  expect(feed.body).toContain('<link>https://money.example/community?tag=saving</link>')
  expect((await get('/feeds/all')).body.match(/<item>/g)).toHaveLength(1)
  expect((await get('/feeds/debt')).body).not.toContain('<item>')
  expect((await get('/feeds/none')).statusCode).toBe(404)
})
