import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termBySlug } from '../glossary/glossary.ts'
import { kidsPaths } from '../kids/cards.ts'
import { lessonPath } from '../lesson-pages/card.ts'
import { curriculum } from '../lessons/curriculum.testkit.ts'
import { badWordsBeside } from './bad-words.ts'
import { doorOf, doors } from './doors.ts'
import {
  type Grid,
  type Level,
  levels,
  lineBetween,
  readings,
  type Size,
  sizes,
  wordBetween,
  wordSearch,
} from './grid.ts'
import { topics } from './topics.ts'

const anyTopic = fc.constantFrom(...topics)
const seeds = fc.integer({ min: 0, max: 614_655 })
const made = (topic: (typeof topics)[number], size: Size, level: Level, seed: number) =>
  wordSearch(
    topic.words.map(({ word }) => word),
    size,
    level,
    seed,
  )

test('twelve topics of fifteen different words of 3 to 12 capital letters, each explained without itself', () => {
  expect(topics).toHaveLength(12)
  for (const { slug, words } of topics) {
    expect(new Set(words.map(({ word }) => word)).size, slug).toBe(15)
    for (const { word, says } of words) {
      expect(word).toMatch(/^[A-Z]{3,12}$/)
      // A number of law would go stale here without a sound.
      expect(says, word).not.toMatch(/\d/)
      expect(
        says
          .toUpperCase()
          .replaceAll(/[^A-Z]/g, ' ')
          .split(' '),
      ).not.toContain(word)
    }
  }
})

describe('a grid', () => {
  test('holds each of its words once, in the directions of its level, and no bad word', () => {
    fc.assert(
      fc.property(
        anyTopic,
        fc.constantFrom(...sizes),
        fc.constantFrom(...levels),
        seeds,
        (topic, size, level, seed) => {
          const grid = made(topic, size, level, seed)
          expect(grid.rows).toHaveLength(size)
          for (const row of grid.rows) expect(row).toMatch(new RegExp(`^[A-Z]{${size}}$`))
          expect(grid.placed.length).toBeGreaterThanOrEqual(size === 8 ? 3 : 6)
          for (const { word, cells } of grid.placed) {
            expect(cells.map(({ row, column }) => grid.rows[row]?.[column]).join('')).toBe(word)
            expect(readings(grid.rows, word)).toBe(1)
            const [first, second] = [cells[0], cells[1]]
            if (level === 'easy' && first && second)
              expect([second.row - first.row, second.column - first.column].toSorted()).toEqual([0, 1])
          }
          for (const bad of badWordsBeside(grid.placed.map(({ word }) => word)))
            expect(readings(grid.rows, bad)).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
  })
  test('is the same for the same seed and another for the next', () => {
    const [first] = topics
    if (!first) throw new Error('no topic')
    expect(made(first, 12, 'hard', 7)).toEqual(made(first, 12, 'hard', 7))
    expect(made(first, 12, 'hard', 7).rows).not.toEqual(made(first, 12, 'hard', 8).rows)
  })
  test('is found by its ends, from either side, and by nothing else', () => {
    const grid: Grid = {
      size: 8,
      rows: ['CASHXXXX', ...Array.from({ length: 7 }, () => 'XXXXXXXX')],
      placed: [{ word: 'CASH', cells: [0, 1, 2, 3].map((column) => ({ row: 0, column })) }],
    }
    const at = (row: number, column: number) => ({ row, column })
    expect(wordBetween(grid, at(0, 0), at(0, 3))?.word).toBe('CASH')
    expect(wordBetween(grid, at(0, 3), at(0, 0))?.word).toBe('CASH')
    expect(wordBetween(grid, at(0, 0), at(0, 2))).toBeNull()
    expect(lineBetween(at(2, 2), at(4, 0))).toEqual([at(2, 2), at(3, 1), at(4, 0)])
    expect(lineBetween(at(0, 0), at(1, 2))).toBeNull()
    expect(lineBetween(at(1, 1), at(1, 1))).toEqual([at(1, 1)])
  })
  test('refuses a topic without a word that fits', () => {
    expect(() => wordSearch(['CREDITUNION'], 8, 'easy', 1)).toThrow(RangeError)
  })
})
test('a word that is looked for may hold what is else kept out', () => {
  expect(badWordsBeside([]).length - badWordsBeside(['PASSWORD']).length).toBeGreaterThan(0)
})

test('every word leads to a term of the glossary, to a lesson, or to a children’s game that stands', () => {
  const lessons = new Set(
    Object.values(curriculum)
      .flat()
      .map((slug) => lessonPath(slug)),
  )
  for (const { slug, words } of topics)
    for (const { word } of words) {
      const door = doorOf(slug, word)
      const term = door.startsWith('/guide/') ? termBySlug(door.slice('/guide/'.length)) : undefined
      expect(term !== undefined || lessons.has(door) || kidsPaths.includes(door), `${slug} ${word}: ${door}`).toBe(true)
    }
  // Nothing is named that no topic holds.
  for (const [slug, { terms }] of Object.entries(doors)) {
    const held = topics.find((one) => one.slug === slug)?.words.map(({ word }) => word) ?? []
    expect(
      Object.keys(terms).filter((word) => !held.includes(word)),
      slug,
    ).toEqual([])
  }
})
