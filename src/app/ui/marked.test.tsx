import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked, markedPieces } from './marked.tsx'

test('figures between stars are bold', () => {
  expect(renderToStaticMarkup(<Marked text="You’d pay **$10** a month." />)).toBe(
    '<span>You’d pay </span><b>$10</b><span> a month.</span>',
  )
})
test('another figure is another text in the same element', () => {
  const keysOf = (text: string) => markedPieces(text).map(({ key }) => key)
  expect(keysOf('You’d pay **$11** a year.')).toEqual(keysOf('You’d pay **$10** a month.'))
  expect(new Set(keysOf('**a** and **b**')).size).toBe(5)
})
