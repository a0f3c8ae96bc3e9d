import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import * as net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { closeServer } from './closing.ts'
import { freePort } from './cluster/free-port.testkit.ts'
import { OpenConnections } from './http/open-connections.ts'
import { whereToListen } from './listening.ts'
import { processes } from './process.testkit.ts'

const { folder, start, killAll, remove } = processes()
// A busy machine takes its time to start a process.
vi.setConfig({ testTimeout: 90_000 })
afterEach(killAll)
afterAll(remove)

const free = { LIMIT_PER_10S: '0', LIMIT_READS_PER_10S: '0' }
const buildDir = path.join(folder, 'build')
mkdirSync(path.join(buildDir, 'client'), { recursive: true })
writeFileSync(path.join(buildDir, 'client', 'index.html'), '<p>Home</p>')

test('after SIGTERM readiness says so, pages are still answered for the moment set, and sockets hold up nothing', async () => {
  const { child, ended, ready } = start({
    PORT: '0',
    DRAIN_MS: '800',
    WS_CLOSE_SPREAD_MS: '700',
    WS_PER_IP: '50',
    BUILD_DIR: buildDir,
    ...free,
  })
  const port = await ready()
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`)
      await once(ws, 'open')
      return { closed: once(ws, 'close') }
    }),
  )
  // Browsers open a connection ahead of need; it says nothing and must hold up nobody.
  const silent = net.connect(port, '127.0.0.1').on('error', () => {})
  await once(silent, 'connect')
  const began = performance.now()
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'draining' })
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect([page.status, await page.text(), page.headers.get('connection')]).toEqual([200, '<p>Home</p>', 'close'])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(700)
  for (const { closed } of sockets) expect((await closed)[0]).toBe(1001)
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('the port is free for the next process while the last request is still answered', async () => {
  const release = path.join(folder, 'release')
  const METRICS_PORT = String(await freePort())
  const first = start({ PORT: '0', METRICS_PORT, DRAIN_MS: '0', WS_CLOSE_SPREAD_MS: '0', HELD_UNTIL: release })
  const port = await first.ready()
  const slow = fetch(`http://127.0.0.1:${port}/api/calculators/held`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  await sleep(1_000)
  first.child.kill('SIGTERM')
  await sleep(100)
  const next = start({ PORT: String(port), METRICS_PORT, DRAIN_MS: '0' })
  expect(await next.ready()).toBe(port)
  expect(first.child.exitCode).toBeNull()
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  writeFileSync(release, '')
  expect((await slow).status).toBe(200)
  expect((await first.ended).code).toBe(0)
})

test('Ctrl-C waits for no balancer, and a second signal in the window ends it at once with 1', async () => {
  const calm = start({ PORT: '0', DRAIN_MS: '60000' })
  await calm.ready()
  calm.child.kill('SIGINT')
  expect((await calm.ended).code).toBe(0)
  const hurried = start({ PORT: '0', DRAIN_MS: '60000' })
  await hurried.ready()
  hurried.child.kill('SIGTERM')
  await sleep(200)
  hurried.child.kill('SIGTERM')
  expect((await hurried.ended).code).toBe(1)
})

test('a socket is taken over only when it was handed to this process', () => {
  const own = { port: 3000, host: '0.0.0.0' }
  expect(whereToListen(own, { LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toEqual({ ...own, fd: 3 })
  for (const env of [
    {},
    { LISTEN_FDS: '1', LISTEN_PID: '8' },
    { LISTEN_FDS: '0', LISTEN_PID: '7' },
    { LISTEN_PID: '7' },
  ])
    expect(whereToListen(own, env, 7)).toEqual({ ...own, backlog: 4_096 })
})

/** A crowd that never rests: some open a connection per request, some keep theirs. Counts answers and names what went wrong. */
function crowd(port: number) {
  let goesOn = true
  const seen = { answered: 0, wrong: [] as string[] }
  const one = (agent: Agent | false) =>
    new Promise<void>((resolve) => {
      const asked = request({ host: '127.0.0.1', port, path: '/', agent }, (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) seen.answered += 1
          else seen.wrong.push(String(answer.statusCode))
          resolve()
        })
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        seen.wrong.push(error.code ?? error.message)
        resolve()
      })
      asked.end()
    })
  const keeper = new Agent({ keepAlive: true, maxSockets: 4 })
  const visitor = async (agent: Agent | false) => {
    while (goesOn) {
      await one(agent)
      await sleep(2)
    }
  }
  const all = [...Array.from({ length: 6 }, () => visitor(false)), ...Array.from({ length: 4 }, () => visitor(keeper))]
  return {
    seen,
    stop: async () => {
      goesOn = false
      await Promise.all(all)
      keeper.destroy()
    },
  }
}

