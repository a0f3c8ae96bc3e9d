/** What every page carries, and the forms of the community: neither readers of data nor the catalogue nor a planning screen. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closure, groups } from '../../../scripts/chunks.ts'

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

test('lines of help stand apart from the planning screens that show them', () => {
  const takes = (test: RegExp | ((id: string) => boolean), id: string) =>
    test instanceof RegExp ? test.test(id) : test(id)
  const first = [...groups]
    .sort((a, b) => b.priority - a.priority)
    .find(({ test }) => takes(test, `${process.cwd()}/src/content/help-lines.ts`))
  expect(first?.name).toBe('help-lines')
})
