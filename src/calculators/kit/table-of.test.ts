import { expect, test } from 'vitest'
import { choices } from './choices.ts'
import { american } from './say.ts'
import { tableOf } from './table-of.ts'

test('a table is its rules with their headings, in the order of the rules', () => {
  const words = { title: 'Payments', lead: 'By year.', columns: { paid: 'Paid', year: 'Year' } }
  const made = tableOf(
    'byYear',
    words,
    [{ at: 1, sum: 2.5 }],
    { year: ['count', (row) => row.at], paid: ['money', (row) => row.sum, { dollars: 'today' }] },
    { folded: true, line: (_, at) => `row${at + 1}` },
  )
  expect(made).toEqual({
    key: 'byYear',
    title: 'Payments',
    lead: 'By year.',
    columns: [
      { key: 'year', label: 'Year', unit: 'count' },
      { key: 'paid', label: 'Paid', unit: 'money', dollars: 'today' },
    ],
    rows: [[1, 2.5]],
    lines: ['row1'],
    folded: true,
  })
})

test('options stand in the order of their words, numbers from low to high', () => {
  expect(choices({ fixed: 'Fixed', arm: 'Adjustable' }).map(({ value }) => value)).toEqual(['fixed', 'arm'])
  expect(choices({ 10: '10 years', 3: '3 years' })).toEqual([
    { value: '3', label: '3 years' },
    { value: '10', label: '10 years' },
  ])
})

test.each([
  [4164.6, '$4,165'],
  [99_999.4, '$99,999'],
  [297_790, 'about $298,000'],
  [-132_512, 'about −$133,000'],
])('%d as a person would repeat it', (amount, said) => expect(american.about(amount)).toBe(said))
