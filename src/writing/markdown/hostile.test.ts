import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from './hostile.testkit.ts'
import { parseMarkdown } from './markdown.ts'
import { type Allowed, forEditors, forVisitors, type Line, type TextBlock } from './tree.ts'

const kinds = new Set(['plain', 'code', 'bold', 'emphasis', 'link', 'number', 'break'])
const blockKinds = new Set(['heading', 'text', 'quote', 'list', 'table', 'tool', 'directive'])

const linesOf = (block: TextBlock): readonly Line[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.head, ...block.rows].flat()
  return 'line' in block ? [block.line] : []
}

/** An independent reading of an address, as a browser does it: where does it really lead? */
function leads(to: string): 'here' | 'web' | 'mail' | 'elsewhere' {
  const address = new URL(to, 'https://truepenny.example/blog/x')
  if (address.protocol === 'mailto:') return address.search === '' ? 'mail' : 'elsewhere'
  if (address.protocol !== 'https:' || address.username !== '' || address.password !== '') return 'elsewhere'
  if (address.host === 'truepenny.example') return 'here'
  return to.startsWith('https://') ? 'web' : 'elsewhere'
}

function expectHarmless(line: Line, allowed: Allowed): void {
  for (const part of line) {
    expect(kinds.has(part.kind)).toBe(true)
    if (part.kind === 'link') {
      expect(leads(part.to), JSON.stringify(part.to)).not.toBe('elsewhere')
      if (!allowed.mail) expect(leads(part.to)).not.toBe('mail')
    }
    if (part.kind === 'number') expect(allowed.numbers).toBe(true)
    if ('parts' in part) expectHarmless(part.parts, allowed)
  }
}

function check(source: string): void {
  for (const allowed of [forEditors, forVisitors])
    for (const block of parseMarkdown(source, allowed)) {
      expect(blockKinds.has(block.kind)).toBe(true)
      if (block.kind === 'heading') expect(block.id).toMatch(/^[a-z0-9-]+$/)
      for (const line of linesOf(block)) expectHarmless(line, allowed)
    }
}

describe('hostile texts', () => {
  it('are two hundred and more', () => {
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length)
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200)
  })

  it.each(hostileTexts)('%j brings nothing active', check)

  it('lead nowhere in their disguised schemes', () => {
    for (const text of hostileTexts.filter((one) => /^\[x\]\((?!\/|#|https)/.test(one)))
      for (const block of parseMarkdown(text))
        for (const line of linesOf(block)) expect(JSON.stringify(line)).not.toContain('"link"')
  })

  it('stay harmless beside, inside and behind each other', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('\n\n', '[', '](', ')', '**', '`', '| '),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => check(pieces.join(''))),
      { numRuns: 300 },
    )
  })

  it('whatever the address, what passes leads to us or to the web', () => {
    const sign = fc.constantFrom(...'javscriptdlhp:/\\@.#?%&;=\t\n\u0000\u200b "<>'.split(''), 'https', '//', 'irs.gov')
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 14 }), (signs) => check(`[x](${signs.join('')})`)),
      { numRuns: 2_000 },
    )
  })
})
