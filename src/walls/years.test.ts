/**
 * No year of the law outside the facts: a year written into a calculator, the engine or a screen is one more place a new tax year would
 * have to be carried to. The year, or the fact that names it, comes from `src/facts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)

/** Files whose years are no law, each with the reason and how many lines hold one. The number may fall, never rise. */
const allowed: Readonly<Record<string, readonly [lines: number, why: string]>> = {
  'calculators/business-loan/sections.ts': [1, 'the earliest day that can be entered'],
  'calculators/cagr/sections.ts': [6, 'dates of the example'],
  'calculators/cagr/first-dates.ts': [1, 'dates of the example'],
  'calculators/cagr/words/form.en.ts': [2, 'how a line may be written'],
  'calculators/cagr/words/paste.en.ts': [2, 'how a line may be written'],
  'calculators/mortgage-points/words/explain.en.ts': [1, 'a stretch of history'],
  'calculators/mortgage/extra-payments.ts': [1, 'the month a new row starts from'],
  'calculators/real-estate/buying.ts': [1, 'the earliest month that can be entered'],
  'calculators/social-security/other-fields.ts': [1, 'a date of the example'],
  'calculators/stock-average/sections.ts': [7, 'dates of the example'],
  'calculators/stock-average/words/paste.en.ts': [1, 'how a line may be written'],
  'calculators/student-loan/form-facts.precomputed.ts': [1, 'when the loans of the example were made'],
}

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
    .flatMap((line, at) => (YEAR.test(line) && !/^\s*(\/?\*|\/\/)/.test(line) ? [at + 1] : []))

const isJudged = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(test|testkit|samples)\.tsx?$/.test(file) &&
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
    ['lead: `Fees of the federal year that ended in September 2026`', 1],
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
  const found: Record<string, readonly number[]> = {}
  for (const file of files) {
    const lines = yearLines(readFileSync(path.join(root, file), 'utf8'))
    if (lines.length > (allowed[file]?.[0] ?? 0)) found[file] = lines
  }
  expect(found).toEqual({})
})

test('every exception is still needed', () => {
  const idle = Object.keys(allowed).filter(
    (file) => yearLines(readFileSync(path.join(root, file), 'utf8')).length === 0,
  )
  expect(idle).toEqual([])
})
