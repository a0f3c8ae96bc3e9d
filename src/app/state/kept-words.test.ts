import { expect, test } from 'vitest'
import { asideWords, namesOf } from './kept-words.ts'
import { refusalWords } from './refusal-words.ts'

const bad = { at: 'goals.1', data: 7, full: null }
const extra = { at: 'goals.200', data: {}, full: { of: 'goals', most: 200 } }
const copy = { at: '', data: '{', full: null }
const goals = { key: 'truepenny:goals', standing: 'kept' } as const

test('what was set aside is said with its name, its count and its reason', () => {
  expect(asideWords({ ...goals, aside: [bad] })).toBe(
    'Savings goals: we couldn’t read 1 entry, so we set it aside. Everything else is here.',
  )
  expect(asideWords({ ...goals, aside: [bad, bad, ...Array.from({ length: 1200 }, () => extra)] })).toBe(
    'Savings goals: we couldn’t read 2 entries, so we set them aside. The list is full, so we set 1,200 entries aside. Everything else is here.',
  )
  expect(asideWords({ ...goals, aside: [copy] })).toBe(
    'Savings goals: we couldn’t read the saved copy, so it starts fresh. Your old copy is still here, unchanged.',
  )
  expect(asideWords({ ...goals, standing: 'stuck', aside: [copy] })).toContain(
    'Nothing new is saved there until you delete it.',
  )
  expect(asideWords({ ...goals, aside: [] })).toBe('')
})
test('names are short, and a full list says how much it holds and what to do', () => {
  const household = { key: 'truepenny:household', standing: 'newer', aside: [] } as const
  expect(namesOf([{ ...goals, aside: [] }, household])).toBe('Savings goals, Your household')
  expect(refusalWords({ full: { of: 'expenses', most: 20_000 } }).description).toBe(
    'It holds 20,000 expenses. Delete some you no longer need, then try again.',
  )
  expect(refusalWords({ full: null }).title).toBe('We couldn’t keep that')
})
