import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '../month.ts'
import { buyBackFrom, clearOfPurchases, type LossSale, type Replacement, washPieces } from './wash-match.ts'

const sale = (acquired: IsoDate, sold: IsoDate, shares: number, loss: number, key = 'a'): LossSale => ({
  key,
  name: 'm',
  acquired,
  heldFrom: acquired,
  sold,
  shares,
  loss,
})
const buy = (date: IsoDate, shares: number, cost: number, change: Partial<Replacement> = {}): Replacement => ({
  key: date,
  name: 'm',
  date,
  shares,
  cost,
  account: 'taxable',
  ...change,
})
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('26 CFR 1.1091-1(h)', () => {
  test('Example 1: a purchase within 30 days before the sale', () => {
    const [piece] = washPieces([sale('1954-12-01', '1955-01-03', 100, 1000)], [buy('1954-12-15', 100, 9000)])
    expect(piece).toMatchObject({ putOff: 1000, basis: 10_000 })
  })
  test('Example 2: 75 of 100 shares replaced: 750 of 1,000 put off, bases 3,250 and 1,375', () => {
    const pieces = washPieces(
      [sale('1954-09-21', '1955-01-03', 100, 1000)],
      [buy('1954-12-27', 25, 1125), buy('1954-12-21', 50, 2750)],
    )
    expect(pieces.map(({ putOff, basis, shares }) => ({ putOff, basis, shares }))).toEqual([
      { putOff: 500, basis: 3250, shares: 50 },
      { putOff: 250, basis: 1375, shares: 25 },
    ])
  })
  test('Example 3: of four purchases the first 100 shares count, with the old time before theirs', () => {
    const days: IsoDate[] = ['1956-02-15', '1956-02-16', '1956-02-17', '1956-02-18']
    const pieces = washPieces(
      [sale('1954-09-15', '1956-02-01', 100, 1000)],
      days.map((day) => buy(day, 50, 2000)),
    )
    expect(pieces.map(({ bought, putOff }) => [bought.date, putOff])).toEqual([
      ['1956-02-15', 500],
      ['1956-02-16', 500],
    ])
    // September 15, 1954 to February 1, 1956 is 504 days.
    expect(pieces[0]?.heldFrom).toBe(addDays('1956-02-15', -504))
  })
})

test('26 CFR 1.1091-2: basis 110 for a share bought at 90 after one that cost 100 was sold at 80, and 90 for one bought at 70', () => {
  const basis = (cost: number) =>
    washPieces([sale('1935-06-01', '1955-01-15', 1, 20)], [buy('1955-02-01', 1, cost)])[0]?.basis
  expect(basis(90)).toBe(110)
  expect(basis(70)).toBe(90)
})

test('Rev. Rul. 2008-5: 100 shares at 1,000 sold for 600, bought in an IRA the next day: 400 gone, no basis', () => {
  const pieces = washPieces(
    [sale('2007-01-10', '2007-12-20', 100, 400)],
    [buy('2007-12-21', 100, 600, { account: 'ira' })],
  )
  expect(pieces[0]).toMatchObject({ putOff: 400, isLost: true, basis: 600, heldFrom: '2007-12-21' })
})

describe('the window', () => {
  test.each<[IsoDate, boolean]>([
    ['2026-10-22', false],
    ['2026-10-23', true],
    ['2026-11-22', true],
    ['2026-12-22', true],
    ['2026-12-23', false],
  ])('a purchase on %s around November 22, 2026: %s', (day, counts) => {
    expect(washPieces([sale('2025-01-02', '2026-11-22', 10, 100)], [buy(day, 10, 50)]).length === 1).toBe(counts)
  })
  test('the same shares again on the 31st day', () => expect(buyBackFrom('2026-11-22')).toBe('2026-12-23'))
  test('a sale is clear on the 31st day after the last purchase', () => {
    expect(clearOfPurchases(['2026-11-10'], '2026-11-22')).toBe('2026-12-11')
    expect(clearOfPurchases(['2026-11-10', '2026-12-01'], '2026-11-22')).toBe('2027-01-01')
    expect(clearOfPurchases(['2026-10-01', '2026-12-30'], '2026-11-22')).toBe('2026-11-22')
  })
})

test('another name, and shares that replaced others, count for nothing', () => {
  expect(washPieces([sale('2025-01-02', '2026-11-22', 10, 100)], [buy('2026-11-23', 10, 50, { name: 'n' })])).toEqual(
    [],
  )
  const two = [sale('2025-01-02', '2026-11-22', 10, 100, 'a'), sale('2025-02-02', '2026-11-22', 10, 200, 'b')]
  const pieces = washPieces(two, [buy('2026-11-23', 10, 50)])
  expect(pieces.map(({ sale: one, putOff }) => [one.key, putOff])).toEqual([['a', 100]])
})

test('never more put off than lost, nor more shares than were bought; every dollar is either in a basis or gone', () => {
  const near = fc.integer({ min: -40, max: 40 })
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          ago: fc.integer({ min: 1, max: 900 }),
          shares: fc.integer({ min: 1, max: 100 }),
          loss: fc.integer({ min: 1, max: 5000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      fc.array(
        fc.record({
          near,
          shares: fc.integer({ min: 1, max: 100 }),
          cost: fc.integer({ min: 1, max: 5000 }),
          account: fc.constantFrom('taxable' as const, 'spouse' as const, 'ira' as const),
        }),
        { maxLength: 6 },
      ),
      (sales, buys) => {
        const sold: IsoDate = '2026-11-22'
        const losses = sales.map(({ ago, shares, loss }, i) => sale(addDays(sold, -ago), sold, shares, loss, String(i)))
        const bought = buys.map(({ near: days, ...rest }, i) =>
          buy(addDays(sold, days), rest.shares, rest.cost, { account: rest.account, key: `b${i}` }),
        )
        const pieces = washPieces(losses, bought)
        for (const one of losses) {
          const own = pieces.filter((piece) => piece.sale.key === one.key)
          expect(sum(own.map((piece) => piece.putOff))).toBeLessThanOrEqual(one.loss + 1e-6)
          expect(sum(own.map((piece) => piece.shares))).toBeLessThanOrEqual(one.shares + 1e-9)
        }
        for (const one of bought)
          expect(
            sum(pieces.filter((piece) => piece.bought.key === one.key).map((piece) => piece.shares)),
          ).toBeLessThanOrEqual(one.shares + 1e-9)
        for (const piece of pieces) {
          const cost = (piece.bought.cost * piece.shares) / piece.bought.shares
          expect(piece.basis - cost).toBeCloseTo(piece.isLost ? 0 : piece.putOff, 6)
        }
      },
    ),
  )
})
