import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect } from 'vitest'

/** A Redis of the test's own, to be stopped, frozen and started again, empty, at the same address. Needs `redis-server` on the path. */
export interface OwnRedis {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  freeze(): void
  thaw(): void
}

export async function ownRedis(): Promise<OwnRedis> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  server.close()
  await once(server, 'close')
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn('redis-server', args, { stdio: 'ignore' })
      await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(true)
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('PING\r\n')
  const heard = await Promise.race([once(socket, 'data').then(String), once(socket, 'close').then(() => '')])
  socket.destroy()
  return heard.includes('PONG')
}
