/** The steps of `npm run check` and `npm test`: each runs one tool and says how many things passed and failed. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export const root = path.dirname(import.meta.dirname)
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

export interface Tally {
  readonly passed: number
  readonly failed: number
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

export const types = (): Tally => one(tool('types', bin('tsc'), ['-b']))
export const lint = (): Tally => one(tool('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']))
export const deadCode = (): Tally => one(tool('dead code', bin('knip'), ['--no-progress']))
export const build = (): Tally => one(tool('build', process.execPath, ['scripts/build.ts', '--if-stale']))

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
    const { stats } = data as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
    if (stats.flaky > 0) process.stdout.write(`  ${stats.flaky} needed a second try\n`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
  })
}

/** Adds up, prints the closing line, and ends with 1 when anything failed. */
export function conclude(tallies: readonly Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
