import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import type { IsoDate } from '#engine/month.ts'
import { answered, noRecord } from '#teaching/lessons/review.ts'
import { makeBackup, readBackup, restore } from './backup.ts'
import { deleteAll, inventory } from './inventory.ts'
import { joinProgress, noProgress, type Progress, progressShape } from './lesson-progress.ts'
import { openVault } from './vault.ts'

const day = '2026-01-01' as IsoDate
const lesson = answered(noRecord, 1, 4, false, day)
const progress: Progress = { lessons: { compounding: lesson }, projects: ['banking'], placed: ['budgeting'] }

describe('what is kept', () => {
  test('comes back as it was written', () => {
    expect(good(progressShape, JSON.parse(JSON.stringify(progress)))).toEqual(progress)
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
    expect(good(progressShape, damaged)).toEqual({
      lessons: { compounding: lesson, fees: { read: null, passed: null, items: [null, lesson.items[1]] } },
      projects: ['banking'],
      placed: [],
    })
  })
  test('anything else is refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        good(progressShape, data)
        good(progressShape, { lessons: data })
        expect(good(progressShape, { lessons: { a: data } })?.projects).toEqual([])
      }),
    )
  })
  test('is bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`lesson-${i}`, lesson]))
    expect(Object.keys(good(progressShape, { lessons: many })?.lessons ?? {})).toHaveLength(300)
  })
})

test('two tabs join: the item answered more often, the earlier day, every project', () => {
  const again = { ...progress, lessons: { compounding: answered(lesson, 1, 4, true, '2026-01-03' as IsoDate) } }
  expect(joinProgress(progress, again).lessons['compounding']?.items[1]?.tries).toBe(2)
  expect(joinProgress(again, progress).lessons['compounding']?.items[1]?.tries).toBe(2)
  expect(joinProgress(noProgress, progress)).toEqual(progress)
  expect(joinProgress(progress, noProgress)).toEqual(progress)
})

/** A browser of its own, which keeps progress as the app does. */
function device() {
  const data = new Map<string, string>()
  const box = {
    get length() {
      return data.size
    },
    key: (at: number) => [...data.keys()][at] ?? null,
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, text: string) => void data.set(key, text),
    removeItem: (key: string) => void data.delete(key),
  }
  const vault = openVault({ present: true, box: () => box, listen: () => {}, now: () => '2026-01-01T10:00:00.000Z' })
  const spec = { version: 1, area: 'local', initial: noProgress, shape: progressShape, merge: joinProgress } as const
  return { vault, kept: vault.stored<Progress>('lesson-progress', spec) }
}

test('the profile’s file takes it to another browser, and deleting everything takes it away', async () => {
  const [mine, other] = [device(), device()]
  mine.kept.set(progress)
  const file = readBackup(JSON.stringify(makeBackup(mine.vault)), other.vault)
  if (!file.ok) throw new Error(file.message)
  expect(file.lines.map(({ label, state }) => [label, state])).toEqual([
    ['Your lessons: read, passed and what comes back', 'good'],
  ])
  expect(restore(file.lines, other.vault)).toBe(1)
  expect(other.kept.get()).toEqual(progress)
  await deleteAll(other.vault, await inventory(other.vault))
  expect(other.kept.get()).toEqual(noProgress)
})
