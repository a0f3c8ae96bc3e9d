import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.testkit.ts'

/** A PostgreSQL of one's own, to be stopped, frozen and started again with what it holds. */
export interface OwnPostgres {
  readonly url: string
  /** The folder of its programs, with a slash at its end. */
  readonly programs: string
  start(): void
  stop(): void
  /** Stops every process of it where it stands: connections stay, nothing is answered. */
  freeze(): void
  thaw(): void
  remove(): void
}

const isRoot = process.getuid?.() === 0

/** The folder with initdb and pg_ctl, the newest version there is. */
export function postgresPrograms(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home) : []
  const newest = versions
    .filter((version) => existsSync(path.join(home, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest !== undefined) return path.join(home, newest, 'bin')
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** Makes one in a folder of its own and starts it. Throws where PostgreSQL is not installed. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-postgres-'))
  chmodSync(folder, 0o755)
  const home = path.join(folder, 'home')
  const data = path.join(home, 'data')
  if (isRoot) execFileSync('install', ['-d', '-o', 'postgres', '-m', '700', home])
  else mkdirSync(home)
  const port = await freePort()
  // PostgreSQL refuses to run as root, so root lends it the postgres user.
  const run = (program: string, args: readonly string[]) => {
    const file = path.join(programs, program)
    const [first, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, [...args]]
    execFileSync(first, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`
  const start = () =>
    run('pg_ctl', ['-D', data, '-o', settings, '-l', path.join(home, 'log'), '-w', '-t', '60', 'start'])
  const signalAll = (signal: NodeJS.Signals) => {
    const first = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(first, signal)
    for (const pid of childrenOf(first)) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    programs,
    start,
    stop: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Processes started by another (proc(5): the fourth field of stat). */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === String(parent))
    .map(Number)
}

function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
  } catch {
    return undefined
  }
}
