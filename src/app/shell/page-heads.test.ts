/** Heads worked out while building: what ships says what the table of pages says. */
import { expect, test } from 'vitest'
import { withHeads } from '../../../scripts/page-heads.ts'
import { siteOrigin } from './head-meta.ts'
import { pageMeta } from './page-meta.ts'

const brought = "import { pageMeta } from '../shell/page-meta.ts'\n"
const saysOf = (code: string): unknown => JSON.parse(/=> (\[.*\])/.exec(code)?.[1] ?? 'null')

test('a screen ships the lines of its own page and not the table of all', () => {
  const code = withHeads(`${brought}export const meta = () => pageMeta('/about')\n`)
  expect(saysOf(code)).toEqual(pageMeta('/about'))
  expect(code).not.toContain('page-meta')
})
test('its address is where the site is published', () => {
  const code = withHeads(`${brought}export const meta = () => pageMeta('/about')\n`, 'https://money.example.org')
  expect(code).toContain('"https://money.example.org/about"')
  expect(code).not.toContain(siteOrigin)
})
test('a screen that asks for more keeps asking', () => {
  const code = `${brought}export const meta = () => pageMeta('/blog', { title: 'Older' }) ?? pageMeta('/blog')\n`
  expect(withHeads(code)).toBe(code)
})
