import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { ADMIN_ROOT, CSRF_HEADER, sessionAnswer } from '#wire/admin.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { thread, writtenAnswer } from '#wire/community.ts'
import { LIVE_PATH } from '#wire/live-path.ts'
import { communityLimits } from '#writing/community/limits.ts'
import { hashPassword, writeHash } from '../areas/admin/password-hash.ts'
import { ofOneNetwork } from '../areas/admin/throttle.ts'
import { newSecret, question } from '../areas/community/community-contract.testkit.ts'
import { type OwnPostgres, ownPostgres } from '../cluster/own-postgres.testkit.ts'
import { type OwnRedis, ownRedis } from '../cluster/own-redis.testkit.ts'
import { type OwnService, ownService } from '../cluster/own-service.testkit.ts'

// Run by scripts/cluster-test.ts: people who write, and those who look after it, are sent now to this node, now to that.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
const PASSWORD = 'seven lanterns above the quiet harbor'
/** Other answers of the API for one address in ten seconds. */
const READS = 60
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-two-'))
const nodes: OwnService[] = []
let postgres: OwnPostgres
let redis: OwnRedis

beforeAll(async () => {
  postgres = await ownPostgres()
  redis = await ownRedis()
  await redis.start()
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    LIMIT_READS_PER_10S: String(READS),
    ADMIN_LOGINS: `ada=${writeHash(await hashPassword(PASSWORD))}`,
  }
  nodes.push(...(await Promise.all([ownService(env), ownService(env)])))
})
afterAll(async () => {
  for (const node of nodes) await node.kill()
  await redis.stop()
  postgres.stop()
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})

