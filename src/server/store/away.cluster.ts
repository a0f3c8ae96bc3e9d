import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OwnPostgres, ownPostgres } from '../cluster/own-postgres.testkit.ts'
import { processes, type Running } from '../process.testkit.ts'

// Run by scripts/cluster-test.ts, which builds the site first: the blog is drawn by the app itself.
const { start, killAll, remove } = processes()
let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await ownPostgres()
})
afterEach(killAll)
afterAll(() => {
  killAll()
  postgres.stop()
  postgres.remove()
  remove()
})

const SECOND = 1_000

async function opened(): Promise<{ running: Running; ask: (path: string, accept?: string) => Promise<Asked> }> {
  const running = start({
    PORT: '0',
    DRAIN_MS: '0',
    DATABASE_URL: postgres.url,
    STATEMENT_TIMEOUT_MS: '1000',
    LIMIT_PER_10S: '0',
    LOG_LEVEL: 'warn',
    BUILD_DIR: 'build',
  })
  const port = await running.ready()
  return { running, ask: (path, accept = 'text/html') => asked(`http://127.0.0.1:${port}${path}`, accept) }
}

interface Asked {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
  readonly ms: number
}

async function asked(url: string, accept: string): Promise<Asked> {
  const began = performance.now()
  const answer = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(20 * SECOND) })
  const text = await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text, ms: performance.now() - began }
}

/** What is told while the database is away, whatever is asked. */
async function expectAway(ask: (path: string, accept?: string) => Promise<Asked>): Promise<void> {
  const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(n % 2 ? '/blog' : '/blog/some-post')))
  for (const { status, retryAfter, text, ms } of crowd) {
    expect([status, retryAfter]).toEqual([503, '5'])
    expect(text).toContain('The articles can’t be shown right now')
    expect(ms).toBeLessThan(8 * SECOND)
  }
  const data = await ask('/api/v1/posts', 'application/json')
  expect([data.status, data.retryAfter]).toEqual([503, '5'])
  expect(JSON.parse(data.text)).toMatchObject({ error: { code: 'store_unavailable' } })
  expect((await ask('/readyz')).status).toBe(503)
  for (const path of ['/healthz', '/', '/mortgage-calculator', '/api/v1/market']) {
    const { status, ms } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(ms).toBeLessThan(2 * SECOND)
  }
}

async function expectBack(ask: (path: string) => Promise<Asked>): Promise<void> {
  await expect.poll(async () => (await ask('/blog')).status, { timeout: 6 * SECOND, interval: 250 }).toBe(200)
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 6 * SECOND, interval: 250 }).toBe(200)
  const again = await Promise.all(Array.from({ length: 20 }, () => ask('/blog')))
  expect(again.map(({ status }) => status)).toEqual(Array(20).fill(200))
}

test('PostgreSQL frozen: 503 with words and in time, all else goes on; thawed, the blog is back within seconds', async () => {
  const { running, ask } = await opened()
  // Some connections are there already, some will be made.
  await Promise.all(Array.from({ length: 5 }, () => ask('/blog')))
  postgres.freeze()
  try {
    await expectAway(ask)
  } finally {
    postgres.thaw()
  }
  await expectBack(ask)
  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
})

test('PostgreSQL stopped and started again: the same, and no restart of ours', async () => {
  const { running, ask } = await opened()
  expect((await ask('/blog')).status).toBe(200)
  postgres.stop()
  await expectAway(ask)
  postgres.start()
  await expectBack(ask)
  expect(running.child.exitCode).toBeNull()
  running.child.kill('SIGTERM')
  expect(await running.ended).toMatchObject({ code: 0 })
})

test('a service that is told to end while PostgreSQL is frozen ends all the same', async () => {
  const { running, ask } = await opened()
  expect((await ask('/blog')).status).toBe(200)
  postgres.freeze()
  try {
    const began = performance.now()
    running.child.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
    expect(performance.now() - began).toBeLessThan(15 * SECOND)
  } finally {
    postgres.thaw()
  }
})

test('a start while PostgreSQL is frozen is one clear line, not a wait', async () => {
  postgres.freeze()
  try {
    const began = performance.now()
    const { code, stderr } = await start({ PORT: '0', DATABASE_URL: postgres.url }).ended
    expect([code, stderr.split('\n').length]).toEqual([1, 2])
    expect(stderr).toMatch(/^Cannot start: The database cannot be prepared: /)
    expect(performance.now() - began).toBeLessThan(20 * SECOND)
  } finally {
    postgres.thaw()
  }
  await sleep(200)
})
