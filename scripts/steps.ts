/** The steps of `npm run check` and `npm test`: each runs one tool and says how many things passed and failed. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export const root = path.dirname(import.meta.dirname)
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Of the passed ones, those that failed at first. */
  readonly secondTry?: readonly string[]
}
const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

function tool(title: string, file: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n— ${title}\n`)
  const began = performance.now()
  const run = spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...extra } })
  process.stdout.write(
    `  ${run.status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  )
  return run.status === 0
}

/** A tool that may run beside another: what it prints comes in one piece when it has ended. */
function aside(title: string, file: string, args: readonly string[]): Promise<Tally> {
  const began = performance.now()
  const run = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      process.stdout.write(`\n— ${title}\n${printed}  ${ok ? 'ok' : 'FAILED'}, ${seconds} s\n`)
      resolve(one(ok))
    }
    run.on('error', () => end(false))
    run.on('close', (code) => end(code === 0))
  })
}

/** What reads the code without running it, one tool after the other. */
export async function codeReading(): Promise<Tally> {
  const read = [
    await aside('types', bin('tsc'), ['-b']),
    await aside('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
    await aside('dead code', bin('knip'), ['--no-progress']),
  ]
  return sum(read)
}
export const build = (): Promise<Tally> => aside('build', process.execPath, ['scripts/build.ts', '--if-stale'])
const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** Counts what a runner reported in its JSON file; a missing or empty report is a failure. */
function counted(ok: boolean, file: string, read: (report: unknown) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const tally = read(JSON.parse(readFileSync(file, 'utf8')))
  if (tally.passed + tally.failed === 0) return { passed: 0, failed: 1 }
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}
function report(name: string): string {
  const folder = path.join(root, 'artifacts', 'reports')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  rmSync(file, { force: true })
  return file
}

/** All unit tests, or those of the files whose path holds one of `only`. */
export function unit(only: readonly string[] = [], extra: NodeJS.ProcessEnv = {}): Tally {
  const file = report('unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = tool(
    'unit tests',
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...only],
    extra,
  )
  return counted(ok, file, (data) => {
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = data as Record<string, number>
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests }
  })
}

export function browser(chromium: string): Tally {
  const file = report('browser.json')
  const ok = tool('browser tests', process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return counted(ok, file, (data) => {
    const { stats, suites } = data as BrowserReport
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      secondTry: suites.flatMap((suite) => flakyIn(suite, [])),
    }
  })
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}
interface BrowserReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly Suite[]
}
/** Names of the tests that needed a second try, with the groups they stand in. */
function flakyIn(suite: Suite, above: readonly string[]): string[] {
  const path = [...above, suite.title]
  const own = suite.specs.filter((spec) => spec.tests.some((one) => one.status === 'flaky'))
  return [
    ...own.map((spec) => [...path, spec.title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => flakyIn(inner, path)),
  ]
}

/** Adds up, says what passed only on a second try, prints the closing line, and ends with 1 when anything failed. */
export function conclude(tallies: readonly Tally[]): never {
  const { passed, failed } = sum(tallies)
  const secondTry = tallies.flatMap((tally) => tally.secondTry ?? [])
  process.stdout.write(
    `\n${[`${secondTry.length} of them passed only on a second try`, ...secondTry.map((name) => `  ${name}`)].join('\n')}\n`,
  )
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
