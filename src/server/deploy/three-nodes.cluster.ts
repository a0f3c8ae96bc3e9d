import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { apiPaths, REFRESH_PATH } from '#wire/api-paths.ts'
import { marketAnswer } from '#wire/market.ts'
import { freePort } from '../cluster/free-port.testkit.ts'
import { type OwnPostgres, ownPostgres } from '../cluster/own-postgres.testkit.ts'
import { type OwnRedis, ownRedis } from '../cluster/own-redis.testkit.ts'
import { readCompose, readEnvFile, root } from './compose.testkit.ts'
import { answered, crowd, type Started, started, statusOf } from './started.testkit.ts'

// Run by scripts/cluster-test.ts: three nodes as compose.yaml sets them, behind Caddy as deploy/Caddyfile sets it.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-three-'))
const names = ['app', 'app-2', 'app-3'] as const
const nodes = new Map<string, Started>()
const ports = new Map<string, number>()
let postgres: OwnPostgres
let redis: OwnRedis
let proxy: Started | undefined
let site = ''

function startNode(name: string): void {
  const values = readEnvFile('deploy/three-nodes.env', {
    POSTGRES_PASSWORD: 'abc123',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
  })
  const { environment } = readCompose(values).services[name] ?? { environment: {} }
  nodes.set(
    name,
    started([process.execPath, 'src/server/main.ts'], {
      cwd: root,
      env: {
        ...environment,
        NODE_ENV: 'production',
        // What differs here: addresses, the machine's speed, and that nobody outside is asked.
        PUBLIC_ORIGIN: site,
        TRUST_PROXY: '127.0.0.1',
        HOST: '127.0.0.1',
        PORT: String(ports.get(name)),
        DATA_DIR: path.join(folder, 'data'),
        PUBLISHED_RATES: 'off',
        MARKET_FLOOR_MS: '500',
        LIMIT_PER_10S: '0',
        LIMIT_READS_PER_10S: '0',
        LIMIT_REFRESH_PER_MINUTE: '0',
        SHED_LAG_MS: '0',
        CALC_WORKERS: '1',
        LIMIT_UNITS: '20',
        LIMIT_UNITS_PER_SECOND: '1',
        DRAIN_MS: '3000',
        WS_CLOSE_SPREAD_MS: '500',
      },
    }),
  )
}
const at = (name: string, what: string) => `http://127.0.0.1:${ports.get(name)}${what}`
const isReady = (name: string) => answered(at(name, '/readyz'), 90_000)

