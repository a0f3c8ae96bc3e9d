import { expect, test } from 'vitest'
import { count, rows, text } from '#calculators/kit/field.ts'
import { moved, ranked, rowNamesFor } from './row-names.ts'

const about = { rows: 'cards', name: 'name', noun: 'Card' }
const inputs = { cards: [{ name: 'Visa' }, { name: ' ' }] }

test('a question about rows shows their names, and a row without one by its number', () => {
  const order = text({ label: 'Order', initial: '', ranks: about })
  const one = count({ label: 'On', unit: 'card', initial: 1, max: 9, picks: about })
  const list = rows({ label: 'Offers', noun: 'offer', initial: [], columns: { one }, blank: { one: 1 } })
  for (const field of [order, one, list]) expect(rowNamesFor(field, inputs)).toBe('Visa\nCard 2')
  expect(rowNamesFor(text({ label: 'Name', initial: '' }), inputs)).toBeUndefined()
})

test('an order takes any numbers: strangers are left out, rows left out come last', () => {
  expect(ranked('2, 1', 3)).toEqual([2, 1, 3])
  expect(ranked('9, 3, 3', 3)).toEqual([3, 1, 2])
  expect(ranked('', 2)).toEqual([1, 2])
})

test('one place moves and the others keep their order', () => {
  expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2])
  expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3])
})
