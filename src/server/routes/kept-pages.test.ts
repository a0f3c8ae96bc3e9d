import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageContext } from '#wire/page-context.ts'
import { idIn } from '#writing/community/address.ts'
import { openTestApp, type TestApp } from '../app.testkit.ts'
import { newSecret, question } from '../areas/community/community-contract.testkit.ts'

let opened: TestApp
/** Addresses that were drawn for all. */
let drawn: string[]

/** A page of the community in one line: what its visitor gets, and what it shows. */
async function text(address: string, { community, nonce, formSecret }: Partial<PageContext>): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const id = idIn(pathname.split('/')[2] ?? '')
  const shown =
    id === null
      ? await community?.list({ tag: searchParams.get('tag') ?? undefined })
      : await community?.find(id, undefined)
  return shown ? `<script nonce="${nonce}">${formSecret}</script>${JSON.stringify(shown)}` : ''
}

beforeEach(async () => {
  drawn = []
  opened = await openTestApp({
    renderBare: async (address, context) => {
      drawn.push(address)
      const page = await text(address, context)
      return new Response(page, { status: page === '' ? 404 : 200, headers: { 'content-type': 'text/html' } })
    },
    render: (request, response) => void response.end(`for this visitor alone: ${request.url}`),
  })
})
afterEach(async () => await opened.close())

let visitors = 0
const someone = () => ({ visitor: `10.${++visitors}.0.7`, device: newSecret() })
const open = async (url: string, headers: Record<string, string> = {}) =>
  await opened.app.inject({ url, headers: { accept: 'text/html', ...headers } })
async function asked(changes: object = {}) {
  const mine = question({ text: `Somebody's own words, number ${++visitors}, about two cards.`, ...changes })
  const done = await opened.store.community.ask(someone(), mine)
  if (!done.ok) throw new Error(done.why)
  return { ...mine, ...done }
}
async function answered(thread: string, said: string) {
  const mine = { secret: newSecret(), text: said }
  const done = await opened.store.community.answer(someone(), thread, mine)
  if (!done.ok) throw new Error(done.why)
  return { ...mine, ...done }
}

test('a page is drawn once for all who open it, and each has a nonce and a code of their own', async () => {
  const { path } = await asked()
  const pages = await Promise.all([open(path), open(path), open(path, { 'accept-encoding': 'gzip' })])
  const later = await open(path)
  expect(drawn).toEqual([path])
  const own = [...pages, later].map((page) => {
    const html = page.headers['content-encoding'] === 'gzip' ? gunzipSync(page.rawPayload).toString() : page.body
    const [, nonce = '', code = ''] = /<script nonce="([\w-]{22})">([\w-]{22})<\/script>/.exec(html) ?? []
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(page.headers['cache-control']).toBe('private, no-cache')
    return [nonce, code]
  })
  expect(pages[2]?.headers['content-encoding']).toBe('gzip')
  expect(new Set(own.flat()).size).toBe(8)
})

test('a new answer, a change, a vote, an accepted answer: the next who opens it sees it', async () => {
  const { id, path, secret } = await asked()
  const shows = async (what: string) => {
    const { body } = await open(path)
    expect(body).toContain(what)
    return body
  }
  await shows('"answers":0')
  const first = await answered(id, 'The one with the higher rate costs more each day.')
  await shows('higher rate costs more')
  await opened.store.community.edit(someone(), first.id, {
    ...first,
    text: 'The one with the lower balance feels better.',
  })
  expect(await shows('lower balance')).not.toContain('higher rate costs more')
  await opened.store.community.vote(someone(), first.id, true)
  await shows('"votes":1')
  await opened.store.community.accept(id, secret, first.id)
  await shows(`"accepted":"${first.id}"`)
})

test('what is hidden, removed, deleted or noted by a moderator is not shown again, in no list and no page', async () => {
  const { moderation } = opened.store.community
  const { id, path } = await asked()
  const hidden = await answered(id, 'Words a moderator hides after a look.')
  const flagged = await answered(id, 'Words three networks have flagged.')
  const deleted = await answered(id, 'Words their writer takes back.')
  const removed = await answered(id, 'Words with a name in them, removed for good.')
  const body = async () => (await open(path)).body
  const all = await body()
  for (const said of ['moderator hides', 'have flagged', 'takes back', 'removed for good']) expect(all).toContain(said)
  await moderation.hide('ada', hidden.id, 'off topic')
  expect(await body()).not.toContain('moderator hides')
  for (let n = 0; n < 3; n += 1) await opened.store.community.flag(someone(), flagged.id, 'scam')
  expect(await body()).not.toContain('have flagged')
  await opened.store.community.drop(deleted.id, deleted.secret)
  expect(await body()).not.toContain('takes back')
  await moderation.remove('ada', removed.id, 'a name', true)
  expect(await body()).not.toContain('removed for good')
  await moderation.show('ada', hidden.id, '')
  await moderation.note('ada', hidden.id, 'needs a source')
  expect(await body()).toMatch(/moderator hides.*needs a source/)
  await moderation.lock('ada', id, true, 'settled')
  expect(await body()).toContain('"isLocked":true')

  expect((await open('/community')).body).toContain(id)
  await moderation.hide('ada', id, 'the whole question')
  expect((await open(path)).statusCode).toBe(404)
  expect((await open('/community')).body).not.toContain(id)
})

test('who asks sees their question in the list at once, in that of its topic too, whoever looked before', async () => {
  await open('/community')
  await open('/community?tag=debt')
  const { id } = await asked()
  for (const list of ['/community', '/community?tag=debt']) expect((await open(list)).body).toContain(id)
})

test('a change in one thread draws no other anew', async () => {
  const [one, other] = [await asked(), await asked()]
  await open(one.path)
  await open(other.path)
  await answered(one.id, 'An answer to the first of the two questions.')
  await open(one.path)
  await open(other.path)
  expect(drawn).toEqual([one.path, other.path, one.path])
})

test('search finds no text that was taken away, whoever searched before', async () => {
  const { id } = await asked()
  const found = await answered(id, 'Ask the issuer about a hardship program first.')
  const search = async () =>
    (await opened.app.inject('/api/v1/community/threads?q=hardship+issuer')).json().threads.length
  expect(await search()).toBe(1)
  await opened.store.community.drop(found.id, found.secret)
  expect(await search()).toBe(0)
})

test('what is not there is not kept; other pages, and what a form is told, are drawn for their visitor', async () => {
  expect((await open('/community/0000000000-nothing')).statusCode).toBe(404)
  expect((await open('/community/0000000000-nothing')).statusCode).toBe(404)
  expect(drawn).toHaveLength(2)
  for (const own of ['/community/ask', '/blog', '/community/odd/deeper'])
    expect((await open(own)).body).toBe(`for this visitor alone: ${own}`)
  const { path } = await asked()
  const told = await opened.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:80' },
    payload: 'form=vote&text-id=nobody',
  })
  expect([told.body, told.headers['cache-control']]).toEqual([`for this visitor alone: ${path}`, 'no-store'])
  expect(drawn).toHaveLength(2)
})
