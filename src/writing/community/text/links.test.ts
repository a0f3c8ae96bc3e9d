import { expect, test } from 'vitest'
import { hostileTexts } from '../../markdown/hostile.testkit.ts'
import { linksIn } from './links.ts'
import { plainWords } from './plain-words.ts'

test('links are counted marked or bare, each once, with their hosts', () => {
  expect(
    linksIn(
      'See [a](https://Example.com/x), https://example.com:8080/y. And [us](/budget-buddy) or http://plain.example',
    ),
  ).toEqual([
    { to: 'https://Example.com/x', host: 'example.com' },
    { to: 'https://example.com:8080/y', host: 'example.com' },
    { to: '/budget-buddy', host: null },
    { to: 'http://plain.example', host: 'plain.example' },
  ])
  // A name before the host is not the host.
  expect(linksIn('https://irs.gov@evil.example/x')[0]?.host).toBe('evil.example')
  expect(linksIn('No links at all, only 50/50 and a.b')).toEqual([])
})

test('whatever a text tries, what can be pressed is a page of ours or of the web', () => {
  expect(hostileTexts.length).toBeGreaterThan(200)
  for (const text of hostileTexts)
    for (const { to } of linksIn(text)) expect(to, text).toMatch(/^(?:\/(?!\/)|#|https?:\/\/)/i)
})

test('an excerpt has no marks and ends between words', () => {
  expect(plainWords('**One** two three four', 12)).toBe('One two…')
  expect(plainWords('- first\n- second\n\n> said', 99)).toBe('first second said')
  for (const text of ['<script>alert(1)</script>', '# title', '| a | b |']) expect(plainWords(text, 200)).toBe(text)
})
