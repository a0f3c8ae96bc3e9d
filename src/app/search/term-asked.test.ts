import { expect, test } from 'vitest'
import { guides } from '#teaching/guides/guides.ts'
import { find } from './finder.ts'
import { termAsked } from './term-asked.ts'

const pathsFor = (question: string) => find(question).map(({ tool }) => tool.path)

test.each([
  ['what is APR', '/guide/annual-percentage-rate'],
  ['What’s an escrow account?', '/guide/escrow-account'],
  ['define amortization', '/guide/amortization'],
  ['what does vesting mean', '/guide/vesting'],
  ['what is a 401(k)', '/guide/401k'],
  ['what are closing costs', '/guide/closing-costs'],
  ['what is the rule of 72', '/guide/rule-of-72'],
])('"%s" leads to the word first', (question, path) => {
  expect(pathsFor(question)[0]).toBe(path)
})
test('a word alone leads to the tool first and offers the word', () => {
  expect(pathsFor('mortgage')[0]).toBe('/mortgage-calculator')
  expect(pathsFor('mortgage').slice(0, 3)).toContain('/guide/mortgage')
})
test('a question about one’s own number is no question for a word', () => {
  expect(termAsked('what is my net worth')).toBeNull()
  expect(termAsked('')).toBeNull()
  expect(termAsked('?'.repeat(500))).toBeNull()
})
test.each(guides.flatMap(({ about }) => about.asked.map((asked) => [asked, about.slug] as const)))(
  '"%s" finds its guide among the first six',
  (asked, slug) => {
    expect(pathsFor(asked).slice(0, 6)).toContain(`/guide/${slug}`)
  },
)
