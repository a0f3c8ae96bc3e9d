import { expect, test } from 'vitest'
import { keptText, span, startsText, stocksText, worthText } from './past-words.ts'

test('how many starts were looked at', () => {
  expect(startsText({ windows: 1623, of: 1623 })).toBe('1,623 starts')
  expect(startsText({ windows: 400, of: 1623 })).toBe('400 of 1,623 starts so far')
  expect(span({ from: '1929-09', to: '1949-09' })).toBe('September 1929 to September 1949')
})
test('what was held and what became of its payouts', () => {
  expect([100, 0, 60].map((stockShare) => stocksText({ stockShare }))).toEqual([
    'US stocks',
    'US Treasury bonds',
    '60% US stocks and 40% Treasury bonds',
  ])
  expect([100, 0, 60].map((stockShare) => keptText({ stockShare }))).toEqual([
    'dividends kept invested',
    'interest kept invested',
    'dividends and interest kept invested',
  ])
})
test('small sums keep their cents', () => {
  expect(worthText(50, 61.234)).toBe('$61.23')
  expect(worthText(100, 161.6)).toBe('$162')
})
