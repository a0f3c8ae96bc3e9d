import { expect, test } from 'vitest'
import { choice, count, money, rows, text } from '#calculators/kit/field.ts'
import { inputText } from './input-text.ts'

const blank = { name: '', born: 2018, school: 'public', saved: 0, cost: null } as const
const children = rows({
  label: 'Children',
  noun: 'child',
  columns: {
    name: text({ label: 'Name', initial: '' }),
    born: count({ label: 'Born in', unit: 'year', grouped: false, min: 1986, max: 2040, initial: 2018 }),
    school: choice({
      label: 'School',
      initial: 'public',
      options: [
        { value: 'public', label: 'Public' },
        { value: 'private', label: 'Private' },
      ],
    }),
    saved: money({ label: 'Saved', initial: 0 }),
    cost: money({ label: 'Cost', initial: null, optional: true }),
  },
  blank,
  initial: [],
})

test('a list says of each row its name, its first number, and what is not as in a blank row', () => {
  expect(inputText(children, [{ ...blank, name: 'Ann' }])).toBe('Ann 2018')
  expect(inputText(children, [{ ...blank, name: 'Ann', school: 'private', saved: 15_000 }, blank])).toBe(
    'Ann 2018 Private $15,000; 2018',
  )
  expect(inputText(children, [])).toBe('–')
})
test('two lists that differ anywhere read differently', () => {
  const one = { ...blank, name: 'Ann', saved: 5000 }
  for (const other of [{ saved: 5001 }, { cost: 900 }, { school: 'private' }, { born: 2019 }, { name: 'Bo' }])
    expect(inputText(children, [{ ...one, ...other }])).not.toBe(inputText(children, [one]))
})
