/** What pages share at load lies in few files: a made-up graph of four pages. */
import { describe, expect, test } from 'vitest'
import { pageParts } from '../../../scripts/page-parts.ts'

const many = 'x'.repeat(50_000)
const graphOf = (imports: Readonly<Record<string, readonly string[]>>, code: Readonly<Record<string, string>> = {}) => {
  const look = (id: string) => {
    const importedIds = imports[id]
    return importedIds ? { importedIds, code: code[id] ?? 'x' } : null
  }
  const pages = Object.keys(imports).filter((id) => id.startsWith('page'))
  return pageParts(pages, look, (id) => id !== 'taken')
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
})
