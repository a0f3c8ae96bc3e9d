import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { processes } from '../process.testkit.ts'
import { connectionRoom, openFilesLimit } from './open-files.ts'

const { folder, start, killAll, remove } = processes()
vi.setConfig({ testTimeout: 90_000 })
afterEach(killAll)
afterAll(remove)

test('whatever the limit, connections leave room for files, and sockets leave room for requests', () => {
  fc.assert(
    fc.property(fc.integer({ min: 128, max: 1_000_000 }), (limit) => {
      const { connections, most, sockets } = connectionRoom(limit)
      expect(limit - most).toBeGreaterThanOrEqual(48)
      expect(most).toBeGreaterThan(connections)
      expect(sockets).toBeLessThanOrEqual(connections * 0.8)
      expect(sockets).toBeGreaterThan(0)
    }),
  )
  expect(connectionRoom(1_024)).toEqual({ connections: 922, most: 947, sockets: 737 })
  expect(connectionRoom(Number.POSITIVE_INFINITY).connections).toBe(Number.POSITIVE_INFINITY)
  expect(openFilesLimit()).toBeGreaterThan(100)
})

/** A connection that asks for a socket or for nothing; what it hears first, or '' when it is closed unanswered. */
function knock(port: number, first: string): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  if (first) socket.write(first)
  const heard = Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
  ])
  return { socket, heard }
}

const upgrade =
  'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
const ask = (what: string) => `GET ${what} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`

test('with few files to open, sockets are refused in time: pages, posts and health are answered, and all is well after', async () => {
  const buildDir = path.join(folder, 'build')
  mkdirSync(path.join(buildDir, 'client'), { recursive: true })
  writeFileSync(path.join(buildDir, 'client', 'index.html'), '<p>Home</p>')
  const { child, ready, ended } = start(
    {
      PORT: '0',
      DRAIN_MS: '0',
      LIMIT_PER_10S: '0',
      LIMIT_READS_PER_10S: '0',
      WS_PER_IP: '10000',
      WS_CLOSE_SPREAD_MS: '0',
      BUILD_DIR: buildDir,
    },
    { openFiles: 200 },
  )
  const port = await ready()
  const { sockets, connections } = connectionRoom(200)
  const crowd = Array.from({ length: 150 }, () => knock(port, upgrade))
  const answers = await Promise.all(crowd.map(({ heard }) => heard))
  const opened = answers.filter((answer) => answer.startsWith('HTTP/1.1 101'))
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 503') && answer.includes('Retry-After'))
  expect([opened.length, opened.length + refused.length]).toEqual([sockets, 150])
  await expect.poll(() => crowd.filter(({ socket }) => !socket.destroyed).length).toBe(sockets)
  for (const what of ['/', '/api/posts', '/healthz'])
    expect(await knock(port, ask(what)).heard).toMatch(/^HTTP\/1\.1 200 /)

  // The rest of the room is taken by connections that say nothing; who comes then is told so, and health is answered all the same.
  const silent = Array.from({ length: connections - sockets }, () => knock(port, ''))
  await Promise.all(silent.map(({ socket }) => once(socket, 'connect')))
  expect(await knock(port, ask('/healthz')).heard).toMatch(/^HTTP\/1\.1 200 /)
  for (const what of ['/', '/api/posts']) {
    const answer = await knock(port, ask(what)).heard
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer.toLowerCase()).toContain('retry-after: 10')
  }
  expect(await knock(port, upgrade).heard).toMatch(/^HTTP\/1\.1 503 /)
  for (const { socket } of [...crowd, ...silent]) socket.destroy()
  await expect.poll(() => knock(port, ask('/')).heard).toMatch(/^HTTP\/1\.1 200 /)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})
