import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { emptyContent, emptyCorrection, troublesIn } from './content-fields.tsx'
import {
  contentOf,
  draftsShape,
  isNew,
  joinDrafts,
  type KeptDraft,
  newCorrectionName,
  newName,
  uniqueOfCorrection,
} from './drafts.ts'

const at = (minute: number): string => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`
const typed = (body: string, minute = 0): KeptDraft => {
  const { updatedAt: _none, ...content } = emptyContent('ada')
  return { ...content, title: 'A title', slug: 'a-title', body, updatedAt: '', version: 3, typedAt: at(minute) }
}
/** As another tab, or the same one tomorrow, finds it. */
const found = (kept: unknown) => good(draftsShape, JSON.parse(JSON.stringify(kept)))

describe('what was typed and not saved', () => {
  test('outlives its tab, with the version it began with and the day that was set', () => {
    const kept = { 'seed:refund': { ...typed('text'), updatedAt: '2026-01-05', tags: ['taxes'] } }
    expect(found(kept)).toEqual(kept)
    const back = found(kept)?.['seed:refund']
    expect(back && contentOf(back)).toMatchObject({ body: 'text', updatedAt: '2026-01-05', tags: ['taxes'] })
    expect(contentOf(typed('x')).updatedAt).toBeNull()
  })

  test('of a correction, the lesson and its sentence too; an article has neither', () => {
    const correction = { lesson: 'compounding', said: 'It was “$5”.' }
    const back = found({ abc: { ...typed('x'), correction }, def: typed('y') })
    expect(back?.['abc']?.correction).toEqual(correction)
    expect(Object.keys(contentOf(back?.['def'] ?? typed('')))).not.toContain('correction')
  })

  test('a damaged one never loses the others, and nothing is thrown at', () => {
    const kept = { abc: typed('good'), bad: { ...typed('x'), version: -1 }, '../evil': typed('x'), worse: 7 }
    expect(found(kept)).toEqual({ abc: typed('good') })
    fc.assert(fc.property(fc.anything(), (data) => void good(draftsShape, { abc: data })))
  })

  test('two tabs: of each text what was typed last, whichever tab asks', () => {
    const mine = { one: typed('mine', 5), two: typed('mine', 1), three: typed('only mine') }
    const theirs = { one: typed('theirs', 4), two: typed('theirs', 2), four: typed('only theirs') }
    const both = { one: mine.one, two: theirs.two, three: mine.three, four: theirs.four }
    expect(joinDrafts(mine, theirs)).toEqual(both)
    expect(joinDrafts(theirs, mine)).toEqual(both)
  })
})

test('new texts have names of their own, and a correction begins as one that can be saved', () => {
  expect([isNew(newName('abc_DEF-123456')), uniqueOfCorrection(newName('abc_DEF-123456'))]).toEqual([true, null])
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{24}$/), (key) => {
      const name = newCorrectionName(key)
      const unique = uniqueOfCorrection(name) ?? ''
      expect(isNew(name) && key.startsWith(unique)).toBe(true)
      expect(found({ [name]: typed('x') })).toHaveProperty([name])
      expect(troublesIn(emptyCorrection('ada', unique))).toEqual({})
    }),
  )
})
