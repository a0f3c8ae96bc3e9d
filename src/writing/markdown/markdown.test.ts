import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeAddress } from './address.ts'
import { parseInline } from './inline.ts'
import { parseMarkdown, readingMinutes } from './markdown.ts'
import { forEditors, forVisitors, type Inline, wordsOf } from './tree.ts'

const plain = (text: string): Inline => ({ kind: 'plain', text })
const tool = '/mortgage-calculator'
const withTools = { ...forEditors, toolPaths: [tool] }

describe('inline marks', () => {
  it('reads bold, emphasis, code, links and numbers', () => {
    expect(
      parseInline('Pay **$35** or *more*, see `APR`, [the rule](/about#x) and {{ tax.standardDeduction.single }}.'),
    ).toEqual([
      plain('Pay '),
      { kind: 'bold', parts: [plain('$35')] },
      plain(' or '),
      { kind: 'emphasis', parts: [plain('more')] },
      plain(', see '),
      { kind: 'code', text: 'APR' },
      plain(', '),
      { kind: 'link', to: '/about#x', parts: [plain('the rule')] },
      plain(' and '),
      { kind: 'number', says: 'tax.standardDeduction.single' },
      plain('.'),
    ])
  })

  it('reads a number inside bold, and a mark meant as a letter', () => {
    expect(parseInline('**{{a.b}} a year**')).toEqual([
      { kind: 'bold', parts: [{ kind: 'number', says: 'a.b' }, plain(' a year')] },
    ])
    expect(parseInline('2 \\* 3 and \\[x](/about)')).toEqual([plain('2 * 3 and [x](/about)')])
  })

  it('leaves unsafe addresses and unclosed marks as typed', () => {
    const odd = [
      '[x](javascript:alert)',
      '[x](//evil.example)',
      '[x](data:text)',
      '**open',
      '2 * 3 * 4',
      '{{open',
      '{{}}',
      '[](/about)',
    ]
    for (const text of odd) expect(parseInline(text)).toEqual([plain(text)])
    expect(wordsOf(parseInline('[x](/\\evil.example)'))).toContain('evil.example')
    expect(parseInline('[x](/\\evil.example)').every(({ kind }) => kind === 'plain')).toBe(true)
  })

  it('knows our pages, the web over TLS and mailboxes, and nothing else', () => {
    for (const to of [
      '/about',
      '/about#x',
      '#x',
      'https://irs.gov',
      'https://www.irs.gov:443/a?b=c#d',
      'mailto:help@truepenny.example',
    ])
      expect(isSafeAddress(to), to).toBe(true)
    for (const to of [
      'http://irs.gov',
      'https://irs.gov@evil.example',
      'https://user:pass@irs.gov/',
      'https://іrs.gov',
      'https://localhost/',
      'https:///x',
      'mailto:a@b.example?cc=c@d.example',
      '/\t/evil.example',
      '',
    ])
      expect(isSafeAddress(to), to).toBe(false)
    expect(isSafeAddress('mailto:help@truepenny.example', false)).toBe(false)
  })
})

describe('Markdown', () => {
  it('reads the blocks our articles use', () => {
    const source = `Intro line\nfolded.\n\n## A title\n\n- one\n- two\n  goes on\n\n1. first\n2. second\n\n> Said\n> so\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[Open it](${tool}#v1&a=1)\n\n{{loan = calc mortgage}}`
    expect(parseMarkdown(source, withTools)).toEqual([
      { kind: 'text', line: [plain('Intro line folded.')] },
      { kind: 'heading', level: 2, id: 'a-title', text: 'A title', line: [plain('A title')] },
      { kind: 'list', ordered: false, items: [[plain('one')], [plain('two goes on')]] },
      { kind: 'list', ordered: true, items: [[plain('first')], [plain('second')]] },
      { kind: 'quote', line: [plain('Said so')] },
      { kind: 'table', head: [[plain('A')], [plain('B')]], rows: [[[plain('1')], [plain('2')]]] },
      { kind: 'tool', path: `${tool}#v1&a=1`, text: 'Open it' },
      { kind: 'directive', says: 'loan = calc mortgage' },
    ])
  })

  it('keeps HTML as text and gives equal titles different anchors', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'text', line: [plain('<script>alert(1)</script>')] },
    ])
    const ids = parseMarkdown('## Same\n\n## Same\n\n## Same 2\n\n## Same').map((block) =>
      block.kind === 'heading' ? block.id : '',
    )
    expect(new Set(ids).size).toBe(4)
    expect(ids.slice(0, 2)).toEqual(['same', 'same-2'])
  })

  it('lets a visitor write paragraphs, lists, quotes and links, and leaves the rest as typed', () => {
    const source =
      '## No title\nsecond line\n\n| a |\n|---|\n| b |\n\n{{tax.standardDeduction.single}}\n\nSee https://www.irs.gov/w4.'
    const blocks = parseMarkdown(source, forVisitors)
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'text', 'text', 'text'])
    expect(blocks[0]).toEqual({ kind: 'text', line: [plain('## No title'), { kind: 'break' }, plain('second line')] })
    expect(blocks[2]).toEqual({ kind: 'text', line: [plain('{{tax.standardDeduction.single}}')] })
    expect(blocks[3]).toEqual({
      kind: 'text',
      line: [
        plain('See '),
        { kind: 'link', to: 'https://www.irs.gov/w4', parts: [plain('https://www.irs.gov/w4')] },
        plain('.'),
      ],
    })
  })

  it('takes any text without failing, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (source) => {
        parseMarkdown(source)
        parseMarkdown(source, forVisitors)
      }),
    )
    for (const part of [
      '*[(',
      '\n \n',
      '**a ',
      '[a](',
      '{{',
      '`',
      '|',
      '> ',
      '\\',
      '[[[a](b)',
      '# #\n\n',
      'https://',
      '*a*',
    ])
      for (const allowed of [forEditors, forVisitors]) {
        const began = performance.now()
        parseMarkdown(part.repeat(200_000 / part.length), allowed)
        expect(performance.now() - began, part).toBeLessThan(2_000)
      }
    expect(readingMinutes('word '.repeat(440))).toBe(2)
  })
})
