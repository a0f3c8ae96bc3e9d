import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isListed, pageAt } from '../app/pages.ts'
import { parseInline } from '../writing/markdown/inline.ts'
import { about } from './about.ts'
import type { Block } from './blocks.ts'
import { kept, legal, legalTabs } from './legal.ts'
import { questions } from './support.ts'

const app = new URL('../app/', import.meta.url)
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test(kit)?\./.test(name) && !name.endsWith('vault.ts'),
)

/** Every `stored('name', { … area: 'session' | 'local' … })` of the app. */
function storedByTheApp(): Readonly<Record<'session' | 'local', readonly string[]>> {
  const found = { session: [] as string[], local: [] as string[] }
  for (const name of sources) {
    const text = readFileSync(new URL(name, app), 'utf8')
    for (const match of text.matchAll(/\bstored(?:<[^(]*>)?\(\s*'([\w-]+)'\s*,\s*\{[^}]*?area:\s*'(session|local)'/g))
      found[match[2] === 'local' ? 'local' : 'session'].push(match[1] ?? '')
  }
  return { session: found.session.sort(), local: found.local.sort() }
}

const textsOf = (block: Block): readonly string[] =>
  block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.text]

describe('legal texts', () => {
  it('name everything the browser keeps, and where', () => {
    const found = storedByTheApp()
    const names = { session: Object.keys(kept.session).sort(), local: Object.keys(kept.local).sort() }
    // A choice of the market page may be added or dropped with it; whatever is stored must be named.
    expect(found.session.filter((name) => !names.session.includes(name))).toEqual([])
    expect(found.local.filter((name) => !names.local.includes(name))).toEqual([])
    expect(found.session.length + found.local.length).toBeGreaterThan(8)
  })

  it('carry the date of their newest change', () => {
    for (const tab of legalTabs) {
      expect(legal[tab].changes[0]?.date).toBe(legal[tab].changed)
      expect(legal[tab].changed).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('set no cookie and load nothing from elsewhere, as they say', () => {
    for (const name of sources) {
      const text = readFileSync(new URL(name, app), 'utf8')
      expect(text, name).not.toMatch(/document\.cookie|sendBeacon|gtag|googletagmanager|analytics\.js/)
      expect(text, name).not.toMatch(/<(?:script|iframe|img)[^>]*src=["']https?:/)
    }
  })

  it('and their neighbors link only to pages that exist', () => {
    const texts = [
      ...legalTabs.flatMap((tab) => legal[tab].blocks.flatMap(textsOf)),
      ...about.flatMap(textsOf),
      ...questions.flatMap((question) => question.answer),
    ]
    for (const part of texts.flatMap((text) => parseInline(text))) {
      if (part.kind !== 'link' || !part.to.startsWith('/')) continue
      const page = pageAt(part.to.split(/[?#]/)[0] ?? '')
      expect(page && isListed(page), part.to).toBe(true)
    }
  })
})
