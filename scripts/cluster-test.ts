import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startVitest } from 'vitest/node'

/**
 * Runs the store's and the nodes' tests against a real PostgreSQL and a real Redis, each started here on a free port and in a
 * folder of its own, and stopped again. A server that is not installed is installed (as root, on Debian); one that cannot be had
 * is a failure. Prints "N passed, N failed" at the end.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-cluster-'))
chmodSync(folder, 0o755)
const root = path.dirname(import.meta.dirname)
const isRoot = process.getuid?.() === 0

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.map((entry) => path.join(entry, name)).find((file) => existsSync(file))
}

function install(name: string): void {
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The folder with initdb and pg_ctl, the newest version there is. */
function postgresFolder(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home) : []
  const newest = versions
    .filter((version) => existsSync(path.join(home, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest !== undefined) return path.join(home, newest, 'bin')
  const initdb = onPath('initdb')
  return initdb && path.dirname(initdb)
}

function had<Found>(find: () => Found | undefined, name: string): Found {
  let found = find()
  if (found === undefined) {
    install(name)
    found = find()
  }
  if (found === undefined) throw new Error(`${name} is not here and could not be installed.`)
  return found
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')
  return address.port
}

/** PostgreSQL refuses to run as root, so root lends it the postgres user. */
function asPostgres(command: string, args: readonly string[]): void {
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]]
  execFileSync(file, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function startPostgres(): Promise<{ url: string; stop: () => void }> {
  const bin = had(postgresFolder, 'postgresql')
  const home = path.join(folder, 'postgres')
  const data = path.join(home, 'data')
  if (isRoot) execFileSync('install', ['-d', '-o', 'postgres', '-m', '700', home])
  else execFileSync('mkdir', ['-p', home])
  const port = await freePort()
  asPostgres(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`
  const control = path.join(bin, 'pg_ctl')
  asPostgres(control, ['-D', data, '-o', settings, '-l', path.join(home, 'log'), '-w', '-t', '60', 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => asPostgres(control, ['-D', data, '-m', 'immediate', 'stop']),
  }
}

async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const binary = had(() => onPath('redis-server'), 'redis-server')
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server: ChildProcess = spawn(binary, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await sleep(500)
  if (server.exitCode !== null) throw new Error('Redis did not start.')
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill('SIGTERM') }
}

const stops: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })]
let passed = 0
let failed = 0
try {
  const postgres = await startPostgres()
  stops.unshift(postgres.stop)
  const redis = await startRedis()
  stops.unshift(redis.stop)
  process.env['TEST_DATABASE_URL'] = postgres.url
  process.env['TEST_REDIS_URL'] = redis.url
  // Without the suite's own settings: their projects name other files, and would run those instead.
  const vitest = await startVitest('test', [], {
    config: false,
    include: ['src/server/**/*.cluster.ts'],
    testTimeout: 20_000,
    run: true,
    watch: false,
  })
  const modules = vitest.state.getTestModules()
  const ran = modules.map(({ moduleId }) => path.relative(root, moduleId)).toSorted()
  const meant = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cluster.ts'))
    .map((file) => path.join('src', file))
    .toSorted()
  if (ran.join() !== meant.join())
    throw new Error(`These were to run: ${meant.join(', ')}. These ran: ${ran.join(', ')}.`)
  for (const module of modules) {
    if (module.errors().length > 0) failed += 1
    for (const test of module.children.allTests()) {
      if (test.result().state === 'passed') passed += 1
      else failed += 1
    }
  }
  failed += vitest.state.getUnhandledErrors().length
  await vitest.close()
  if (passed === 0) failed += 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed += 1
} finally {
  for (const stop of stops) {
    try {
      stop()
    } catch (error) {
      console.error(`Could not clean up: ${String(error)}`)
    }
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
