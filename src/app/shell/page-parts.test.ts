/** What pages share at load lies in few files: a made-up graph of four pages. */
import { describe, expect, test } from 'vitest'
import { pageParts } from '../../../scripts/page-parts.ts'

const many = 'x'.repeat(50_000)
const graphOf = (imports: Readonly<Record<string, readonly string[]>>, code: Readonly<Record<string, string>> = {}) => {
  const look = (id: string) => {
    const importedIds = imports[id]
    const importers = Object.keys(imports).filter((one) => imports[one]?.includes(id))
    return importedIds ? { importedIds, importers, code: code[id] ?? 'x' } : null
  }
  const pages = Object.keys(imports).filter((id) => id.startsWith('page'))
  return pageParts(pages, look, (id) => (id.startsWith('taken') ? id : null))
}

describe('parts of pages', () => {
  test('small files that pages share become one, and what one page has stays with it', () => {
    const parts = graphOf({
      'page-a': ['one', 'two', 'alone', 'taken'],
      'page-b': ['one', 'two', 'taken'],
      'page-c': ['two'],
      one: [],
      two: [],
      alone: [],
      taken: [],
    })
    expect(parts.get('one')).toBeDefined()
    expect(parts.get('two')).toBe(parts.get('one'))
    expect([...parts.keys()].sort()).toEqual(['one', 'two'])
  })
  test('a heavy file is not brought to a page that does without it', () => {
    const parts = graphOf(
      { 'page-a': ['heavy', 'small'], 'page-b': ['heavy', 'small'], 'page-c': ['small'], heavy: [], small: [] },
      { heavy: many },
    )
    expect(parts.get('heavy')).toBeDefined()
    expect(parts.get('small')).not.toBe(parts.get('heavy'))
  })
  test('no two files stand on each other', () => {
    // High and low would be one for their requests' sake, but the heavy one between them stands on low and high on it.
    const imports = {
      'page-a': ['high'],
      'page-b': ['high'],
      'page-c': ['low', 'between'],
      'page-d': ['low'],
      high: ['between'],
      between: ['low'],
      low: [],
    }
    const parts = graphOf(imports, { between: many })
    const files = new Map([...parts].map(([id, file]) => [file, id]))
    expect(files.size).toBeGreaterThan(1)
    expect(parts.get('high')).not.toBe(parts.get('low'))
  })
  test('a page that makes too many requests takes bytes it does without', () => {
    const heavy = 'x'.repeat(20_000)
    // Page a begins with both; each is as dear for the page that has one of them.
    const shared = (taken: readonly string[]) => ({
      'page-a': ['one', 'two', ...taken],
      'page-b': ['one'],
      'page-c': ['two'],
      one: [],
      two: [],
      ...Object.fromEntries(taken.map((id) => [id, []])),
    })
    const code = { one: heavy, two: heavy }
    const few = graphOf(shared([]), code)
    expect(few.get('one')).not.toBe(few.get('two'))
    const many = graphOf(shared(Array.from({ length: 7 }, (_, at) => `taken-${at}`)), code)
    expect(many.get('one')).toBe(many.get('two'))
  })
  test('what a page shares with nobody at load but others ask for later lies in a file with its other parts', () => {
    const imports = { 'page-a': ['one', 'later'], 'page-b': ['one'], elsewhere: ['later'], one: [], later: [] }
    const parts = graphOf(imports)
    expect(parts.get('later')).toBe(parts.get('one'))
    expect(graphOf({ 'page-a': ['one', 'own'], 'page-b': ['one'], one: [], own: [] }).has('own')).toBe(false)
  })
  test('what comes with a file counts: pages do not get a heavy one for the sake of a small one', () => {
    const imports = {
      'page-a': ['one', 'two'],
      'page-b': ['one', 'two'],
      'page-c': ['one'],
      one: [],
      two: ['taken'],
      taken: [],
    }
    const parts = graphOf(imports, { taken: 'x'.repeat(50_000) })
    expect(parts.get('one')).not.toBe(parts.get('two'))
  })
})
