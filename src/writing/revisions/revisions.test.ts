import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineDiff, linesOf, matches } from './line-diff.ts'
import { chosenText, mergeLines } from './merge-lines.ts'

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '', 'longer line'), { maxLength: 14 })
  .map((lines) => lines.join('\n'))
const kept = (stretches: ReturnType<typeof lineDiff>, without: 'gone' | 'new') =>
  stretches.flatMap(({ kind, lines }) => (kind === without ? [] : lines)).join('\n')

describe('what differs', () => {
  test('without what came it is the text before, without what went the text after', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = lineDiff(before, after)
        expect(kept(stretches, 'new')).toBe(before)
        expect(kept(stretches, 'gone')).toBe(after)
      }),
    )
  })

  test('as many lines stay as can: no other way keeps more', () => {
    const most = (a: readonly string[], b: readonly string[]): number => {
      if (a.length === 0 || b.length === 0) return 0
      const [first, rest] = [a[0], a.slice(1)]
      const at = b.indexOf(first ?? '')
      return Math.max(most(rest, b), at < 0 ? 0 : 1 + most(rest, b.slice(at + 1)))
    }
    const short = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(matches(a, b).filter((i) => i >= 0)).toHaveLength(most(a, b))
      }),
    )
  })

  test('a text of thousands of other lines is told at once', () => {
    const long = (name: string) => Array.from({ length: 5_000 }, (_, n) => `${name} ${n}`).join('\n')
    expect(lineDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new'])
  })
})

describe('two texts put together', () => {
  test('where one alone changed something, that change is taken', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeLines(base, changed, base).every(({ kind }) => kind === 'agreed')).toBe(true)
        expect(chosenText(mergeLines(base, changed, base), [])).toBe(changed)
        expect(chosenText(mergeLines(base, base, changed), [])).toBe(changed)
        expect(chosenText(mergeLines(base, changed, changed), [])).toBe(changed)
      }),
    )
  })

  test('with “mine” for every question it has all my lines in order, and the same for theirs', () => {
    const inOrder = (lines: readonly string[], among: readonly string[]): boolean => {
      let at = 0
      for (const line of among) if (at < lines.length && line === lines[at]) at += 1
      return at === lines.length
    }
    const unique = (name: string) =>
      fc
        .array(fc.nat({ max: 9 }), { maxLength: 10 })
        .map((lines) => lines.map((n, i) => (n < 3 ? `${name} ${i}` : `line ${i}`)))
    fc.assert(
      fc.property(unique('my'), unique('their'), (mine, theirs) => {
        const base = Array.from({ length: 10 }, (_, n) => `line ${n}`).join('\n')
        const pieces = mergeLines(base, mine.join('\n'), theirs.join('\n'))
        const all = chosenText(pieces, [])
        const written = (lines: readonly string[], name: string) => lines.filter((line) => line.startsWith(name))
        expect(inOrder(written(mine, 'my'), linesOf(all))).toBe(true)
        expect(inOrder(written(theirs, 'their'), linesOf(all))).toBe(true)
      }),
    )
  })

  test('changes far apart stand both; changes of one line are asked about', () => {
    const base = 'one\ntwo\nthree\nfour\nfive'
    expect(chosenText(mergeLines(base, 'ONE\ntwo\nthree\nfour\nfive', 'one\ntwo\nthree\nfour\nFIVE'), [])).toBe(
      'ONE\ntwo\nthree\nfour\nFIVE',
    )
    const pieces = mergeLines(base, 'one\nmy two\nthree\nfour\nfive', 'one\ntheir two\nthree\nfour\nfive')
    expect(pieces[1]).toEqual({ kind: 'both', mine: ['my two'], theirs: ['their two'] })
    expect(chosenText(pieces, ['mine'])).toBe('one\nmy two\nthree\nfour\nfive')
    expect(chosenText(pieces, ['theirs'])).toBe('one\ntheir two\nthree\nfour\nfive')
    expect(chosenText(pieces, ['both'])).toBe('one\nmy two\ntheir two\nthree\nfour\nfive')
  })
})
