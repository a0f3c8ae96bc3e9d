import { expect, test } from 'vitest'
import { reinvestedText, shareText, spanText, startsText, stocksText, sumText, worthText } from './past-starts.ts'
import { american as say } from './say.ts'

test('how many starting months were looked at', () => {
  expect(startsText({ windows: 1623, of: 1623 }, say)).toBe('1,623 starting months')
  expect(startsText({ windows: 400, of: 1623 }, say)).toBe('400 of 1,623 starting months so far')
  expect(spanText({ from: '1929-09', to: '1949-09' }, say)).toBe('September 1929 to September 1949')
})
test('what was held and what became of its payouts', () => {
  expect([100, 0, 60].map((stockShare) => stocksText({ stockShare }, say))).toEqual([
    'U.S. stocks',
    'U.S. Treasury bonds',
    '60% U.S. stocks and 40% Treasury bonds',
  ])
  expect([100, 0, 60].map((stockShare) => reinvestedText({ stockShare }))).toEqual([
    'dividends reinvested',
    'interest reinvested',
    'dividends and interest reinvested',
  ])
})
test('small sums keep their cents, large ones are rounded', () => {
  expect(worthText(50, 61.234, say)).toBe('$61.23')
  expect(worthText(100, 161.6, say)).toBe('$162')
  expect(worthText(10_000, 161_612, say)).toBe('about $162,000')
  expect([50, 250_400].map((sum) => sumText(sum, say))).toEqual(['$50.00', '$250,400'])
})
test('a share that happened is not 0%, one that did not always is not 100%', () => {
  expect([0, 0.2, 61.4, 99.7, 100].map((share) => shareText(share, say))).toEqual([
    'none',
    'fewer than 1%',
    '61%',
    'more than 99%',
    'all',
  ])
})
