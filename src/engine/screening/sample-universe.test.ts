import { describe, expect, test } from 'vitest'
import { type Reading, rowOf, sizes } from './metrics.ts'
import { typical } from './order.ts'
import { SAMPLE_COUNT, sampleUniverse } from './sample-universe.ts'

const companies = sampleUniverse()
const rows = companies.map(rowOf)
const known = (reading: Reading): number => (typeof reading === 'number' ? reading : Number.NaN)

test('as many as promised, each with a name and a symbol of its own that say it is a sample', () => {
  expect(companies).toHaveLength(SAMPLE_COUNT)
  expect(new Set(companies.map(({ symbol }) => symbol)).size).toBe(SAMPLE_COUNT)
  expect(new Set(companies.map(({ name }) => name.split(' ')[0])).size).toBe(SAMPLE_COUNT)
  for (const { symbol, name } of companies) {
    expect(symbol).toMatch(/^[A-Z]{6,11}\.SMP$/)
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \(sample\)$/)
  }
})

test('the same every time', () => expect(sampleUniverse()).toEqual(companies))

test('what belongs together fits together', () => {
  for (const { company, readings } of rows) {
    const { price, shares, earnings, dividend, profit, sales, equity, high, debt, traded } = company
    if (shares === null || earnings === null || profit === null || dividend === null) throw new Error('not reported')
    // Profit is what all shares earned, to the thousand dollars; so is the sign of it.
    expect(Math.abs(profit - earnings * shares)).toBeLessThanOrEqual(500.01)
    expect(Math.sign(profit)).toBe(Math.sign(earnings))
    // Market value over profit is the P/E, to the tenth it is told with and the $10 million of the value.
    if (earnings > 0) expect(known(readings.pe)).toBeCloseTo((price * shares) / profit, 0)
    else expect([readings.pe, readings.payout]).toEqual(['loss', 'loss'])
    // What a share pays for each dollar of price, over what it earns for each, is the payout.
    if (earnings > 0) expect(known(readings.payout)).toBeCloseTo((dividend / earnings) * 100, 0)
    expect(known(readings.yield)).toBeGreaterThanOrEqual(0)
    expect(known(readings.yield)).toBeLessThan(14)
    if (sales === null || sales === 0) expect(readings.margin).toBe('no-sales')
    else expect(known(readings.margin)).toBeCloseTo((profit / sales) * 100, 0)
    expect(high ?? 0).toBeGreaterThanOrEqual(price)
    expect(debt ?? 0).toBeGreaterThanOrEqual(0)
    expect(traded ?? 0).toBeLessThan(shares)
    expect(price).toBeGreaterThanOrEqual(1.5)
    expect(Number((price * 100).toFixed(6)) % 1).toBe(0)
    if (equity !== null && equity <= 0) expect(readings.debtToEquity).toBe('no-equity')
  }
})

describe('a market one can learn on', () => {
  const share = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length / rows.length
  test('of every size, most of them earning, about half paying', () => {
    for (const size of sizes) expect(share((row) => row.size === size)).toBeGreaterThan(0.01)
    expect(share(({ company }) => (company.earnings ?? 0) > 0)).toBeGreaterThan(0.7)
    expect(share(({ company }) => (company.earnings ?? 0) > 0)).toBeLessThan(0.95)
    expect(share(({ company }) => (company.dividend ?? 0) > 0)).toBeGreaterThan(0.35)
    expect(share(({ company }) => (company.dividend ?? 0) > 0)).toBeLessThan(0.75)
  })
  test('every gap is met with, and every lesson: dividends beyond earnings, or out of a loss', () => {
    const found = new Set(
      rows.flatMap(({ readings }) => Object.values(readings).filter((one) => typeof one === 'string')),
    )
    expect([...found].sort()).toEqual(['loss', 'loss-before', 'no-equity', 'no-sales', 'unreported'])
    expect(share(({ readings }) => known(readings.payout) > 100)).toBeGreaterThan(0.01)
    expect(share(({ company }) => (company.earnings ?? 0) < 0 && (company.dividend ?? 0) > 0)).toBeGreaterThan(0)
  })
  test('usual numbers are within what is usual', () => {
    expect(typical(rows, 'pe')).toBeGreaterThan(12)
    expect(typical(rows, 'pe')).toBeLessThan(28)
    expect(typical(rows, 'beta')).toBeGreaterThan(0.8)
    expect(typical(rows, 'beta')).toBeLessThan(1.2)
    expect(typical(rows, 'margin')).toBeGreaterThan(4)
  })
})
