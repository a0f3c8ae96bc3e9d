import { describe, expect, it } from 'vitest'
import { findCited, lowParts, timeliness } from './audit.ts'
import { cited } from './cited.ts'
import type { Source } from './sources/source.ts'
import { sourceAreas, sources } from './sources.ts'

// tax-years.ts and states/all.ts only gather files that are read on their own.
const modules = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '!./**/*.test.ts',
    '!./**/*.testkit.ts',
    '!./audit.ts',
    '!./cited.ts',
    '!./tax-years.ts',
    '!./states/all.ts',
  ],
  { eager: true },
)
const seen = new Set<object>()
const found = Object.entries(modules).flatMap(([file, exports]) => findCited({ ...exports }, file.slice(2), seen))
const areas: Readonly<Record<string, Readonly<Record<string, Source>>>> = sourceAreas
const known: Readonly<Record<string, Source>> = sources

describe('findCited', () => {
  it('finds a figure at any depth, once, and does not enter its value', () => {
    const inner = cited({ value: 1, source: 'irc', status: 'enacted' }, 'irc')
    expect(findCited({ a: { b: [inner] }, c: inner, d: 3, e: null }, 'x').map((f) => f.path)).toEqual(['x.a.b.0'])
  })
})

describe('lowParts', () => {
  it('names the parts of a value that are of low confidence', () => {
    const value = { AL: { rate: 1, confidence: 'low' }, AK: { rate: 2 }, rows: [{ confidence: 'low' }], note: null }
    expect(lowParts(value)).toEqual(['AL', 'rows.0'])
    expect(lowParts(7)).toEqual([])
  })
})

describe('timeliness', () => {
  const source: Source = {
    title: 't',
    publisher: 'p',
    checked: '2026-09',
    next: { what: 'w', from: '2026-10', by: '2026-11' },
  }
  it.each([
    ['2026-09-30', 'current'],
    ['2026-10-01', 'due'],
    ['2026-11-30', 'due'],
    ['2026-12-01', 'overdue'],
  ] as const)('on %s is %s', (today, expected) => expect(timeliness(source, today)).toBe(expected))
  it('is always current for standing law', () => {
    expect(timeliness({ title: 't', publisher: 'p', checked: '2020-01' }, '2040-01-01')).toBe('current')
  })
})

describe('sources', () => {
  it('mean one document wherever they are named, and every area is in the list of all', () => {
    for (const table of Object.values(areas))
      for (const [id, source] of Object.entries(table)) expect(known[id], id).toBe(source)
    expect(Object.keys(known)).toHaveLength(new Set(Object.values(areas).flatMap((table) => Object.keys(table))).size)
  })
  it('are dated, and their next edition has its months in order', () => {
    for (const [id, source] of Object.entries(known)) {
      expect(source.checked, id).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
      expect(source.title.length * source.publisher.length, id).toBeGreaterThan(0)
      if (source.url !== undefined)
        expect(source.url, id).toMatch(/^https?:\/\/[a-z0-9.]+\.(gov|edu|org|com|cornell\.edu)\//)
      if (source.next !== undefined) expect(source.next.from <= source.next.by, id).toBe(true)
    }
  })
  it('name each publisher in one way', () => {
    const publishers = new Set(Object.values(known).map(({ publisher }) => publisher))
    const plain = (name: string) => name.replace(/^(?:US|The) /, '').replaceAll(/,? and /g, ', ')
    const initials = (name: string) => plain(name).replaceAll(/[^A-Z]/g, '')
    const ways = Map.groupBy(publishers, plain)
    expect([...ways.values()].filter((names) => names.length > 1)).toEqual([])
    const short = [...publishers].filter((name) => /^[A-Z]{3,}$/.test(name))
    expect(short.filter((name) => [...publishers].some((one) => one !== name && initials(one) === name))).toEqual([])
  })
})

describe('every figure', () => {
  const unknownSources = (facts: typeof found) => facts.filter(({ fact }) => known[fact.source] === undefined)

  it('was found', () => {
    expect(found.length).toBeGreaterThan(120)
    expect(new Set(found.map((f) => f.path.split('.ts')[0])).has('tax-years/2026')).toBe(true)
  })
  it('names a source we hold', () => {
    const offender = {
      path: 'made up',
      fact: { ...cited(1, 'irc'), source: 'nowhere' },
    } as unknown as (typeof found)[number]
    expect(unknownSources([offender])).toHaveLength(1)
    expect(unknownSources(found)).toEqual([])
  })
  it('names a source of its own area, so a page needs no other list', () => {
    const area = (path: string): object | undefined => areas[path.split(/[/.]/)[0] ?? '']
    const strangers = found.filter(({ path, fact }) => !Object.hasOwn(area(path) ?? {}, fact.source))
    expect(strangers.map(({ path, fact }) => `${path}: ${fact.source}`)).toEqual([])
  })
  it('or a series uses each source we hold', () => {
    const series = Object.values(modules).flatMap((exports) => Object.values(exports))
    const named = new Set<unknown>(found.map(({ fact }) => fact.source))
    for (const value of series)
      if (typeof value === 'object' && value !== null && 'source' in value) named.add(value.source)
    expect(Object.keys(known).filter((id) => !named.has(id))).toEqual([])
  })
  it('says so when it is a starting value of ours', () => {
    for (const { path, fact } of found) {
      expect(fact.status === 'assumption', path).toBe(fact.source === 'assumption')
    }
  })
  it('carries a note or a caveat when it is carried over from an earlier edition', () => {
    for (const { path, fact } of found)
      if (fact.status === 'carried-over') expect(fact.caveat ?? fact.note, path).toBeTruthy()
  })
  it('dates itself by year, month or day', () => {
    for (const { path, fact } of found)
      if (fact.asOf !== undefined) expect(fact.asOf, path).toMatch(/^\d{4}(-\d\d){0,2}$/)
  })
  it('holds only finite numbers', () => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbers)
          : []
    for (const { path, fact } of found) expect(numbers(fact.value).every(Number.isFinite), path).toBe(true)
  })
})
