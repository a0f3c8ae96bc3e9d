import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryByPath, entryBySlug } from '#calculators/catalogue.ts'
import type { IsoDate } from '#engine/month.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { curriculum } from '#teaching/lessons/curriculum.testkit.ts'
import { answered, noRecord } from '#teaching/lessons/review.ts'
import { projectPlaces, situations, starterPath } from '#teaching/lessons/starter-path.ts'
import { isListed, pageAt } from '../../pages.ts'
import { noProgress } from '../../state/lesson-progress.ts'
import { classHash, classSetIn } from './class-link.ts'
import { dueOf } from './due.ts'
import { filtersIn, hashOf, matches, noFilters } from './hub-filters.ts'

const taught = new Set(Object.values(curriculum).flat())

test('the ten lessons and the ways in stand, and so does what they lead to', () => {
  expect(starterPath).toHaveLength(10)
  const stands = new Set(lessonCards.map(({ slug }) => slug))
  expect([...starterPath, ...situations.flatMap(({ lessons }) => lessons)].filter((slug) => !stands.has(slug))).toEqual(
    [],
  )
  for (const { calculator } of situations) expect(entryBySlug(calculator)?.isImplemented, calculator).toBe(true)
  for (const [unit, path] of Object.entries(projectPlaces)) {
    expect(curriculum[unit]).toBeDefined()
    const page = pageAt(path)
    expect(page ? isListed(page) : entryByPath(path)?.isImplemented, path).toBe(true)
  }
})

describe('the library', () => {
  const card = lessonCards[0]
  test('finds a lesson by the beginnings of its words, in any order', () => {
    if (!card) throw new Error('no lesson stands')
    const q = (text: string) => matches(card, { ...noFilters, q: text }, 'new')
    const [first = '', second = ''] = card.title.replace(/[^\w ]/g, '').split(' ')
    expect(q(`${second.slice(0, 3)} ${first}`)).toBe(true)
    expect(q('zzzz')).toBe(false)
  })
  test('each filter narrows, and no filter shows all', () => {
    for (const one of lessonCards) {
      expect(matches(one, noFilters, 'new')).toBe(true)
      expect(matches(one, { ...noFilters, topic: one.unit, level: one.level, time: '8' }, 'new')).toBe(true)
      expect(matches(one, { ...noFilters, state: 'passed' }, 'new')).toBe(false)
    }
  })
  test('the address says what is shown', () => {
    fc.assert(
      fc.property(fc.record({ q: fc.string({ maxLength: 60 }), topic: fc.constantFrom('', 'banking') }), (some) => {
        const filters = { ...noFilters, ...some }
        expect(filtersIn(hashOf(filters))).toEqual(filters)
      }),
    )
  })
})

describe('a class link', () => {
  test('holds the lessons and the order, and reads back the same', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...taught), { minLength: 1 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (lessons, seed) => {
          expect(classSetIn(classHash({ lessons, seed }))).toEqual({ lessons, seed })
        },
      ),
    )
  })
  test.each(['', '#', '#seed=x&lessons=,,<b>,../a', '#lessons=A B'])('%s names no lesson', (hash) =>
    expect(classSetIn(hash).lessons).toEqual([]),
  )
})

test('the review list holds what is due today and says when the next comes', () => {
  const slug = lessonCards[0]?.slug ?? ''
  const on = (text: string) => text as IsoDate
  const record = answered(answered(noRecord, 0, 4, false, on('2026-01-01')), 1, 4, true, on('2026-01-01'))
  const progress = { ...noProgress, lessons: { [slug]: record, 'no-such-lesson': record } }
  expect(dueOf(progress, on('2026-01-02'))).toEqual({ today: [], next: ['2026-01-03', 1] })
  expect(dueOf(progress, on('2026-01-03'))).toEqual({ today: [[slug, 0]], next: ['2026-01-31', 1] })
  expect(dueOf(progress, on('2026-01-31')).next).toBeNull()
})
