import { expect, test } from 'vitest'
import { textIdIn } from './address.ts'

test.each([
  ['https://money.example/community/abcdefgh12-what-to-do', 'abcdefgh12'],
  [' /community/abcdefgh12-what-to-do?after=x#t-zyxwvuts98 ', 'zyxwvuts98'],
  ['https://money.example/community/abcdefgh12', 'abcdefgh12'],
  ['https://money.example/community', null],
  ['https://money.example/blog/abcdefgh12', null],
  ['', null],
])('%s leads to the text %s', (link, id) => {
  expect(textIdIn(link)).toBe(id)
})
