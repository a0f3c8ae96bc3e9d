import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenAddress, linksIn } from './links.ts'
import { type Inline, plainWords, type RichBlock, richText } from './rich-text.ts'

const partsOf = (block: RichBlock): readonly Inline[] =>
  block.kind === 'code'
    ? [{ kind: 'code', text: block.text }]
    : (block.kind === 'list' ? block.items : block.lines).flat()

test('what people write is read into blocks', () => {
  const text =
    'I owe **two** cards.\nOne at `24.9%`.\n\n- first\n- *second*\n\n> you said this\n\n1. pay\n2. save\n\n```\na = b * c\n```\nSee [this](/debt-payoff) and https://www.irs.gov/refunds.'
  expect(richText(text)).toEqual([
    {
      kind: 'text',
      lines: [
        [
          { kind: 'plain', text: 'I owe ' },
          { kind: 'bold', text: 'two' },
          { kind: 'plain', text: ' cards.' },
        ],
        [
          { kind: 'plain', text: 'One at ' },
          { kind: 'code', text: '24.9%' },
          { kind: 'plain', text: '.' },
        ],
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'plain', text: 'first' }], [{ kind: 'emphasis', text: 'second' }]],
    },
    { kind: 'quote', lines: [[{ kind: 'plain', text: 'you said this' }]] },
    { kind: 'list', ordered: true, items: [[{ kind: 'plain', text: 'pay' }], [{ kind: 'plain', text: 'save' }]] },
    { kind: 'code', text: 'a = b * c' },
    {
      kind: 'text',
      lines: [
        [
          { kind: 'plain', text: 'See ' },
          { kind: 'link', text: 'this', to: '/debt-payoff' },
          { kind: 'plain', text: ' and ' },
          { kind: 'link', text: 'https://www.irs.gov/refunds', to: 'https://www.irs.gov/refunds' },
          { kind: 'plain', text: '.' },
        ],
      ],
    },
  ])
})

describe('nothing becomes an address but pages of ours and of the web', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://user@evil.example/',
    'https://irs.gov@evil.example/',
    'https://irs.gov\\@evil.example/',
    'http://[::1]/',
    'http://127.0.0.1/',
    'https://',
    'ftp://a.example',
    '#x',
    '\u0000/x',
  ])('%j', (to) => {
    expect(isOpenAddress(to)).toBe(false)
    const links = richText(`[here](${to}) and ${to}`)
      .flatMap(partsOf)
      .filter((part) => part.kind === 'link')
    expect(links.filter((part) => part.to === to)).toEqual([])
  })
  test('pictures, headings, tables and HTML stay as typed', () => {
    for (const text of [
      '![x](https://a.example/x.png)',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '# title',
      '| a | b |',
    ])
      expect(plainWords(text, 200)).toBe(text)
  })
  test('any text: every link is open, and no sign of a plain text is lost', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('[a](', 'https://a.example/', ')', '**', '`', '\n', '> ', '- ', '](javascript:x)', '!['),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parts = richText(pieces.join('')).flatMap(partsOf)
        expect(parts.every((part) => part.kind !== 'link' || isOpenAddress(part.to))).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 9 }), (words) => {
        expect(plainWords(words.join(' '), 1_000)).toBe(words.join(' '))
      }),
    )
  })
  test('a long hostile text is read quickly', () => {
    for (const text of [
      '['.repeat(20_000),
      '**'.repeat(10_000),
      '> '.repeat(10_000),
      '[a]('.repeat(5_000),
      'https://'.repeat(2_500),
    ]) {
      const began = performance.now()
      richText(text)
      linksIn(text)
      expect(performance.now() - began, text.slice(0, 8)).toBeLessThan(1_500)
    }
  })
})

test('an excerpt ends between words', () => {
  expect(plainWords('**One** two three four', 12)).toBe('One two…')
  expect(linksIn('See [a](https://Example.com/x) and https://example.com/x, and /budget.')).toEqual([
    { to: 'https://Example.com/x', host: 'example.com' },
    { to: 'https://example.com/x', host: 'example.com' },
  ])
})
