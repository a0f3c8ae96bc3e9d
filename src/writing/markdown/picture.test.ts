import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'
import { pictureIn, writePicture } from './picture.ts'
import { forVisitors } from './tree.ts'

const src = `/media/${'0a'.repeat(16)}.webp`
const picture = { src, alt: 'Balances fall to zero', width: 800, height: 600 }
const written = `![Balances fall to zero](${src}#800x600)`

test('a picture is read as it was written, on a line of its own', () => {
  expect(writePicture(picture)).toBe(written)
  expect(pictureIn(written)).toEqual(picture)
  expect(parseMarkdown(`Before.\n\n${written}\n\nAfter.`)[1]).toEqual({ kind: 'picture', ...picture })
})

test('brackets in its words do not break it', () => {
  expect(pictureIn(writePicture({ ...picture, alt: 'A [b] c' }))).toEqual({ ...picture, alt: 'A b c' })
})

test.each([
  `![](${src}#800x600)`,
  `![ab](${src}#800x600)`,
  `![words](${src})`,
  `![words](${src}#0x600)`,
  `![words](${src}#80000x600)`,
  '![words](https://evil.example/a.webp#800x600)',
  '![words](//evil.example/media/a.webp#800x600)',
  '![words](/media/../secret.webp#800x600)',
  '![words](javascript:alert(1)#800x600)',
  `![words](${src}#800x600) and more`,
  `![words](${src}" onerror="alert(1)#800x600)`,
])('%s stays text', (text) => {
  expect(pictureIn(text)).toBeNull()
  expect(parseMarkdown(text).every(({ kind }) => kind === 'text')).toBe(true)
})

test('visitors bring no pictures', () => {
  expect(parseMarkdown(written, forVisitors).every(({ kind }) => kind === 'text')).toBe(true)
})
