import { expect, it } from 'vitest'
import { hear } from './heard.ts'

const numbers = (text: string) =>
  hear(text).numbers.map(({ is, value, per }) => `${is} ${value}${per ? ` a ${per}` : ''}`)

it.each([
  ['should i refinance 7.1% to 6.2%', ['percent 7.1', 'percent 6.2']],
  ['refi from 7.5 to 6.5 on 320k', ['percent 7.5', 'percent 6.5', 'dollars 320000']],
  ['$14k', ['dollars 14000']],
  ['350,000', ['dollars 350000']],
  ['1.2m home', ['dollars 1200000']],
  ['a 1.2 million dollar house', ['dollars 1200000']],
  ['half a million', ['dollars 500000']],
  ['60 grand', ['dollars 60000']],
  ['$2,100.50 a month', ['dollars 2100.5 a month']],
  ['200/mo', ['dollars 200 a month']],
  ['85k a year', ['dollars 85000 a year']],
  ['$28 an hour', ['dollars 28 a hour']],
  ['500 dollars', ['dollars 500']],
  ['30 year fixed', ['time 360']],
  ['30-year', ['time 360']],
  ['30yr', ['time 360']],
  ['72 months', ['time 72']],
  ['two years', ['time 24']],
  ['7 percent', ['percent 7']],
  ['22.9 apr', ['percent 22.9']],
  ['at 6', ['percent 6']],
  ['claim at 62', ['age 62']],
  ["i'm 58 years old", ['age 58']],
  ['three cards', ['bare 3']],
  ['what is new in 2026', ['bare 2026']],
] as const)('hears %s', (text, expected) => {
  expect(numbers(text)).toEqual(expected)
})

it.each([
  '401k',
  '401(k) match',
  '529',
  '1099 vs w-2',
  '50/30/20',
  '5/1 arm',
  '4% rule',

  '52 week challenge',
  '2-1 buydown',
])('takes %s for a name', (text) => {
  expect(numbers(text)).toEqual([])
})

it('hears states by name and by letters, and not the words that look like them', () => {
  expect(hear('tax in California').state).toBe('CA')
  expect(hear('north carolina taxes').state).toBe('NC')
  expect(hear('taxes in tx').state).toBe('TX')
  expect(hear('95k CA').state).toBe('CA')
  for (const text of ['rent OR buy', 'VA loan', 'help me', 'plug in hi', 'ok', 'CD RATES CA'])
    expect(hear(text).state, text).toBeNull()
})
