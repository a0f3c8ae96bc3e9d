/** What every page carries, and the forms of the community: neither readers of data nor the catalogue nor a planning screen. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { closure, groups } from '../../../scripts/chunks.ts'

const calculators = readdirSync('src/calculators').filter((slug) => existsSync(`src/calculators/${slug}/answer.ts`))
const takes = (test: RegExp | ((id: string) => boolean), id: string) =>
  test instanceof RegExp ? test.test(id) : test(id)

const readsData = (file: string): boolean => /from 'zod/.test(readFileSync(file, 'utf8'))

test('the head of a page and its frame bring no reader of data', () => {
  const files = [...closure('src/app/shell/page-meta.ts', 'src/app/screens/device/screen-head.tsx')]
  expect(files).toContain('src/content/site.ts')
  expect(files.filter(readsData)).toEqual([])
})

test('asking a question brings neither the catalogue nor a reader of data', () => {
  const files = [...closure('src/app/screens/community/ask-form.tsx', 'src/app/screens/community/help-card.tsx')]
  expect(files).toContain('src/app/screens/community/similar.tsx')
  expect(files.filter((file) => file === 'src/calculators/catalogue.ts' || readsData(file))).toEqual([])
})

describe.each(calculators)('the page of %s', (slug) => {
  const files = [...closure('src/app/calculator/calculator-page.tsx', `src/calculators/${slug}/calculator.ts`)]
  test('wakes up with its questions, not with what answers or explains', () => {
    const late = ['answering.ts', 'explained.ts', 'no-answer.ts', 'printable-table.ts', 'study-run.ts']
    const path = (name: string) => `src/calculators/kit/${name}`
    for (const name of late) expect(existsSync(path(name)), name).toBe(true)
    expect(files.filter((file) => late.map(path).includes(file))).toEqual([])
  })
  test('brings no file that planning screens share, save what it needs', () => {
    const groupOf = (file: string) =>
      [...groups].sort((a, b) => b.priority - a.priority).find(({ test }) => takes(test, `${process.cwd()}/${file}`))
    expect(files.filter((file) => groupOf(file)?.name === 'planning')).toEqual([])
  })
})

test('lines of help stand apart from the planning screens that show them', () => {
  const first = [...groups]
    .sort((a, b) => b.priority - a.priority)
    .find(({ test }) => takes(test, `${process.cwd()}/src/content/help-lines.ts`))
  expect(first?.name).toBe('help-lines')
})
