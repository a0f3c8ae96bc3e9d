/** What the built pages ask for at load, read from their files: script, and the requests that wait for each other on a slow line. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const client = path.join('build', 'client')
/** Script as it is sent, in bytes. */
const MOST_BYTES = 132_000
/** Files of script: with the page, its style, its font and its icons that makes 14 requests. */
const MOST_FILES = 10
/** Pages that are heavier still, with the most they may be. */
const heavier: readonly (readonly [RegExp, { readonly bytes?: number; readonly files?: number }])[] = [
  // The form itself, with its words, is that long.
  [/^\/payroll-tax-calculator$/, { bytes: 137_700 }],
  [/^\/tax-calculator$/, { bytes: 136_000 }],
  [/^\/retirement-planning-calculator-usa$/, { bytes: 134_100 }],
  [/^\/(retirement-drawdown|rent-vs-buy|roth-ira|social-security)-calculator$/, { bytes: 132_600 }],
  // Lists of nearly everything there is, and what shows a lesson or a puzzle.
  [/^\/sitemap$/, { bytes: 134_000, files: 11 }],
  [/^\/learning$/, { bytes: 132_700, files: 13 }],
  // A lesson loads no more than a calculator may.
  [/^\/learning\//, { files: 13 }],
  [/^\/investment-(puzzles|riddles)$/, { files: 13 }],
  [/^\/financial-education(\/|$)/, { files: 12 }],
  [/^\/(stocks-screener|word-search)$/, { files: 12 }],
]
const mostOf = (page: string) => ({
  bytes: MOST_BYTES,
  files: MOST_FILES,
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