beforeAll(async () => {
  postgres = await ownPostgres()
  redis = await ownRedis()
  await redis.start()
  site = `http://127.0.0.1:${await freePort()}`
  for (const name of names) ports.set(name, await freePort())
  for (const name of names) startNode(name)
  await Promise.all(names.map(isReady))
  proxy = started(['caddy', 'run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: root,
    env: {
      SITE_ADDRESS: site,
      NODES: names.map((name) => `127.0.0.1:${ports.get(name)}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  await answered(`${site}/readyz`, 30_000)
})

afterAll(async () => {
  for (const { child, ended } of [...nodes.values(), ...(proxy ? [proxy] : [])]) {
    child.kill('SIGKILL')
    await ended
  }
  await redis.stop()
  postgres.stop()
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})

const market = async (name: string) => marketAnswer.parse(await (await fetch(at(name, apiPaths.market))).json())
const refresh = (address: string) =>
  fetch(`${address}${REFRESH_PATH}`, { method: 'POST', headers: { 'content-type': 'application/json' } })
const lines = async () => (await Promise.all(names.map(market))).map(({ epoch, seq }) => `${epoch} ${seq}`)

test('pages, posts and the API come through the proxy, whichever node answers', async () => {
  for (const what of ['/', '/mortgage-calculator', '/blog', '/market-data', apiPaths.posts, apiPaths.calculators])
    for (let i = 0; i < 6; i += 1) expect([what, await statusOf(`${site}${what}`)]).toEqual([what, 200])
  const bodies = await Promise.all(names.map(async (name) => await (await fetch(at(name, apiPaths.posts))).text()))
  expect(new Set(bodies).size).toBe(1)
})

test('a visitor is counted as one, whatever addresses it claims to come from', async () => {
  // The nodes trust the proxy, and the proxy says whom it spoke with.
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      fetch(`${site}/api/v1/calculators/mortgage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
        body: '{}',
      }),
    ),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect([statuses.has(200), statuses.has(429)]).toEqual([true, true])
})

test('three nodes show one market, live lines hear of what another node’s visitor asked for, and one fetch serves all', async () => {
  await Promise.all(names.map((name) => refresh(at(name, '').replace(/\/$/, ''))))
  await expect.poll(async () => new Set(await lines()).size, { timeout: 10_000 }).toBe(1)
  const ws = new WebSocket(`${site.replace('http', 'ws')}/ws`, { origin: site })
  await once(ws, 'open')
  const heard: { type: string; seq?: number }[] = []
  ws.on('message', (data) => heard.push(JSON.parse(String(data)) as { type: string }))
  ws.send('{"type":"auth","userId":"guest-user"}')
  await expect.poll(() => heard.length).toBe(1)
  for (const name of names) {
    const before = heard.length
    await sleep(600)
    await refresh(at(name, ''))
    await expect.poll(() => heard.length, { timeout: 5_000 }).toBeGreaterThan(before)
  }
  const numbers = heard.map(({ seq = 0 }) => seq)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  ws.close()
})

test('one node after the other is restarted under load, and no visitor notices', async () => {
  const visitors = crowd([`${site}/`, `${site}/blog`, `${site}/mortgage-calculator`, `${site}${apiPaths.market}`], 8)
  for (const name of names) {
    await sleep(500)
    const node = nodes.get(name)
    node?.child.kill('SIGTERM')
    expect(await node?.ended).toBe(0)
    startNode(name)
    await isReady(name)
    // The proxy has looked by now.
    await sleep(2_500)
  }
  await visitors.stop()
  expect(visitors.seen.wrong).toEqual([])
  expect(visitors.seen.answered).toBeGreaterThan(200)
})

test('a node that is killed costs nobody a page', async () => {
  const visitors = crowd([`${site}/`, `${site}/mortgage-calculator`], 6)
  await sleep(500)
  nodes.get('app-3')?.child.kill('SIGKILL')
  await nodes.get('app-3')?.ended
  await sleep(3_000)
  await visitors.stop()
  // What was on its way in that instant may be cut in the middle of an answer, which nobody can take back.
  expect(visitors.seen.wrong.length).toBeLessThanOrEqual(6)
  expect(visitors.seen.answered).toBeGreaterThan(50)
  startNode('app-3')
  await isReady('app-3')
})

test('without Redis each node goes on alone; with it, empty, they are one market again, under a name never used before', async () => {
  const [before = ''] = await lines()
  await redis.stop()
  await sleep(600)
  for (const name of names)
    expect((await (await refresh(at(name, ''))).json()) as object).toMatchObject({ refreshed: true })
  const alone = (await lines()).map((line) => line.split(' ')[0])
  expect(new Set([...alone, before.split(' ')[0]]).size).toBe(4)
  await redis.start()
  await expect
    .poll(
      async () => {
        await sleep(600)
        await Promise.all(names.map((name) => refresh(at(name, ''))))
        const epochs = new Set((await lines()).map((line) => line.split(' ')[0]))
        return epochs.size === 1 && ![...alone, before.split(' ')[0]].includes([...epochs][0])
      },
      { timeout: 10_000 },
    )
    .toBe(true)
})

test('without PostgreSQL the articles say so and the rest goes on; it comes back and nobody was restarted', async () => {
  const pids = names.map((name) => nodes.get(name)?.child.pid)
  postgres.stop()
  await expect.poll(() => statusOf(`${site}/mortgage-calculator`), { timeout: 10_000 }).not.toBe(0)
  for (const name of names) {
    const blog = await fetch(at(name, '/blog'), { headers: { accept: 'text/html' } })
    expect([blog.status, blog.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await blog.text()).toContain('can’t be shown right now')
    expect(await statusOf(at(name, '/mortgage-calculator'))).toBe(200)
  }
  postgres.start()
  for (const name of names) await expect.poll(() => statusOf(at(name, '/blog')), { timeout: 10_000 }).toBe(200)
  await expect.poll(() => statusOf(`${site}/blog`), { timeout: 10_000 }).toBe(200)
  expect(names.map((name) => nodes.get(name)?.child.pid)).toEqual(pids)
  expect(names.map((name) => nodes.get(name)?.child.exitCode)).toEqual([null, null, null])
})
