import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { washSaleDays } from '#facts/shares/sale-rules.ts'
import { addDays } from '../month.ts'
import { basisPerShare, followTrades, type LotMethod, sellFrom, sellNamed, type Trade, WASH_DAYS } from './lots.ts'
import { buy, sell, sum } from './shares.testkit.ts'
import { washHint, washWindow } from './wash-window.ts'

describe('wash sales', () => {
  test('IRS VITA training, case study 1: bought for $1,000, sold for $750, bought again for $800: basis $1,050', () => {
    const ledger = followTrades(
      [buy('2025-01-02', 100, 10), sell('2025-03-03', 100, 7.5), buy('2025-03-20', 100, 8)],
      [],
      'fifo',
    )
    expect(ledger.sold).toMatchObject([{ gain: -250, washed: 250 }])
    expect(ledger.lots.map((lot) => lot.shares * basisPerShare(lot))).toEqual([1050])
  })
  // 100 for $2,000 on Dec 1, 2008; sold for $1,300 on March 27, 2009.
  const first = buy('2008-12-01', 100, 20)
  const last = sell('2009-03-27', 100, 13)
  test('75 of 100 shares replaced: $525 of the $700 is put off, bases $1,550 and $825 (published tax column, 2009)', () => {
    const ledger = followTrades([first, buy('2009-03-01', 50, 24), buy('2009-03-10', 25, 26), last], [], 'fifo')
    expect(ledger.sold).toMatchObject([{ gain: -700, washed: 525 }])
    expect(ledger.lots.map((lot) => lot.shares * basisPerShare(lot))).toEqual([1550, 825])
  })
  test('more bought than sold: the earliest purchase takes the whole loss, the later one keeps its cost (same column)', () => {
    const ledger = followTrades([first, buy('2009-03-01', 100, 24), buy('2009-03-10', 50, 26), last], [], 'fifo')
    expect(ledger.sold[0]?.washed).toBe(700)
    expect(ledger.lots.map((lot) => lot.shares * basisPerShare(lot))).toEqual([3100, 1300])
    // The 116 days the sold shares were held go to the replacing ones.
    expect(ledger.lots[0]?.heldFrom).toBe(addDays('2009-03-01', -116))
  })
  test('day 30 counts, day 31 does not, before and after the sale', () => {
    const washed = (days: number) =>
      followTrades(
        [buy('2024-01-02', 10, 20), sell('2025-06-30', 10, 15), buy(addDays('2025-06-30', days), 10, 15)],
        [],
        'fifo',
      ).sold[0]?.washed
    expect([washed(30), washed(31), washed(-30), washed(-31)]).toEqual([50, 0, 50, 0])
    expect(WASH_DAYS).toBe(washSaleDays.value)
    expect(washWindow('2025-06-30')).toEqual({ from: '2025-05-31', to: '2025-07-30' })
  })
  test('the rest of the very lot is no replacement (Rev. Rul. 56-602), nor is a purchase at the time of a gain', () => {
    expect(followTrades([buy('2025-07-01', 100, 20), sell('2025-07-15', 50, 15)], [], 'fifo').sold[0]?.washed).toBe(0)
    expect(
      followTrades([buy('2024-07-01', 10, 20), buy('2025-07-01', 10, 20), sell('2025-07-15', 10, 25)], [], 'fifo')
        .sold[0]?.washed,
    ).toBe(0)
  })
  test('the rest of a recent lot does replace older shares sold with it: 120 sold, 20 left of the recent 40', () => {
    const trades = [buy('2020-01-02', 100, 40), buy('2026-11-10', 40, 30)]
    // 100 x 20 lost on the old lot; the 20 recent shares that stay put off 20 x 20 = 400.
    const ledger = followTrades([...trades, sell('2026-11-21', 120, 20)], [], 'fifo')
    expect(ledger.sold.map((one) => one.washed)).toEqual([400, 0])
    const { lots } = followTrades(trades, [], 'fifo')
    const sale = sellFrom(lots, 120, 20, '2026-11-21', 'fifo')
    expect(washHint(sale?.sold ?? [], sale?.left ?? [], '2026-11-21')).toMatchObject({
      replaced: 20,
      putOff: 400,
      parts: [400, 0],
    })
  })
  test('of two lots sold at a loss at once, the one bought first meets the replacement first (26 CFR 1.1091-1(b))', () => {
    // 10 bought at 30 in 2023 and 10 at 50 in March 2025, all sold at 20 in June, newest first; 10 bought back ten days later.
    // Losses: 10 x 10 = 100 (2023, long) and 10 x 30 = 300 (2025, short). The replacement of 10 takes the first, 100, whole.
    const trades = [buy('2023-01-02', 10, 30), buy('2025-03-03', 10, 50), sell('2025-06-02', 20, 20)]
    const ledger = followTrades([...trades, buy('2025-06-12', 10, 20)], [], 'newest')
    expect(ledger.sold.map((one) => [one.acquired, one.gain, one.washed])).toEqual([
      ['2025-03-03', -300, 0],
      ['2023-01-02', -100, 100],
    ])
    // January 2, 2023 to June 2, 2025 are 882 days (365 + 366 + 151): they go with it.
    expect(ledger.lots).toMatchObject([{ washPerShare: 10, heldFrom: addDays('2025-06-12', -882) }])
    // The same of a purchase before the sale, as a planned sale sees it: the older lot's 100, not the 300.
    const { lots } = followTrades([...trades.slice(0, 2), buy('2025-05-20', 10, 20)], [], 'newest')
    const sale = sellNamed(
      lots,
      new Map([
        [1, 10],
        [0, 10],
      ]),
      20,
      '2025-06-02',
    )
    expect(washHint(sale?.sold ?? [], sale?.left ?? [], '2025-06-02')).toMatchObject({ putOff: 100, parts: [0, 100] })
  })
  test('however often shares are sold and bought back, no loss is lost or counted twice', () => {
    const anyTrade = fc.record({
      day: fc.integer({ min: 0, max: 150 }),
      shares: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 1, max: 100 }),
      part: fc.integer({ min: 1, max: 3 }),
      isSale: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyTrade, { minLength: 2, maxLength: 14 }),
        fc.constantFrom<LotMethod>('fifo', 'highest'),
        (rows, method) => {
          let held = 0
          const trades = [...rows]
            .sort((a, b) => a.day - b.day)
            .map((row, index): Trade => {
              // A day of its own for each, so that the order of a day does not matter.
              const date = addDays('2024-01-01', row.day * 2 + index)
              const shares = row.isSale ? held / row.part : row.shares
              const kind = row.isSale && shares > 0 ? 'sell' : 'buy'
              const size = kind === 'sell' ? shares : row.shares
              held += kind === 'sell' ? -size : size
              return { kind, date, shares: size, price: row.price, fee: 0 }
            })
          const ledger = followTrades(trades, [], method)
          expect(ledger.oversold).toBeNull()
          const cost = sum(trades.filter((one) => one.kind === 'buy').map((one) => one.shares * one.price))
          const basis =
            sum(ledger.sold.map((one) => one.basis)) + sum(ledger.lots.map((lot) => lot.shares * basisPerShare(lot)))
          // What was put off stands in the basis of other shares, to the cent.
          expect(basis - sum(ledger.sold.map((one) => one.washed))).toBeCloseTo(cost, 3)
          for (const one of ledger.sold) {
            expect(one.washed).toBeGreaterThanOrEqual(0)
            expect(one.washed).toBeLessThanOrEqual(Math.max(0, -one.gain) + 1e-6)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
  test('a planned sale at a loss names what the last 30 days put off, and the 61 days', () => {
    const { lots } = followTrades([buy('2024-01-02', 100, 50), buy('2026-11-10', 40, 30)], [], 'fifo')
    const sale = sellFrom(lots, 100, 30, '2026-11-21', 'fifo')
    // 100 x 20 = 2,000 lost, 40 shares replaced: 800 put off.
    expect(washHint(sale?.sold ?? [], sale?.left ?? [], '2026-11-21')).toEqual({
      lossShares: 100,
      loss: 2000,
      replaced: 40,
      putOff: 800,
      parts: [800],
      from: '2026-10-22',
      to: '2026-12-21',
    })
    expect(washHint([], lots, '2026-11-21')).toBeNull()
  })
})
