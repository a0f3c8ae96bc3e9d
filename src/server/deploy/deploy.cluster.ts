import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../cluster/free-port.testkit.ts'
import { readRoot, readUnit, root } from './compose.testkit.ts'
import { crowd, type Started, started, statusOf } from './started.testkit.ts'

// Run by scripts/cluster-test.ts, which builds the site first.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-deploy-'))
const running: Started[] = []
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(command: readonly string[], options: Parameters<typeof started>[1]): Started {
  const one = started(command, options)
  running.push(one)
  return one
}

/** The list after a word of the Dockerfile that names a command as a list. */
const listAfter = (word: string): string[] =>
  JSON.parse(new RegExp(`${word} (\\[.*\\])$`, 'm').exec(readRoot('Dockerfile'))?.[1] ?? '[]') as string[]

describe('what the image would hold', () => {
  const app = path.join(folder, 'image')

  beforeAll(() => {
    mkdirSync(app)
    const last =
      readRoot('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    for (const [, from = ''] of last.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const file of from.split(' ')) cpSync(path.join(root, file), path.join(app, file), { recursive: true })
    for (const [, place = ''] of last.matchAll(/^COPY --from=build \/app\/(\S+) /gm))
      cpSync(path.join(root, place), path.join(app, place), { recursive: true })
    const install = /npm install (--omit=dev.*?) &&/.exec(last)?.[1]?.split(' ') ?? []
    execFileSync('npm', ['install', ...install, '--prefer-offline'], {
      cwd: app,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  })

  test('runs on the packages it installs, is healthy by its own look, ends in time, and makes and restores a backup', async () => {
    expect(existsSync(path.join(app, 'node_modules/vite'))).toBe(false)
    const port = await freePort()
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      PUBLISHED_RATES: 'off',
      DRAIN_MS: '1500',
      SHED_LAG_MS: '0',
    }
    const here = { cwd: app, env }
    const look = () => started([process.execPath, ...listAfter('  CMD').slice(1)], here).ended
    expect(await look()).toBe(1)
    const service = start([process.execPath, ...listAfter('^CMD').slice(1)], here)
    await expect.poll(look, { timeout: 60_000, interval: 500 }).toBe(0)
    for (const page of ['/', '/mortgage-calculator', '/blog'])
      expect(await statusOf(`http://127.0.0.1:${port}${page}`)).toBe(200)
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/calculators/mortgage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(200)

    const backup = started([process.execPath, 'scripts/backup.ts'], here)
    expect([await backup.ended, backup.output.text]).toEqual([0, expect.stringMatching(/^Saved /)])
    const [file = ''] = readdirSync(path.join(folder, 'data/backups'))
    service.child.kill('SIGTERM')
    await expect.poll(look, { timeout: 1_400, interval: 100 }).toBe(1)
    expect(await service.ended).toBe(0)
    const restore = started([process.execPath, 'scripts/restore.ts', path.join(folder, 'data/backups', file)], here)
    expect([await restore.ended, restore.output.text]).toEqual([0, expect.stringMatching(/^Restored /)])
  })
})

describe('the units of systemd', () => {
  const HOME = '/srv/truepenny'
  const units = path.join(folder, 'units')
  const here = (text: string) =>
    text.replaceAll(HOME, root).replaceAll('/var/lib/truepenny', path.join(folder, 'state'))

  beforeAll(() => {
    mkdirSync(units)
    for (const file of readdirSync(path.join(root, 'deploy')).filter((name) =>
      /\.(?:service|socket|timer)$/.test(name),
    ))
      writeFileSync(
        path.join(units, file),
        here(readFileSync(path.join(root, 'deploy', file), 'utf8')).replace(/^User=.*$/m, 'User=daemon'),
      )
  })

  test('are sound where systemd can say so', () => {
    const files = readdirSync(units).map((file) => path.join(units, file))
    expect(files.length).toBe(4)
    const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
    // Where there is no systemd there is nobody to ask.
    const complaints = verified.error
      ? ''
      : verified.stderr
          .split('\n')
          .filter((line) => line.includes('truepenny'))
          .join('\n')
    expect(complaints).toBe('')
  })

  /** The command of a unit, and the settings it gives. */
  function commandOf(file: string) {
    const unit = readUnit(`deploy/${file}`)
    const pairs = (unit['Environment'] ?? [])
      .flatMap((line) => here(line).split(' '))
      .map((pair) => pair.split('=') as [string, string])
    return {
      command: here(unit['ExecStart']?.[0] ?? '').split(' '),
      cwd: here(unit['WorkingDirectory']?.[0] ?? ''),
      env: Object.fromEntries(pairs),
    }
  }

  test('the service runs as its unit says, behind a socket that is held open: a restart under load loses nobody', async () => {
    const { command, cwd, env } = commandOf('truepenny.service')
    const port = await freePort()
    // As systemd does it: the listening socket is descriptor 3, and outlives the service.
    const holder = `
      const net = require('node:net'), { spawn } = require('node:child_process')
      const socket = net._createServerHandle('127.0.0.1', ${port}, 4)
      let child
      const start = () => {
        child = spawn('sh', ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"', ...${JSON.stringify(command)}], { stdio: ['ignore', 'inherit', 'inherit', socket.fd] })
        child.on('exit', (code) => { process.stdout.write('ended with ' + code + '\\n'); if (code === 0 && !over) start() })
      }
      let over = false
      process.on('SIGUSR2', () => child.kill('SIGTERM'))
      process.on('SIGTERM', () => { over = true; child.kill('SIGTERM'); child.on('exit', () => process.exit(0)) })
      start()`
    const service = start([process.execPath, '-e', holder], {
      cwd,
      env: { ...env, PUBLISHED_RATES: 'off', DRAIN_MS: '500', LIMIT_PER_10S: '0', SHED_LAG_MS: '0' },
    })
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`), { timeout: 60_000 }).toBe(200)
    const visitors = crowd(
      [`http://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/blog`, `http://127.0.0.1:${port}/mortgage-calculator`],
      6,
    )
    for (let restart = 1; restart <= 2; restart += 1) {
      await sleep(1_000)
      service.child.kill('SIGUSR2')
      await expect.poll(() => service.output.text.split('is ready at').length, { timeout: 60_000 }).toBe(restart + 2)
    }
    await sleep(1_000)
    await visitors.stop()
    service.child.kill('SIGTERM')
    expect(await service.ended).toBe(0)
    expect(service.output.text).not.toMatch(/ended with [^0]/)
    expect(visitors.seen.wrong).toEqual([])
    expect(visitors.seen.answered).toBeGreaterThan(100)
  })

  test('the nightly backup runs as its unit says', async () => {
    const { command, cwd, env } = commandOf('truepenny-backup.service')
    const backup = started(command, { cwd, env })
    expect([await backup.ended, backup.output.text]).toEqual([
      0,
      expect.stringMatching(/^Saved .*state\/backups\/nightly-/),
    ])
  })
})
