/** Each wall of the house is proved by something that runs into it, and by its neighbor that does not. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.dirname(path.dirname(import.meta.dirname))
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

/** Lints one probe in a copy of the house that holds only our rules and this file. */
const lintFolder = path.join(root, '.cache', 'walls-lint')
let count = 0
function lint(file: string, code: string): string {
  count += 1
  const place = path.join(lintFolder, String(count))
  mkdirSync(path.join(place, path.dirname(file)), { recursive: true })
  const rules = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8')) as Record<string, unknown>
  writeFileSync(path.join(place, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }))
  cpSync(path.join(root, 'scripts', 'lint'), path.join(place, 'scripts', 'lint'), { recursive: true })
  writeFileSync(path.join(place, file), code)
  const run = spawnSync(bin('biome'), ['lint', file], { cwd: place, encoding: 'utf8' })
  return `${run.stdout}${run.stderr}`
}
beforeAll(() => rmSync(lintFolder, { recursive: true, force: true }))
afterAll(() => rmSync(lintFolder, { recursive: true, force: true }))

describe('arrows point down', () => {
  const forbidden: readonly (readonly [string, string])[] = [
    ['src/facts/x.ts', '#engine/money.ts'],
    ['src/engine/x.ts', '#calculators/catalogue.ts'],
    ['src/engine/x.ts', '#app/pages.ts'],
    ['src/engine/x.ts', 'node:fs'],
    ['src/calculators/x.ts', '#server/config.ts'],
    ['src/calculators/x.ts', '#app/pages.ts'],
    ['src/calculators/x.ts', 'react'],
    ['src/content/x.ts', '#engine/money.ts'],
    ['src/wire/x.ts', '#server/config.ts'],
    ['src/app/x.ts', '#server/config.ts'],
    ['src/server/x.ts', '#app/pages.ts'],
    ['src/calculators/x.ts', '#teaching/lessons/lessons.ts'],
    ['src/teaching/x.ts', '#app/pages.ts'],
    ['src/writing/x.ts', '#server/config.ts'],
    ['src/wire/x.ts', '#writing/community/limits.ts'],
  ]
  test.each(forbidden)('%s may not import %s', (file, target) => {
    expect(lint(file, `import * as it from '${target}'\nexport const got = it\n`)).toContain('noRestrictedImports')
  })
  test.each([
    ['src/engine/x.ts', '#facts/cited.ts'],
    ['src/calculators/x.ts', '#engine/money.ts'],
    ['src/app/x.ts', '#calculators/catalogue.ts'],
    ['src/server/x.ts', '#wire/errors.ts'],
  ])('%s may import %s', (file, target) => {
    expect(lint(file, `import * as it from '${target}'\nexport const got = it\n`)).not.toContain('noRestrictedImports')
  })
})

describe('no clock and no chance below the screens', () => {
  const offenders = ['Date.now()', 'new Date()', 'Math.random()', 'performance.now()']
  test.each(
    ['facts', 'engine', 'calculators', 'teaching', 'writing'].flatMap((room) =>
      offenders.map((code) => [room, code] as const),
    ),
  )('%s refuses %s', (room, code) => {
    expect(lint(`src/${room}/x.ts`, `export const value = ${code}\n`)).toContain('pass the date or the seed')
  })
  test('a date given as an argument is fine', () => {
    expect(lint('src/engine/x.ts', 'export const value = (at: number) => new Date(at)\n')).not.toContain(
      'pass the date',
    )
  })
})
