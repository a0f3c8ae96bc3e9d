import { expect, test } from 'vitest'
import { asideWords, namesOf } from './kept-words.ts'
import { refusalWords } from './refusal-words.ts'

const goals = { key: 'truepenny:goals', standing: 'kept' } as const

test('what was set aside is said with its name, its count and its reason', () => {
  expect(asideWords({ ...goals, aside: { copies: 0, unreadable: 1, tooMany: 0 } })).toBe(
    'Savings goals: we couldn’t read 1 entry, so we set it aside. Everything else is here.',
  )
  expect(asideWords({ ...goals, aside: { copies: 0, unreadable: 2, tooMany: 1200 } })).toBe(
    'Savings goals: we couldn’t read 2 entries, so we set them aside. The list is full, so we set 1,200 entries aside. Everything else is here.',
  )
  expect(asideWords({ ...goals, aside: { copies: 1, unreadable: 0, tooMany: 0 } })).toBe(
    'Savings goals: we couldn’t read the saved copy, so it starts fresh. Your old copy is still here, unchanged.',
  )
  expect(asideWords({ ...goals, standing: 'stuck', aside: { copies: 1, unreadable: 0, tooMany: 0 } })).toContain(
    'Nothing new is saved there until you delete it.',
  )
  expect(asideWords({ ...goals, aside: null })).toBe('')
})
test('names are short, and a full list says how much it holds and what to do', () => {
  const household = { key: 'truepenny:household', standing: 'newer', aside: null } as const
  expect(namesOf([{ ...goals, aside: null }, household])).toBe('Savings goals, Your household')
  expect(refusalWords({ full: { of: 'expenses', most: 20_000 } }).description).toBe(
    'It holds 20,000 expenses. Delete some you no longer need, then try again.',
  )
  expect(refusalWords({ full: null }).title).toBe('We couldn’t keep that')
})
