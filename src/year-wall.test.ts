/**
 * No year of the law outside the facts: a year written into a calculator, the engine or a screen is one more place a new tax year would
 * have to be carried to. The year, or the fact that names it, comes from `src/facts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname

/** Files whose years are no law, each with the reason and how many lines hold one. The number may fall, never rise. */
const allowed: Readonly<Record<string, readonly [lines: number, why: string]>> = {}

/** Code with its comments made blank, line for line. */
function withoutComments(code: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
  return code.replace(token, (found) =>
    found.startsWith('//') || found.startsWith('/*') ? found.replace(/[^\n]/g, '') : found,
  )
}

const YEAR = /(?<![\w.$#])(?:2019|202\d|203[0-5])(?!\w|,\d{3}|\.\d)/

/** The lines, counted from 1, that name a year. */
const yearLines = (code: string): number[] =>
  withoutComments(code)
    .split('\n')
    .flatMap((line, at) => (YEAR.test(line) ? [at + 1] : []))

const isJudged = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(test|testkit)\.tsx?$/.test(file) &&
  !/(^|\/)(cases|.*-cases)\.ts$/.test(file) &&
  !/^engine\/(oracles|tax\/proof|tax\/state\/returns)\//.test(file)

const files = ['engine', 'calculators', 'app'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter(isJudged),
)

describe('the wall', () => {
  test.each([
    ['years: [2025, 2026],', 1],
    ["year >= 2026 ? 'fhfa-limits-2026' : 'fhfa-limits-2025'", 1],
    ["import { taxYear2026 } from '#facts/tax-years/2026.ts'", 1],
    ["hint: 'Average for full cover in 2025 (Bankrate).'", 1],
    ['lead: `Fees of the federal year that ended in September ${2026}`', 1],
    ["label: 'On', initial: '2027-04-01'", 1],
    ["/* of 2026 */ const a = 'from 2025' // to 2028", 1],
    ['/** The act of 2025. */', 0],
    ['// since 2022', 0],
    ['const cents = 2_026.5 + 20260 + 12026 + 0.2026', 0],
    ['const taxYear2026 = alimonyBefore2019', 0],
    ["const text = 'from $2025 on, 2,026 dollars'", 0],
  ])('%s', (code, found) => expect(yearLines(code)).toHaveLength(found))
})

test('names no year outside the facts', () => {
  const found: Record<string, number> = {}
  for (const file of files) {
    const lines = yearLines(readFileSync(path.join(root, file), 'utf8'))
    if (lines.length > (allowed[file]?.[0] ?? 0)) found[file] = lines.length
    if (process.env['LIST_YEARS'] && lines.length > 0) console.log(file, lines.join(' '))
  }
  expect(found).toEqual({})
})

test('every exception is still needed', () => {
  for (const [file, [lines]] of Object.entries(allowed))
    expect([file, yearLines(readFileSync(path.join(root, file), 'utf8')).length]).toEqual([file, lines])
})
