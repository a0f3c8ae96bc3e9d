/** Server processes under measurement: the site's own and its bare peers, each alone in its process with a probe inside. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.join(import.meta.dirname, '..', '..')
const probe = new URL('./probe.ts', import.meta.url).href
const patienceMs = 30_000

export interface Server {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** 'cpu': microseconds used so far. 'resident' and 'heap': bytes after collecting garbage. */
  ask(question: 'cpu' | 'resident' | 'heap'): Promise<number>
  stop(): Promise<void>
}

/** Builds the site unless it is built already. */
export function buildSite(): void {
  const run = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (run.status !== 0) throw new Error('The site could not be built.')
}

/** Without limits and shedding: one machine plays all visitors here. */
const unlimited = {
  LIMIT_PER_10S: '0',
  LIMIT_READS_PER_10S: '0',
  LIMIT_UNITS: '0',
  SHED_LAG_MS: '0',
}

/** The site as visitors get it, behind a proxy that names them: whoever plays a crowd says for whom it asks. */
export const serveSiteToCrowd = (
  execPath: string | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> => serve({ TRUST_PROXY: '127.0.0.1', ...settings }, execPath)

export const serveSite = (settings: Readonly<Record<string, string>> = {}): Promise<Server> =>
  serve({ ...unlimited, ...settings })

async function serve(settings: Readonly<Record<string, string>>, execPath?: string): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'))
  // As `npm start` starts it.
  const standing = { DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'warn', MALLOC_ARENA_MAX: '2' }
  const server = await startServer(
    path.join(root, 'src', 'server', 'main.ts'),
    [],
    { ...standing, ...settings },
    execPath,
  )
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a program that says "ready at http://localhost:<port>" once it listens. */
export async function startServer(
  file: string | URL,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
  execPath = process.execPath,
): Promise<Server> {
  const child = fork(typeof file === 'string' ? file : fileURLToPath(file), args, {
    cwd: root,
    execPath,
    execArgv: ['--expose-gc', '--import', probe],
    env: { ...process.env, NODE_ENV: 'production', PUBLISHED_RATES: 'off', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const port = await readyPort(child)
  return {
    port,
    pid: child.pid ?? 0,
    url: `http://localhost:${port}`,
    ask: (question) => ask(child, question),
    stop: () => stop(child),
  }
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('A server did not get ready in time.'))
    }, patienceMs)
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(Number(port))
    })
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`A server ended with ${code} before it was ready.`))
    })
  })
}

function ask(child: ChildProcess, question: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A server did not answer its probe.')), patienceMs)
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('question' in message) || !('value' in message)) return
      if (message.question !== question) return
      clearTimeout(late)
      child.off('message', hear)
      resolve(Number(message.value))
    }
    child.on('message', hear)
    child.send(question)
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
