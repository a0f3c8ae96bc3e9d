import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugPattern } from '#wire/posts.ts'
import { slugFrom } from './content-fields.tsx'
import { linksIn } from './links-in.ts'
import { localText } from './when.ts'

describe('an address made of a title', () => {
  test.each([
    ['What a Point Costs You!', 'what-a-point-costs-you'],
    ['PMI: ask at 80, not 78', 'pmi-ask-at-80-not-78'],
    ['Crème brûlée & it’s cost', 'creme-brulee-its-cost'],
    ['…', ''],
  ])('%s gives %s', (title, slug) => {
    expect(slugFrom(title)).toBe(slug)
  })

  test('is one that can be saved, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (title) => {
        const slug = slugFrom(title)
        expect(slug === '' || (slug.length <= 80 && slugPattern.test(slug))).toBe(true)
      }),
    )
  })
})

test('the links of a text are told apart by where they lead; pictures are none', () => {
  const text = [
    'A [page](/mortgage-calculator#v1&price=1) and [again](/mortgage-calculator#v1&price=1).',
    '[Out](https://www.irs.gov/pub_(2026)) [bad](javascript:alert(1)) [odd](//evil.example) [plain](http://a.example)',
    '[here](#part) [mail](mailto:a@b.example) ![words](/media/0a.webp#8x6)',
  ].join('\n\n')
  expect(linksIn(text)).toEqual({
    ours: ['/mortgage-calculator#v1&price=1'],
    outside: ['https://www.irs.gov/pub_(2026)'],
    bad: ['javascript:alert(1)', '//evil.example', 'http://a.example'],
  })
})

test('a time in a box is the editor’s own, to the second', () => {
  expect(localText(new Date(2026, 0, 5, 7, 8, 9))).toBe('2026-01-05T07:08:09')
  fc.assert(
    fc.property(fc.date({ min: new Date(2000, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true }), (at) => {
      const read = new Date(localText(at)).getTime()
      // An hour that comes twice in autumn is read as one of the two.
      expect([0, 3_600_000, -3_600_000]).toContain(Math.floor(at.getTime() / 1000) * 1000 - read)
    }),
  )
})
