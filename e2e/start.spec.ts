/** The one command, as an operator runs it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const root = path.dirname(import.meta.dirname)

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

function npmStart(env: Record<string, string>) {
  const child = spawn('npm', ['start'], { cwd: root, env: { ...process.env, LOG_LEVEL: 'silent', ...env } })
  let said = ''
  child.stdout.on('data', (piece) => {
    said += String(piece)
  })
  child.stderr.on('data', (piece) => {
    said += String(piece)
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, said: () => said, ended }
}

test('npm start prints its address, builds nothing anew, and SIGTERM ends all of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-start-'))
  const port = await freePort()
  const run = npmStart({ PORT: String(port), DATA_DIR: folder })
  await expect.poll(run.said, { timeout: 40_000 }).toContain(`Truepenny is ready at http://localhost:${port}`)
  expect(run.said()).not.toContain('Building')
  expect(run.said()).not.toContain('Installing')
  expect(await answers(port)).toBe(true)
  run.child.kill('SIGTERM')
  await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})

test('a taken port is one clear line and exit 1', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-start-'))
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '0.0.0.0', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const run = npmStart({ PORT: String(port), DATA_DIR: folder })
  expect(await run.ended).toBe(1)
  expect(run.said()).toContain(`Cannot start: port ${port} is already in use`)
  expect(run.said()).not.toMatch(/\n\s+at /)
  await new Promise((resolve) => holder.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})
