/** What the built pages ask for at load, read from their files: script, and the requests that wait for each other on a slow line. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { calculatorPaths } from '../src/calculators/catalogue.ts'

const client = path.join('build', 'client')
/** Script as it is sent, in bytes: 132 KB, as the measurements tell it in whole ones. */
const MOST_BYTES = 132_499
/** Files of script: with the page, its style, its font and its icons a calculator makes 14 requests. */
const MOST_FILES = { calculator: 10, other: 13 } as const
/** Pages that are heavier still, with the most they may be. */
const heavier: readonly (readonly [RegExp, { readonly bytes?: number; readonly files?: number }])[] = [
  [/^\/payroll-tax-calculator$/, { bytes: 138_300, files: 11 }],
  [/^\/tax-calculator$/, { bytes: 136_600, files: 11 }],
  [/^\/retirement-planning-calculator-usa$/, { bytes: 134_600 }],
  [/^\/(retirement-drawdown|rent-vs-buy|social-security)-calculator$/, { bytes: 133_200 }],
  [/^\/roth-ira-calculator$/, { bytes: 133_200, files: 12 }],
  // A piece of their own beside the form, or what few calculators share.
  [/^\/(529|budget-planner|etf|mutual-fund|traditional-ira)-calculator$/, { files: 11 }],
  [/^\/(currency-converter|emergency-fund-calculator-new|money-saving-challenge-generator)$/, { files: 11 }],
  [/^\/sitemap$/, { bytes: 134_800, files: 15 }],
  [/^\/investment-(puzzles|riddles)$/, { bytes: 133_000, files: 20 }],
  [/^\/learning(\/|$)/, { files: 20 }],
  [/^\/financial-education(\/|$)/, { files: 17 }],
  [/^\/(insights|relationship-with-money)$/, { files: 16 }],
  [/^\/(explore|financial-calculators|word-search)$/, { files: 15 }],
  [/^\/(learning-hub|truepenny-kids|usa-wealth-building-games)$/, { files: 14 }],
]
const tools = new Set<string>(calculatorPaths)
const mostOf = (page: string) => ({
  bytes: MOST_BYTES,
  files: tools.has(page) ? MOST_FILES.calculator : MOST_FILES.other,
  ...heavier.find(([pages]) => pages.test(page))?.[1],
})

interface Weight {
  readonly page: string
  readonly bytes: number
  readonly files: number
}
function weights(): readonly Weight[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('embed'))
    .map((file) => {
      const html = readFileSync(path.join(client, file), 'utf8')
      const scripts = new Set([...html.matchAll(/["'](\/assets\/[\w.~-]+\.js)["']/g)].flatMap(([, one]) => one ?? []))
      const sizes = [...scripts].map((one) => sizeOf(path.join(client, one)))
      const page = `/${path.dirname(file).replace(/^\.$/, '')}`
      return { page, bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
    })
}
/** As it is sent: what is very small has no compressed copy. */
function sizeOf(file: string): number {
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false })
  return packed ? packed.size : statSync(file).size
}

test('no page loads more script, or in more files, than a visitor on a slow line should wait for', () => {
  const all = weights()
  expect(all.length).toBeGreaterThan(200)
  const isHeavy = ({ page, bytes, files }: Weight) => bytes > mostOf(page).bytes || files > mostOf(page).files
  expect(all.filter(isHeavy)).toEqual([])
})
