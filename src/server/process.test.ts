import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { processes } from './process.testkit.ts'

const { folder, start, killAll, remove } = processes()
// A busy machine takes its time to start a process.
vi.setConfig({ testTimeout: 90_000 })
afterEach(killAll)
afterAll(remove)

test('it says when it is ready, and a SIGTERM lets a request finish and says goodbye to sockets', async () => {
  const { child, ended, ready } = start({ PORT: '0', DRAIN_MS: '0', WS_CLOSE_SPREAD_MS: '200' })
  const port = await ready()
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`)
  await once(ws, 'open')
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const slow = fetch(`http://127.0.0.1:${port}/api/calculators/900`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const goodbye = once(ws, 'close')
  child.kill('SIGTERM')
  expect((await goodbye)[0]).toBe(1001)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  const answer = await slow
  expect([answer.status, await answer.json()]).toEqual([200, { slug: '900', figures: {} }])
  idle.destroy()
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

test('without pages it says so: at the start, and to whoever asks whether it is ready', async () => {
  const { child, output, ended, ready } = start({ PORT: '0', DRAIN_MS: '0', BUILD_DIR: path.join(folder, 'nowhere') })
  const port = await ready()
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'pages not built' }])
  await expect.poll(() => output.stdout).toMatch(/There are no pages: \S+nowhere \(BUILD_DIR\)/)
  expect(output.stdout).toContain('set PUBLIC_ORIGIN')
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

test('connections kept alive with nothing under way do not hold up the end', async () => {
  const buildDir = path.join(folder, 'build')
  mkdirSync(path.join(buildDir, 'client'), { recursive: true })
  writeFileSync(path.join(buildDir, 'client', 'index.html'), '<p>Home</p>')
  const { child, ended, ready } = start({ PORT: '0', DRAIN_MS: '0', BUILD_DIR: buildDir })
  const port = await ready()
  // One has had a finished file, one an answer of the API; both stay open.
  const paths = ['/', '/api/posts']
  const kept = paths.map((wanted) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${wanted} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return socket
  })
  const heard = await Promise.all(kept.map(async (socket) => String((await once(socket, 'data'))[0])))
  for (const answer of heard) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('\r\nConnection: keep-alive\r\n')
  }
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect(performance.now() - began).toBeLessThan(3_000)
  for (const socket of kept) socket.destroy()
})

test('a request that never ends is cut at the limit, and the end is still clean', async () => {
  const { child, ended, ready } = start({ PORT: '0', DRAIN_MS: '0', SHUTDOWN_MS: '300', WS_CLOSE_SPREAD_MS: '0' })
  const port = await ready()
  const stuck = fetch(`http://127.0.0.1:${port}/api/calculators/60000`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  }).catch(() => 'cut')
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.kill('SIGTERM')
  expect(await stuck).toBe('cut')
  expect((await ended).code).toBe(0)
})

test('a second signal ends it at once with 1', async () => {
  const { child, ended, ready } = start({ PORT: '0' })
  const port = await ready()
  void fetch(`http://127.0.0.1:${port}/api/calculators/60000`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  }).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 100))
  child.kill('SIGINT')
  expect((await ended).code).toBe(1)
})

const oneLine = /^Cannot start: [^\n]+\n$/

test('a start that cannot be is one clear line and exit 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as AddressInfo).port)
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const cases = [
    [{ PORT: 'abc' }, /PORT must be a whole number/],
    [{ PORT: port }, new RegExp(`port ${port} is already in use`)],
    [{ PORT: '0', DATA_DIR: file }, /DATA_DIR .* cannot be used/],
    [{ PORT: '0', DATA_DIR: '/proc/nowhere/at/all' }, /DATA_DIR .* cannot be used/],
    [{ PORT: '0', DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, /database cannot be prepared/],
    [{ PORT: '0', HOST: '203.0.113.77' }, /HOST is not an address/],
  ] as const
  const endings = await Promise.all(cases.map(([env]) => start(env).ended))
  endings.forEach((end, index) => {
    expect(end.stderr).toMatch(oneLine)
    expect(end.stderr).toMatch(cases[index]?.[1] ?? /never/)
    expect(end.stderr).not.toContain('secret')
    expect([end.code, end.stdout]).toEqual([1, ''])
  })
  taken.close()
})
