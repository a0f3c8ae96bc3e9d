/** Typing before what reads a text has come: nothing typed is lost, and nothing is asked about too early. */
import { describe, expect, test } from 'vitest'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { readText } from '#calculators/kit/read-field.ts'
import { calculator as tool } from '#calculators/mortgage/calculator.ts'
import { startingForm } from './form-state.ts'
import { left, readDrafts, typed } from './typed.ts'

const ground = { today: '2026-11-23', law: lawShelf() }
const early = { tool, ground, calculator: null, reader: null }
const later = { ...early, reader: readText }
const start = startingForm(2026)

describe('a text typed before it can be read', () => {
  test('stands in its box, and is read once that can be', () => {
    const before = typed(early, start, 'price', '512,000')
    expect(before.drafts).toEqual({ price: '512,000' })
    expect(before.edits).toEqual({})
    const after = readDrafts(later, before)
    expect(after.edits).toEqual({ price: 512_000 })
    expect(after.drafts).toEqual({ price: '512,000' })
  })
  test('is not asked about while nobody can tell, and then is', () => {
    const before = left(early, typed(early, start, 'price', 'much'), 'price')
    expect(before.problems).toEqual({})
    expect(Object.keys(readDrafts(later, before).problems)).toEqual(['price'])
  })
})
test('a text that can be read is at once, and said as we say it when its box is left', () => {
  const now = typed(later, start, 'price', '512k')
  expect(now.edits).toEqual({ price: 512_000 })
  expect(left(later, now, 'price').drafts).toEqual({})
})