let visitors = 0
const someone = () => `20.9.${++visitors}.7`
interface Asking {
  readonly visitor: string
  readonly body?: object
  readonly headers?: Record<string, string>
}
/** Asks one of the two nodes as a visitor behind the proxy. */
const ask = async (node: 0 | 1, what: string, { visitor, body, headers }: Asking) =>
  await fetch(`${nodes[node]?.url}${what}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': visitor,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const codeOf = async (answer: Response) => ((await answer.json()) as { error?: { code?: string } }).error?.code
const threads = `${apiPaths.community}/threads`

const titles = async (node: 0 | 1) =>
  ((await (await ask(node, threads, { visitor: someone() })).json()) as { threads: { title: string }[] }).threads.map(
    ({ title }) => title,
  )
/** Asks again until it is so, for as long as somebody at a page would hardly notice (milliseconds); says how long it took. */
async function soon(isSo: () => Promise<boolean>, within: number): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > within) throw new Error(`It was not so within ${within} ms.`)
    await sleep(20)
  }
  return performance.now() - began
}

test('a page open on one node hears within two seconds of an answer on the other, and what is kept there is given out no more', async () => {
  const title = 'What was kept on the other node?'
  await ask(1, threads, { visitor: someone() })
  const asked = question({ title, text: 'Asked on the first node, read on the second, with two cards.' })
  const { id } = writtenAnswer.parse(await (await ask(0, threads, { visitor: someone(), body: asked })).json())
  await soon(async () => (await titles(1)).includes(title), 2_000)
  const whole = async (node: 0 | 1) => await (await ask(node, `${threads}/${id}`, { visitor: someone() })).text()
  expect(await whole(1)).toContain('Asked on the first node')

  const socket = new WebSocket(`${nodes[1]?.url.replace('http', 'ws')}${LIVE_PATH}`)
  const heard: unknown[] = []
  socket.on('message', (data) => void heard.push(JSON.parse(String(data))))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'watch-thread', thread: id }))
  const says = (answers: number) => async () => JSON.stringify(heard.at(-1)) === told(answers)
  const told = (answers: number) => JSON.stringify({ type: 'thread-answers', thread: id, answers })
  await soon(says(0), 2_000)
  const mine = { secret: newSecret(), text: 'The one with the higher rate costs more each day.' }
  const said = await ask(0, `${threads}/${id}/answers`, { visitor: someone(), body: mine })
  const answer = writtenAnswer.parse(await said.json())
  await soon(says(1), 2_000)
  expect(await whole(1)).toContain('higher rate costs more')
  await ask(0, `${apiPaths.community}/texts/${answer.id}/delete`, { visitor: someone(), body: { secret: mine.secret } })
  await soon(says(0), 2_000)
  expect(await whole(1)).not.toContain('higher rate costs more')

  // With Redis gone nothing is pushed; whoever asks has it within the time things are kept unheard.
  await redis.stop()
  await sleep(1_600)
  await whole(1)
  const late = { secret: newSecret(), text: 'An answer nobody could tell the other node of.' }
  await ask(0, `${threads}/${id}/answers`, { visitor: someone(), body: late })
  await soon(async () => (await whole(1)).includes('nobody could tell'), 2_500)
  await redis.start()
  // Both hear of each other again, and of what was missed.
  await soon(says(1), 5_000)
  socket.close()
})

test('whoever has just written on one node waits on the other', async () => {
  const visitor = someone()
  expect((await ask(0, threads, { visitor, body: question() })).status).toBe(200)
  const next = await ask(1, threads, {
    visitor,
    body: question({ text: 'Another question, a moment after the first.' }),
  })
  expect([next.status, await codeOf(next)]).toEqual([429, 'too_many_texts'])
  const wait = Number(next.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(communityLimits.secondsBetweenTexts - 20)
})

test('the same form sent to both nodes at once is one text, and an answer is new where it was given at once, on the other soon', async () => {
  const body = question({ text: 'A form sent twice, because the first answer took so long.' })
  const visitor = someone()
  const both = await Promise.all(([0, 1, 0, 1] as const).map((node) => ask(node, threads, { visitor, body })))
  const written = await Promise.all(both.map(async (answer) => writtenAnswer.parse(await answer.json())))
  expect(new Set(written.map(({ id }) => id)).size).toBe(1)
  expect(written.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  const where = `${threads}/${written[0]?.id}`
  const seen = async (node: 0 | 1) => thread.parse(await (await ask(node, where, { visitor: someone() })).json())
  const before = await Promise.all([seen(0), seen(1)])
  expect(before.map(({ answers }) => answers)).toEqual([0, 0])
  const answer = { secret: newSecret(), text: 'The dearer one first, then the other, as a rule.' }
  expect((await ask(1, `${where}/answers`, { visitor: someone(), body: answer })).status).toBe(200)
  const shown = async (node: 0 | 1) => (await seen(node)).answersShown.map(({ text }) => text)
  expect(await shown(1)).toEqual([answer.text])
  // The other one hears of it by Redis, and may have been asked a moment before.
  await soon(async () => (await shown(0)).length > 0, 2_000)
  expect(await shown(0)).toEqual([answer.text])
})

test('flags on either node hide a text on both', async () => {
  const written = writtenAnswer.parse(
    await (
      await ask(0, threads, {
        visitor: someone(),
        body: question({ text: 'A text that three people will flag, here and there.' }),
      })
    ).json(),
  )
  for (const node of [0, 1, 0] as const)
    await ask(node, `${apiPaths.community}/texts/${written.id}/flag`, { visitor: someone(), body: { reason: 'scam' } })
  for (const node of [0, 1] as const)
    expect((await ask(node, `${threads}/${written.id}`, { visitor: someone() })).status).toBe(404)
})

test('an address that has used up its share on one node is refused on the other', async () => {
  const visitor = someone()
  for (let n = 0; n < READS; n += 1) expect((await ask(0, threads, { visitor })).status).toBe(200)
  // Asked so seldom that its own count does not reach the limit.
  const there = async () => expect((await ask(1, threads, { visitor })).status).toBe(429)
  await vi.waitFor(there, { timeout: 5_000, interval: 500 })
  expect((await ask(1, threads, { visitor: someone() })).status).toBe(200)
})

const signIn = (node: 0 | 1, visitor: string, password = PASSWORD) =>
  ask(node, `${ADMIN_ROOT}/login`, { visitor, body: { name: 'ada', password, code: '' } })
async function signedIn(node: 0 | 1, visitor: string): Promise<Record<string, string>> {
  const answer = await signIn(node, visitor)
  const { session } = sessionAnswer.parse(await answer.json())
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [CSRF_HEADER]: session?.csrf ?? '' }
}

test('signed in on one node, an editor acts on the other, and is signed out on both', async () => {
  const visitor = someone()
  const first = await signedIn(0, visitor)
  const second = await signedIn(1, visitor)
  for (const node of [0, 1] as const)
    for (const headers of [first, second])
      expect((await ask(node, `${ADMIN_ROOT}/audit`, { visitor, headers })).status).toBe(200)
  const { id } = writtenAnswer.parse(
    await (
      await ask(0, threads, {
        visitor: someone(),
        body: question({ text: 'A text that a moderator of the other node hides.' }),
      })
    ).json(),
  )
  const hide = { deed: 'hide', why: 'a trial' }
  const hidden = await ask(1, `${ADMIN_ROOT}/community/texts/${id}`, { visitor, headers: first, body: hide })
  expect(hidden.status).toBe(200)
  expect((await ask(0, `${threads}/${id}`, { visitor: someone() })).status).toBe(404)
  expect((await ask(1, `${ADMIN_ROOT}/logout-everywhere`, { visitor, headers: first, body: {} })).status).toBe(200)
  for (const node of [0, 1] as const)
    for (const headers of [first, second])
      expect((await ask(node, `${ADMIN_ROOT}/audit`, { visitor, headers })).status).toBe(401)
})

test('wrong passwords on both nodes are counted together', async () => {
  const visitor = someone()
  for (let n = 0; n < ofOneNetwork.free; n += 1)
    expect((await signIn(n % 2 === 0 ? 0 : 1, visitor, 'not the one that was set')).status).toBe(403)
  for (const node of [0, 1] as const) expect(await codeOf(await signIn(node, visitor))).toBe('too_many_tries')
})
