import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const runner = new URL('./run.ts', import.meta.url).href
const slowCalculator = `{ list: () => [], describe: async () => null, openapi: async () => ({}),
  run: async (slug) => {
    const turn = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    if (slug === 'held') while (!existsSync(process.env.HELD_UNTIL)) await turn(20)
    else await turn(Number(slug))
    return { status: 200, body: { slug, figures: {} } } } }`
const none = '{ list: () => [], describe: async () => null, run: async () => null }'
const program = `import { existsSync } from 'node:fs'; import { run } from ${JSON.stringify(runner)}; await run({ seedPosts: [], calculators: ${slowCalculator}, plans: ${none}, questions: ${none} })`

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  /** What it has said so far. */
  readonly output: { readonly stdout: string; readonly stderr: string }
  readonly ended: Promise<Ended>
  /** The port it says it is ready at. */
  ready(): Promise<number>
}

/** What a test does to a process beside its settings. */
export interface Circumstances {
  readonly stdio?: StdioOptions
  /** A script that runs first. */
  readonly before?: string
  /** With its own calculators, plans and questions. */
  readonly isWhole?: boolean
  /** How many files it may have open. */
  readonly openFiles?: number
}

export interface Processes {
  /** A folder for their data, removed at the end. */
  readonly folder: string
  start(env: Readonly<Record<string, string>>, circumstances?: Circumstances): Running
  killAll(): void
  remove(): void
}

/** The service as a process: no pages, and a calculator which answers after as many milliseconds as its name says, or, named `held`, once the file HELD_UNTIL is there. */
export function processes(): Processes {
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-process-'))
  const children: ChildProcess[] = []
  return {
    folder,
    start: (env, { stdio = 'pipe', before = '', isWhole = false, openFiles } = {}) => {
      // Its workers take over how it was started, so the service as it is comes from its file.
      const asked = isWhole
        ? ['--import', `data:text/javascript,${encodeURIComponent(before)}`, 'src/server/main.ts']
        : ['--input-type=module', '-e', `${before};${program}`]
      const node = [process.execPath, ...asked]
      const [file = '', ...args] =
        openFiles === undefined ? node : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...node]
      const child = spawn(file, args, {
        cwd: root,
        stdio,
        env: {
          PATH: process.env['PATH'],
          // The same service is started many times: its code is read once.
          NODE_COMPILE_CACHE: path.join(root, 'artifacts', 'compile-cache'),
          DATA_DIR: path.join(folder, 'data'),
          HOST: '127.0.0.1',
          LOG_LEVEL: 'silent',
          CHECK_ANSWERS: 'on',
          PUBLISHED_RATES: 'off',
          // Many processes at once make one another wait; what a loaded one refuses has tests of its own.
          SHED_LAG_MS: '0',
          // Reading a site that happens to be built takes as long as all the rest of a start.
          ...(isWhole ? {} : { BUILD_DIR: path.join(folder, 'no-pages') }),
          ...env,
        },
      })
      children.push(child)
      const output = { stdout: '', stderr: '' }
      child.stdout?.on('data', (chunk) => (output.stdout += chunk))
      child.stderr?.on('data', (chunk) => (output.stderr += chunk))
      const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...output }))
      const ready = async () => {
        await expect.poll(() => output.stdout, { timeout: 40_000 }).toMatch(/is ready/)
        return Number(/localhost:(\d+)/.exec(output.stdout)?.[1])
      }
      return { child, output, ended, ready }
    },
    killAll: () => {
      for (const child of children.splice(0)) child.kill('SIGKILL')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
