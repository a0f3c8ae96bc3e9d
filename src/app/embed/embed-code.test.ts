import { expect, test } from 'vitest'
import { embedAddress, embedCode } from './embed-code.ts'

const base = { origin: 'https://money.example', slug: 'mortgage', title: 'Mortgage "A&B"', height: 980 } as const

test('the line is one frame with its title, full width, its height, and waits until it is near', () => {
  expect(embedCode({ ...base, numbers: '', look: 'reader' })).toBe(
    '<iframe src="https://money.example/embed/mortgage" title="Mortgage &quot;A&amp;B&quot; by Truepenny" width="100%" height="980" loading="lazy" style="border:0"></iframe>',
  )
})

test('numbers stand behind the #, after the look, and survive being written as an attribute', () => {
  const numbers = '#v1&price=420000&down=15%25&note=a"b'
  const code = embedCode({ ...base, numbers, look: 'dark' })
  const src = /src="([^"]*)"/.exec(code)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  expect(src).toBe(`https://money.example/embed/mortgage?theme=dark${numbers}`)
  expect(code.match(/"/g)).toHaveLength(12)
  expect(embedAddress({ slug: 'tax', numbers: '', look: 'light' })).toBe('/embed/tax?theme=light')
})
