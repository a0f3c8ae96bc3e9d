import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatorPaths } from '#calculators/catalogue.ts'
import { isSafeAddress, parseInline } from './inline.ts'
import { parseMarkdown, readingMinutes } from './markdown.ts'

describe('inline marks', () => {
  it('reads bold, emphasis, code and links', () => {
    expect(parseInline('Pay **$35** or *more*, see `APR` and [the rule](/about#x).')).toEqual([
      { kind: 'plain', text: 'Pay ' },
      { kind: 'bold', text: '$35' },
      { kind: 'plain', text: ' or ' },
      { kind: 'emphasis', text: 'more' },
      { kind: 'plain', text: ', see ' },
      { kind: 'code', text: 'APR' },
      { kind: 'plain', text: ' and ' },
      { kind: 'link', text: 'the rule', to: '/about#x' },
      { kind: 'plain', text: '.' },
    ])
  })

  it('leaves unsafe addresses and unclosed marks as typed', () => {
    for (const odd of [
      '[x](javascript:alert)',
      '[x](//evil.example)',
      '[x](/\\evil.example)',
      '[x](data:text)',
      '**open',
      '2 * 3 * 4',
    ])
      expect(parseInline(odd)).toEqual([{ kind: 'plain', text: odd }])
    expect(isSafeAddress('https://irs.gov')).toBe(true)
    expect(isSafeAddress('http://irs.gov')).toBe(false)
  })
})

describe('Markdown', () => {
  it('reads the blocks our articles use', () => {
    const tool = calculatorPaths[0] ?? ''
    const source = `Intro line\nfolded.\n\n## A title\n\n- one\n- two\n\n1. first\n2. second\n\n> Said\n> so\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[Open it](${tool}#v1&a=1)`
    expect(parseMarkdown(source)).toEqual([
      { kind: 'text', text: 'Intro line folded.' },
      { kind: 'heading', level: 2, id: 'a-title', text: 'A title' },
      { kind: 'list', ordered: false, items: ['one', 'two'] },
      { kind: 'list', ordered: true, items: ['first', 'second'] },
      { kind: 'quote', text: 'Said so' },
      { kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
      { kind: 'tool', path: `${tool}#v1&a=1`, text: 'Open it' },
    ])
  })

  it('keeps HTML as text and gives equal titles different anchors', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([{ kind: 'text', text: '<script>alert(1)</script>' }])
    expect(parseMarkdown('## Same\n\n## Same').map((block) => (block.kind === 'heading' ? block.id : ''))).toEqual([
      'same',
      'same-2',
    ])
  })

  it('takes any text without failing, and quickly', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (source) => void parseMarkdown(source)))
    const began = performance.now()
    parseMarkdown('*[('.repeat(60_000))
    parseMarkdown('\n \n'.repeat(60_000))
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(readingMinutes('word '.repeat(440))).toBe(2)
  })
})
