import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import { answered, answeredItem, dueItems, type ItemRecord, type LessonRecord, masteryOf, noRecord } from './review.ts'

const day = '2026-01-01' as IsoDate
/** Answers an item each time it is due, from its first miss on. */
const answerWhenDue = (item: ItemRecord | null): ItemRecord => answeredItem(item, true, item?.due ?? day)

describe('a question comes back', () => {
  test('after a miss on the 2nd, then the 7th, then the 30th day after, and is then kept', () => {
    const missed = answeredItem(null, false, day)
    expect(missed).toMatchObject({ due: '2026-01-03', misses: 1, right: false })
    const second = answerWhenDue(missed)
    expect(second.due).toBe('2026-01-10')
    const third = answerWhenDue(second)
    expect(third.due).toBe('2026-02-09')
    expect(answerWhenDue(third).due).toBeNull()
  })
  test('once after 30 days where the first answer was right', () => {
    const first = answeredItem(null, true, day)
    expect(first.due).toBe('2026-01-31')
    expect(answerWhenDue(first).due).toBeNull()
  })
  test('a miss begins again, whenever it happens', () => {
    const kept = answerWhenDue(answeredItem(null, true, day))
    expect(answeredItem(kept, false, '2026-06-01' as IsoDate)).toMatchObject({ due: '2026-06-03', misses: 1, step: 0 })
  })
  test('a right answer before its day moves nothing', () => {
    const missed = answeredItem(null, false, day)
    expect(answeredItem(missed, true, addDays(day, 1))).toMatchObject({ due: missed.due, step: 0, right: true })
  })
  test('on every way, whoever goes on answering right when asked keeps it within three answers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 30 }),
        (answers) => {
          let today = day
          let item: ItemRecord | null = null
          for (const [right, later] of answers) {
            item = answeredItem(item, right, today)
            expect(item.due === null || item.due > today || right).toBe(true)
            today = addDays(today, later)
          }
          expect(item?.tries).toBe(answers.length)
          expect(item?.misses).toBe(answers.filter(([right]) => !right).length)
          for (let i = 0; i < 3 && item?.due; i++) item = answerWhenDue(item)
          expect(item?.due).toBeNull()
        },
      ),
    )
  })
})

const quiz = (rights: readonly boolean[]): LessonRecord =>
  rights.reduce((now, right, at) => answered(now, at, rights.length, right, day), noRecord)

describe('a lesson', () => {
  test.each([
    [[true, true, true, true], day],
    [[true, false, true, true], day],
    [[true, false, false, true], null],
    [[false, false, false, false], null],
  ])('%j passes on %s', (rights, passed) => expect(quiz(rights).passed).toBe(passed))
  test('is not passed before its last question, and stays passed after a later miss', () => {
    expect([0, 1, 2].reduce((now, at) => answered(now, at, 4, true, day), noRecord).passed).toBeNull()
    const missedLater = [0, 1].reduce(
      (now, at) => answered(now, at, 4, false, addDays(day, 9)),
      quiz([true, true, true, true]),
    )
    expect(missedLater.passed).toBe(day)
    expect(dueItems(missedLater, addDays(day, 11))).toEqual([0, 1])
    expect(dueItems(missedLater, addDays(day, 10))).toEqual([])
  })
})

test('a course goes from not started over learning and practiced to kept', () => {
  const passed = quiz([true, true, true, false])
  const keep = (record: LessonRecord): LessonRecord => ({
    ...record,
    items: record.items.map((item) => {
      let now = item
      while (now?.due) now = answerWhenDue(now)
      return now
    }),
  })
  expect(masteryOf([undefined, undefined])).toBe('not started')
  expect(masteryOf([{ ...noRecord, read: day }, undefined])).toBe('learning')
  expect(masteryOf([passed, undefined])).toBe('learning')
  expect(masteryOf([passed, passed])).toBe('practiced')
  expect(masteryOf([keep(passed), passed])).toBe('practiced')
  expect(masteryOf([keep(passed), keep(passed)])).toBe('kept')
})
