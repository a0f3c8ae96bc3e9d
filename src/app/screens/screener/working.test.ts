import { describe, expect, test } from 'vitest'
import { metricKeys, rowOf } from '#engine/screening/metrics.ts'
import { sampleUniverse } from '#engine/screening/sample-universe.ts'
import { plainCompany } from '#engine/screening/screening.testkit.ts'
import { exampleOf, workingText } from './working.ts'

const rows = sampleUniverse().map(rowOf)
/** '$4,571,230,400' → 4571230400 */
const numberIn = (text: string) => Number(text.replace(/[$,%]|shares/g, '').replace('−', '-'))

/** What the text says, worked out by reading it. */
function again(text: string): number {
  const [sum = '', result = ''] = text.split(' = ')
  const isPercent = result.endsWith('%')
  const [left = '', right = ''] = sum
    .replace(/^1 − /, '')
    .replace(/ − 1$/, '')
    .split(/ [÷×] /)
  const [a, b] = [numberIn(left), numberIn(right)]
  const value = sum.includes('×') ? a * b : a / b
  const whole = sum.startsWith('1 − ') ? 1 - value : sum.endsWith(' − 1') ? value - 1 : value
  return isPercent ? whole * 100 : whole
}
const scaleOf = (text: string) => (text.endsWith('B') ? 1e9 : text.endsWith('M') ? 1e6 : 1)
const decimalsOf = (text: string) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0

describe('the working of a measure', () => {
  test('by hand', () => {
    const row = rowOf(plainCompany)
    expect(workingText(row, 'pe')).toBe('$50.00 ÷ $2.50 = 20.0')
    expect(workingText(row, 'cap')).toBe('$50.00 × 100,000,000 shares = $5.00B')
    expect(workingText(row, 'belowHigh')).toBe('1 − $50.00 ÷ $62.50 = 20.0%')
    expect(workingText(row, 'yearChange')).toBe('$50.00 ÷ $40.00 − 1 = 25.0%')
    expect(workingText(rowOf({ ...plainCompany, earnings: -1 }), 'pe')).toBeNull()
    expect(workingText(row, 'beta')).toBeNull()
  })
  test('whoever does it again gets what it says, for every company and measure', () => {
    let tried = 0
    for (const row of rows)
      for (const key of metricKeys) {
        const text = workingText(row, key)
        if (text === null) continue
        tried++
        const result = (text.split(' = ')[1] ?? '').replace(/[BM]$/, '')
        const off = Math.abs(again(text) / scaleOf(text) - numberIn(result))
        expect(off, text).toBeLessThanOrEqual(0.5 * 10 ** -decimalsOf(result) + 1e-6)
      }
    expect(tried).toBeGreaterThan(rows.length * 12)
  })
  test('an earnings report that is counted another way shows no working of ours', () => {
    expect(workingText(rowOf({ ...plainCompany, earnings: 2.41 }), 'earnings')).toBeNull()
  })
  test('there is an example of every measure that is worked out', () => {
    const without = metricKeys.filter((key) => exampleOf(rows, key) === null)
    expect(without).toEqual(['price', 'beta'])
  })
})
