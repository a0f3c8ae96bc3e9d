import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundedTo } from '#engine/decimal.ts'
import { groupDigits, moneyText } from './number-format.ts'
import { readNumber } from './number-text.ts'

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
    ['1\u202f250\u202f000.5', 1_250_000.5],
    ['12,345,678.9', 12_345_678.9],
    ['1,250k', 1_250_000],
    ['$ 1,250', 1250],
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
  test.each([
    ['6,5', 'Write 6.5 with a point'],
    ['6,5%', 'Write 6.5 with a point'],
    ['1,2k', 'Write 1.2 with a point'],
    [',5', 'Write 0.5 with a point'],
    ['0,500', 'Write 0.500 with a point'],
    ['1234,56', 'Write 1234.56 with a point'],
    ['4205,000', 'Check the commas'],
    ['1,25,000', 'Check the commas'],
    ['1,250,', 'Check the commas'],
  ])('%j is asked about, and may still come right while it is typed', (text, sentence) => {
    expect(readNumber(text)).toEqual({ ok: false, message: expect.stringContaining(sentence), unfinished: true })
  })
  test.each([
    ['1.250,50', 'Write 1,250.50 instead of 1.250,50.'],
    ['1 250,50', 'Write 1,250.50 instead of 1 250,50.'],
    ['1.250.000', 'Write 1,250,000 instead of 1.250.000.'],
  ])('%j is named as what it is elsewhere', (text, message) => {
    expect(readNumber(text)).toEqual({ ok: false, message })
  })
  test('commas change no amount: with any mark between digits a text says the same number as without, or is asked about', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,9}$/), fc.nat(9), fc.constantFrom(',', ' ', '.'), (digits, at, mark) => {
        const text = `${digits.slice(0, at)}${mark}${digits.slice(at)}`
        const read = readNumber(text)
        if (!read.ok) return
        const expected = mark === '.' ? Number(text) : Number(digits)
        expect(read.value).toBe(expected)
        if (mark === ',') expect(text).toMatch(/^[1-9]\d{0,2},\d{3}$/)
      }),
    )
  })
  test('decimals past the last that counts are rounded as written, half away from zero, and nothing is less than nothing', () => {
    expect([1.005, -1.005, 2.675, 0.004999].map((value) => roundedTo(value, 2))).toEqual([1.01, -1.01, 2.68, 0])
    expect([5e-324, 1e-300, -1e-9, -0].map((value) => Object.is(roundedTo(value, 6), 0))).toEqual([
      true,
      true,
      true,
      true,
    ])
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat(10), (value, places) => {
        const rounded = roundedTo(value, places)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -places + Math.abs(value) * 1e-15)
        expect(roundedTo(rounded, places)).toBe(rounded)
      }),
    )
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
