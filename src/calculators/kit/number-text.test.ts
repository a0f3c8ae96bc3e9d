import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupDigits, moneyText, readNumber } from './number-text.ts'

describe('numbers as people type them', () => {
  test.each([
    ['1250', 1250],
    ['$1,250', 1250],
    ['1,250.50', 1250.5],
    ['1.2k', 1200],
    ['$1.2K', 1200],
    ['3m', 3_000_000],
    ['1b', 1_000_000_000],
    ['5%', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['-300', -300],
    ['\u2212300', -300],
    ['(300)', -300],
    ['-$300', -300],
    ['$-300', -300],
    ['+7', 7],
    [' 1 250 ', 1250],
    ['1\u00a0250', 1250],
    ['4205,000', 4_205_000],
    ['0.1', 0.1],
    ['-0', 0],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toEqual({ ok: true, value })
  })
  test.each([
    '',
    'abc',
    '1.2.3',
    '--5',
    '1.250,00',
    '1e5',
    '0x10',
    '12 apples',
    '<script>1</script>',
    '(5',
    '5)',
    '١٢',
    '9'.repeat(60),
  ])('%j is refused with a sentence', (text) => {
    const read = readNumber(text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.message).toMatch(/number/)
  })
  test('what is shown reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const value = cents / 100
        expect(readNumber(moneyText(value))).toEqual({ ok: true, value: value === 0 ? 0 : value })
      }),
    )
  })
  test('digits are grouped as in the US, cents only when there are some', () => {
    expect(moneyText(420000)).toBe('420,000')
    expect(moneyText(1250.5)).toBe('1,250.50')
    expect(groupDigits(7.4, 6)).toBe('7.4')
  })
})
