import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.testkit.ts'

/** A Redis of one's own, to be stopped, frozen and started again, empty, at the same address. Needs `redis-server` on the path. */
export interface OwnRedis {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  freeze(): void
  thaw(): void
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort()
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn('redis-server', args, { stdio: 'ignore' })
      for (let tries = 0; tries < 100; tries += 1) {
        if (await answers(port)) return
        await sleep(100)
      }
      throw new Error('Redis did not start.')
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
  const closed = once(socket, 'close').then(() => '')
  const heard = await Promise.race([once(socket, 'data').then(String), closed]).catch(() => '')
  socket.destroy()
  return heard.includes('PONG')
}
