import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleValue } from './single-value.ts'

/** One row of comma-separated values, read as spreadsheets read it. */
const cells = (text: string): string[] =>
  [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )

test('a number stands as it is, a yes is TRUE, and what fills more than a cell is none', () => {
  expect([16_100, 0.22, -1, true, false].map(singleValue)).toEqual(['16100', '0.22', '-1', 'TRUE', 'FALSE'])
  for (const more of [null, undefined, [], {}, [1]]) expect(singleValue(more)).toBeNull()
})

test('any text is one cell, and comes out of it as it went in', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      if (text.includes('\r')) return
      expect(cells(singleValue(text) ?? '')).toEqual([text])
    }),
  )
})
