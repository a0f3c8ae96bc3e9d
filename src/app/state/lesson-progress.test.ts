import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { answered, noRecord } from '#teaching/lessons/review.ts'
import { joinProgress, noProgress, type Progress, readProgress } from './lesson-progress.ts'

const day = '2026-01-01' as IsoDate
const lesson = answered(noRecord, 1, 4, false, day)
const progress: Progress = { lessons: { compounding: lesson }, projects: ['banking'], placed: ['budgeting'] }

describe('what is kept', () => {
  test('comes back as it was written', () => {
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
  })
  test('a damaged lesson or item never loses the others', () => {
    const damaged = {
      lessons: {
        compounding: lesson,
        inflation: 'yes',
        '../evil': lesson,
        fees: { read: 'tomorrow', passed: 7, items: [{ right: 'no' }, lesson.items[1]] },
      },
      projects: ['banking', 4],
      placed: null,
    }
    expect(readProgress(damaged)).toEqual({
      lessons: { compounding: lesson, fees: { read: null, passed: null, items: [null, lesson.items[1]] } },
      projects: ['banking'],
      placed: [],
    })
  })
  test('anything else is refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        readProgress(data)
        readProgress({ lessons: data })
        expect(readProgress({ lessons: { a: data } })?.projects).toEqual([])
      }),
    )
  })
  test('is bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`lesson-${i}`, lesson]))
    expect(Object.keys(readProgress({ lessons: many })?.lessons ?? {})).toHaveLength(300)
  })
})

test('two tabs join: the item answered more often, the earlier day, every project', () => {
  const again = { ...progress, lessons: { compounding: answered(lesson, 1, 4, true, '2026-01-03' as IsoDate) } }
  expect(joinProgress(progress, again).lessons['compounding']?.items[1]?.tries).toBe(2)
  expect(joinProgress(again, progress).lessons['compounding']?.items[1]?.tries).toBe(2)
  expect(joinProgress(noProgress, progress)).toEqual(progress)
  expect(joinProgress(progress, noProgress)).toEqual(progress)
})
