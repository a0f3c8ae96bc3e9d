import { describe, expect, test } from 'vitest'
import { type PastedLot, readLots } from './pasted-lots.ts'

const read = (text: string) => readLots(text, 40, (lot) => ({ ...lot }))
const lots = (text: string): readonly PastedLot[] => {
  const found = read(text)
  if ('problem' in found) throw new Error(found.problem)
  return found.rows
}

describe('lists as brokers write them', () => {
  test('positions by lot: per-share and total columns are told apart, gain and term left alone', () => {
    const text = [
      'Symbol\tDate Acquired\tTerm\tQuantity\tAverage Cost Basis\tCost Basis Total\tCurrent Value\t$ Total Gain/Loss\t% Total Gain/Loss',
      'ABC\tMar-04-2024\tLong\t120.5\t$41.49\t$5,000.00\t$4,217.50\t-$782.50\t-15.65%',
      'XYZ\tAug-19-2025\tShort\t10\t$210.00\t$2,100.00\t$2,450.00\t+$350.00\t+16.67%',
    ].join('\n')
    expect(lots(text)).toEqual([
      { name: 'ABC', bought: '2024-03-04', sold: null, shares: 120.5, cost: 5000, value: 4217.5 },
      { name: 'XYZ', bought: '2025-08-19', sold: null, shares: 10, cost: 2100, value: 2450 },
    ])
  })
  test('lot details with an open date and quoted amounts', () => {
    const text = [
      '"Open Date","Quantity","Price","Cost/Share","Market Value","Cost Basis","Gain/Loss $","Holding Period"',
      '"06/12/2023","100","$85.00","$120.00","$8,500.00","$12,000.00","-$3,500.00","Long Term"',
      '"Total","100","","","$8,500.00","$12,000.00","-$3,500.00",""',
    ].join('\n')
    expect(lots(text)).toEqual([{ name: '', bought: '2023-06-12', sold: null, shares: 100, cost: 12_000, value: 8500 }])
  })
  test('Form 1099-B: both dates, and “Various” without one', () => {
    const text = [
      'Description,Date acquired,Date sold,Proceeds,Cost basis,Wash sale loss disallowed,Gain or loss',
      '100 ABC CORP,01/15/2024,02/20/2026,1500.00,1000.00,0.00,500.00',
      '30 XYZ FUND,Various,02/21/2026,900.00,1200.00,25.00,-300.00',
    ].join('\n')
    expect(lots(text)).toEqual([
      { name: '100 ABC CORP', bought: '2024-01-15', sold: '2026-02-20', shares: null, cost: 1000, value: 1500 },
      { name: '30 XYZ FUND', bought: null, sold: '2026-02-21', shares: null, cost: 1200, value: 900 },
    ])
    expect(read(text)).toMatchObject({ note: expect.stringContaining('1 lot has no single date bought') })
  })
  test('only prices per share: times the shares', () => {
    const text = 'Symbol\tPurchase date\tShares\tCost per share\tLast price\nABC\t2024-03-04\t20\t50\t40'
    expect(lots(text)).toEqual([{ name: 'ABC', bought: '2024-03-04', sold: null, shares: 20, cost: 1000, value: 800 }])
  })
})

describe('typed lines', () => {
  test('name, date, shares, cost, value', () => {
    expect(lots('AAPL, 3/7/2025, 40, 6200, 5100')).toEqual([
      { name: 'AAPL', bought: '2025-03-07', sold: null, shares: 40, cost: 6200, value: 5100 },
    ])
  })
  test('cost and value alone', () => {
    expect(lots('2024-05-01, 1000, 800')).toEqual([
      { name: '', bought: '2024-05-01', sold: null, shares: null, cost: 1000, value: 800 },
    ])
  })
})

test('a computer’s day zero is no date of a purchase', () => {
  const text =
    'Symbol\tDate acquired\tQuantity\tCost basis\tMarket value\nABC\t12/31/1969\t10\t500\t400\nDEF\t1/1/1970\t10\t500\t400'
  expect(lots(text).map(({ bought }) => bought)).toEqual([null, null])
})
test('what is no list says so, and too many are refused', () => {
  expect(read('hello there')).toHaveProperty('problem')
  expect(read(Array.from({ length: 41 }, () => 'A, 3/7/2025, 1, 2, 3').join('\n'))).toHaveProperty('problem')
})
