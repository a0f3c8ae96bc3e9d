/** What the built pages ask for at load, read from their files: script, and the requests that wait for each other on a slow line. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const client = path.join('build', 'client')
/** Script as it is sent, in bytes. */
const MOST_BYTES = 132_000
/** Files of script: with the page, its style, its font and its icons that makes 14 requests. */
const MOST_FILES = 10
/** The form itself, with its words, is that long. */
const heavier: Readonly<Record<string, number>> = {
  '/payroll-tax-calculator': 133_600,
  '/tax-calculator': 132_400,
}
/** Pages that are drawn when they are asked for; each leads its kind. */
const drawn = ['/admin/cms', '/blog', '/community', '/community/ask', '/legal']

interface Weight {
  readonly page: string
  readonly bytes: number
  readonly files: number
}
function weights(): readonly Weight[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('embed'))
    .map((file) =>
      weightOf(`/${path.dirname(file).replace(/^\.$/, '')}`, readFileSync(path.join(client, file), 'utf8')),
    )
}
function weightOf(page: string, html: string): Weight {
  const scripts = new Set([...html.matchAll(/["'](\/assets\/[\w.~-]+\.js)["']/g)].flatMap(([, one]) => one ?? []))
  const sizes = [...scripts].map((one) => sizeOf(path.join(client, one)))
  return { page, bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
/** As it is sent: what is very small has no compressed copy. */
function sizeOf(file: string): number {
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false })
  return packed ? packed.size : statSync(file).size
}

const isHeavy = ({ page, bytes, files }: Weight) => bytes > (heavier[page] ?? MOST_BYTES) || files > MOST_FILES

test('no page loads more script, or in more files, than a visitor on a slow line should wait for', () => {
  const all = weights()
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter(isHeavy)).toEqual([])
})

test('nor does a page that is drawn for its visitor', async ({ request }) => {
  const all = await Promise.all(drawn.map(async (page) => weightOf(page, await (await request.get(page)).text())))
  expect(all.map(({ files }) => files).every((files) => files > 3)).toBe(true)
  expect(all.filter(isHeavy)).toEqual([])
})
