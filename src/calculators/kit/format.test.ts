import { expect, test } from 'vitest'
import {
  differentNames,
  dollars,
  dollarsAndCents,
  figureText,
  listText,
  monthsText,
  monthText,
  percentText,
  plain,
  priceText,
  shortDollars,
  sixDigits,
  yearsText,
} from './format.ts'

test('money reads as in the US, with a true minus and no negative zero', () => {
  expect(dollars(3184.2)).toBe('$3,184')
  expect(dollars(-0.3)).toBe('$0')
  expect(dollars(-1250)).toBe('−$1,250')
  expect(dollarsAndCents(2471.8)).toBe('$2,471.80')
})
test('axis money is short', () => {
  expect(['0', '950', '1200', '25000', '350000', '1500000', '999600000'].map(Number).map(shortDollars)).toEqual([
    '$0',
    '$950',
    '$1.2k',
    '$25k',
    '$350k',
    '$1.5M',
    '$1B',
  ])
  expect([0.5, 2, 2.5, 0.005, -0.2].map(shortDollars)).toEqual(['$0.50', '$2', '$2.50', '$0.005', '−$0.20'])
})
test('a price has cents, and under a dollar as many digits as tell prices apart', () => {
  expect([41.52, 1, 0.999, 0.5, 0.0425, 0.020733, 0.00001234, 0, -0.0425].map(priceText)).toEqual([
    '$41.52',
    '$1.00',
    '$0.999',
    '$0.50',
    '$0.0425',
    '$0.02073',
    '$0.00001234',
    '$0.00',
    '−$0.0425',
  ])
})
test('lengths of time are years and months', () => {
  expect([0, 1, 11, 12, 13, 24, 252].map(monthsText)).toEqual([
    '0 months',
    '1 month',
    '11 months',
    '1 year',
    '1 year and 1 month',
    '2 years',
    '21 years',
  ])
})
test('months and figures', () => {
  expect(monthText('2056-12')).toBe('December 2056')
  expect(figureText(205612, 'month')).toBe('December 2056')
  expect(figureText(7.4, 'percent')).toBe('7.4%')
  expect(
    [4.15, 95.46, 0, 0.004, 0.02, 0.92, 99.96, 99.999, 100, 136.7, -4.2].map((share) => figureText(share, 'share')),
  ).toEqual(['4%', '95%', '0%', '0%', '0.1%', '0.9%', '99.9%', '100%', '100%', '137%', '−4%'])
  expect(figureText(1, 'years')).toBe('1 year')
})
test('rates keep six digits that count, and large amounts their two decimals', () => {
  expect([0.0063, 0.0000497958123, 0.89087, 157.67, 3.764, 1_234_567.891, 0, -0.0063421987].map(sixDigits)).toEqual([
    '0.0063',
    '0.0000497958',
    '0.89087',
    '157.67',
    '3.764',
    '1,234,567.89',
    '0',
    '−0.0063422',
  ])
  expect(figureText(1 / 157.67, 'rate')).toBe('0.00634236')
  // 9.9999999 rounds up to the next power of ten; the smallest doubles stay within what a format can hold.
  expect([sixDigits(9.9999999), sixDigits(1e-30)]).toEqual(['10', '0'])
})
test('lists read as sentences', () => {
  expect([listText([]), listText(['a']), listText(['a', 'b']), listText(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})

test('one year is singular', () => {
  expect([0, 1, 2, 30].map(yearsText)).toEqual(['0 years', '1 year', '2 years', '30 years'])
})

test('names that are the same are numbered, around those that carry the number already', () => {
  expect(differentNames(['Fund', 'Fund', 'Index', 'Fund'])).toEqual(['Fund', 'Fund (2)', 'Index', 'Fund (3)'])
  expect(differentNames(['A', 'A (2)', 'A'])).toEqual(['A', 'A (2)', 'A (3)'])
  expect(differentNames([])).toEqual([])
})

test('what rounds to nothing has no sign', () => {
  expect(percentText(-0.03, 1)).toBe('0%')
  expect(plain(-0.004)).toBe('0')
  expect(dollarsAndCents(-0.004)).toBe('$0.00')
  expect(dollars(-0.4)).toBe('$0')
  expect(percentText(-0.06, 1)).toBe('−0.1%')
})
