import { expect, test } from 'vitest'
import { money, rows, text } from './field.ts'
import { unmarkedTexts } from './plain-text.ts'

const fields = {
  name: text({ label: 'Name', initial: '' }),
  sum: money({ label: 'Sum', initial: 0 }),
  cards: rows({
    label: 'Cards',
    noun: 'card',
    columns: { name: text({ label: 'Name', initial: '' }), owed: money({ label: 'Owed', initial: 0 }) },
    blank: { name: '', owed: 0 },
    initial: [],
  }),
}

test('takes the mark for bold out of texts and text cells, and nothing else', () => {
  const plain = unmarkedTexts(fields)
  expect(plain({ name: '**Rent**', sum: 5, cards: [{ name: 'Visa **12', owed: 7 }] })).toEqual({
    name: 'Rent',
    sum: 5,
    cards: [{ name: 'Visa 12', owed: 7 }],
  })
  expect(plain({ name: '****!**', sum: 5, cards: [] })['name']).toBe('!')
})

test('words without the mark come back as the very same inputs', () => {
  const inputs = { name: 'Rent * 2', sum: 5, cards: [{ name: 'Visa', owed: 7 }] }
  expect(unmarkedTexts(fields)(inputs)).toBe(inputs)
})