/** A socket bound here and handed over as descriptor 3, as systemd does. */
function heldSocket(): { readonly fd: number; readonly port: number; close(): void } {
  type Handle = { readonly fd: number; getsockname(out: { port?: number }): number; close(): void }
  const create = (net as unknown as { _createServerHandle(host: string, port: number, family: 4): Handle })
    ._createServerHandle
  const handle = create('127.0.0.1', 0, 4)
  const out: { port?: number } = {}
  handle.getsockname(out)
  return { fd: handle.fd, port: out.port ?? 0, close: () => handle.close() }
}

test('over repeated restarts under load no request is lost where the socket is held open', {
  timeout: 60_000,
}, async () => {
  const held = heldSocket()
  const once = async () => {
    const running = start(
      { LISTEN_FDS: '1', DRAIN_MS: '300', WS_CLOSE_SPREAD_MS: '0', BUILD_DIR: buildDir, ...free },
      { stdio: ['ignore', 'pipe', 'pipe', held.fd], before: "process.env['LISTEN_PID'] = String(process.pid)" },
    )
    expect(await running.ready()).toBe(held.port)
    return running
  }
  let running = await once()
  const visitors = crowd(held.port)
  for (let restart = 0; restart < 2; restart += 1) {
    await sleep(300)
    running.child.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
    running = await once()
  }
  await sleep(300)
  await visitors.stop()
  held.close()
  expect(visitors.seen.wrong).toEqual([])
  expect(visitors.seen.answered).toBeGreaterThan(100)
})

test('with a port of its own nobody is answered wrongly over restarts under load: some find nobody while the next one starts', {
  timeout: 60_000,
}, async () => {
  const again = async (port: string) => {
    const running = start({ PORT: port, DRAIN_MS: '300', WS_CLOSE_SPREAD_MS: '0', BUILD_DIR: buildDir, ...free })
    return { running, port: await running.ready() }
  }
  let { running, port } = await again('0')
  const visitors = crowd(port)
  for (let restart = 0; restart < 2; restart += 1) {
    await sleep(300)
    running.child.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
    ;({ running } = await again(String(port)))
  }
  await sleep(300)
  await visitors.stop()
  // Who comes in the moment between the last turn and the closing of the port is reset; who came before it is proved below.
  expect(visitors.seen.wrong.filter((wrong) => !['ECONNREFUSED', 'ECONNRESET'].includes(wrong))).toEqual([])
  expect(visitors.seen.answered).toBeGreaterThan(100)
})

/** Visitors in a thread of their own: at a word they connect, ask, count up in the shared number, and tell what they were answered. */
const visitorsInLine = `
const { connect } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
const { port, count, shared } = workerData
const connected = new Int32Array(shared)
const answers = []
const one = () => {
  let heard = ''
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\\r\\nHost: here\\r\\nConnection: close\\r\\n\\r\\n')
    Atomics.add(connected, 0, 1)
    Atomics.notify(connected, 0)
  })
  socket.on('data', (part) => { heard += part })
  socket.on('error', (error) => { heard = error.code })
  socket.on('close', () => { if (answers.push(heard) === count) parentPort.postMessage(answers) })
}
parentPort.once('message', () => { for (let at = 0; at < count; at += 1) one() })
`

test('whoever stands in line when the end begins is taken and answered before the port is closed', async () => {
  const count = 20
  const server = createServer((_request, answer) => answer.end('here'))
  const connections = new OpenConnections({ connections: count * 2, most: count * 2, sockets: 0 })
  connections.watch(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const shared = new SharedArrayBuffer(4)
  const connected = new Int32Array(shared)
  const { port } = server.address() as net.AddressInfo
  const line = new Worker(visitorsInLine, { eval: true, workerData: { port, count, shared } })
  await once(line, 'online')
  const answered = once(line, 'message')
  line.postMessage('come')
  // This thread stands still until the system has all of them in its line, so that the server has taken none.
  for (let seen = 0; seen < count; seen = Atomics.load(connected, 0)) Atomics.wait(connected, 0, seen)
  expect(connections.taken).toBe(0)
  await closeServer({
    server,
    hub: { drain: async () => {} },
    connections,
    onFree: () => {},
    drainMs: 0,
    closeSpreadMs: 0,
    shutdownMs: 60_000,
  })
  const [answers] = (await answered) as [string[]]
  expect(answers.filter((heard) => !heard.startsWith('HTTP/1.1 200'))).toEqual([])
  expect(answers).toHaveLength(count)
  await line.terminate()
})
