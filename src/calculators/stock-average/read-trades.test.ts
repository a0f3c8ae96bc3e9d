import { describe, expect, test } from 'vitest'
import { readPaste } from '../kit/paste.ts'
import { calculator } from './calculator.ts'
import { readTrades } from './read-trades.ts'
import { buy, sell } from './stock-average.testkit.ts'

describe('pasted trades', () => {
  test('dates of three forms, dollar signs, sales by word or by minus', () => {
    const text = [
      'Date, Shares, Price, Fee',
      '2025-03-07, 40, 31.50, 4.95',
      '3/9/2025\t10\t$1,020.25',
      'Mar 12, 2025 Sold 15 @ 33',
      '4/1/25  -5  34  1',
    ].join('\n')
    expect(readTrades(text)).toEqual({
      rows: [
        buy('2025-03-07', 40, 31.5, 4.95),
        buy('2025-03-09', 10, 1020.25),
        sell('2025-03-12', 15, 33),
        sell('2025-04-01', 5, 34, 1),
      ],
      note: 'Dates were read as month/day/year.',
    })
  })
  test('a file with commas and no spaces, as spreadsheets save it: each cell by itself, thousands kept whole', () => {
    const one = (line: string) => {
      const read = readTrades(line)
      return 'rows' in read ? read.rows : read.problem
    }
    expect(one('2025-03-07,40,31.50,1.5')).toEqual([buy('2025-03-07', 40, 31.5, 1.5)])
    expect(one('3/7/2025,100,250')).toEqual([buy('2025-03-07', 100, 250)])
    expect(one('3/7/2025,1,000,31.50')).toEqual([buy('2025-03-07', 1000, 31.5)])
    expect(one('"3/7/2025","Sell","FUND","1,000","$31.50","","$31,500.00"')).toEqual([sell('2025-03-07', 1000, 31.5)])
  })
  test('a second day, a time of day and a number in a name are no shares; the whole amount is no fee', () => {
    const one = (line: string) => {
      const read = readTrades(line)
      return 'rows' in read ? read.rows : read.problem
    }
    const forty = [buy('2025-03-07', 40, 31.5)]
    for (const line of [
      '03/07/2025 03/10/2025 Bought 40 31.50',
      '03/07/2025 as of 03/06/2025, Bought, X, 40, 31.50, 1260.00',
      '3/7/2025 10:30:15 AM, 40, 31.50',
      '2025-03-07T10:30:00,40,31.5',
      '3/7/2025, S&P 500 ETF, 40, 31.50',
      '7-Mar-2025, 40, 31.5',
      '3/7/2025, Bought, 3M, 40, 31.50',
      '3/7/2025 Bought 3M 40 31.50',
    ])
      expect(one(line)).toEqual(forty)
    expect(one('3/7/2025, Dividend, 40, 0.33')).toContain('No trades')
    expect(one('3/7/2025, Dividend reinvested, 40, 31.50')).toEqual(forty)
  })
  test('days with two digits of a year, with the day in front or with slashes; what a line comes to is no fee', () => {
    expect(readTrades('3/7/98 40 31.50 1260.00')).toMatchObject({ rows: [buy('1998-03-07', 40, 31.5)] })
    expect(readTrades('2025/03/07, 40, 31.50')).toMatchObject({ rows: [buy('2025-03-07', 40, 31.5)] })
    expect(readTrades('15/03/2025, 40, 31.50\n05/03/2025, 10, 30')).toEqual({
      rows: [buy('2025-03-15', 40, 31.5), buy('2025-03-05', 10, 30)],
      note: 'Dates were read as day/month/year.',
    })
    expect(readTrades('3/7/2025;40;31,50')).toHaveProperty('problem')
  })
  test('a thousand with a comma is told by the other lines; a split is no purchase; a list too long is not cut', () => {
    // Four cells in the second line: date, shares, price, fee. With 1,250 whole the first has four as well.
    expect(readTrades('3/7/2025,1,250,31.50,0\n3/8/2025,10,31.40,0')).toMatchObject({
      rows: [buy('2025-03-07', 1250, 31.5), buy('2025-03-08', 10, 31.4)],
    })
    expect(readTrades('3/7/2025, Stock split 4 for 1, 120, 0\n3/8/2025, 10, 31.40')).toEqual({
      rows: [buy('2025-03-08', 10, 31.4)],
      note: '1 line was left out. Dates were read as month/day/year.',
    })
    expect(readTrades('3/8/2025, 10, 31.40\n'.repeat(61))).toMatchObject({ problem: expect.stringContaining('61') })
  })
  test('a heading says where shares, price and fees stand', () => {
    const text =
      'Run Date,Action,Price ($),Quantity,Commission ($),Fees ($),Amount ($)\n03/07/2025,YOU SOLD,31.5,-40,1,0.5,1258.5'
    // 1 of commission and 0.50 of fees.
    expect(readTrades(text)).toMatchObject({ rows: [sell('2025-03-07', 40, 31.5, 1.5)] })
  })
  test('what is no list of trades is refused in words; a row no box would take is refused too', async () => {
    expect(readTrades('hello\n13/45/2025 1 2')).toHaveProperty('problem')
    expect(await readPaste(calculator.fields['trades'] as never, '2025-03-07, 40, 99999999')).toMatchObject({
      ok: false,
    })
    expect(await readPaste(calculator.fields['trades'] as never, '2025-03-07, 40, 31.5')).toMatchObject({ ok: true })
  })
})
