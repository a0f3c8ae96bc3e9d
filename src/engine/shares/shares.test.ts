import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lossLimit } from '#facts/shares/sale-rules.ts'
import { taxYears } from '#facts/tax-years.ts'
import type { IsoDate } from '../month.ts'
import { addDays } from '../month.ts'
import { emptyHousehold, noIncome } from '../tax/household.ts'
import { afterBuying, averageCost, breakEvenPrice, riseTo, sharesForTarget } from './average-cost.ts'
import { firstLongTermDay, isLongTerm } from './holding-period.ts'
import { basisPerShare, followTrades, inTodaysShares, type LotMethod, sellFrom, sellNamed } from './lots.ts'
import { saleTax } from './sale-tax.ts'
import { buy, sell, sum } from './shares.testkit.ts'

describe('holding period', () => {
  test('IRS Publication 544: bought June 15, 2023, sold June 15, 2024 is short; June 17 is long', () => {
    expect(isLongTerm('2023-06-15', '2024-06-15')).toBe(false)
    expect(isLongTerm('2023-06-15', '2024-06-17')).toBe(true)
    expect(firstLongTermDay('2023-06-15')).toBe('2024-06-16')
  })
  test('J.K. Lasser, Your Income Tax 2013, 5.9: bought September 19, 2012, long from September 20, 2013', () => {
    expect(firstLongTermDay('2012-09-19')).toBe('2013-09-20')
  })
  test('the end of a month: from the first of the month after (Rev. Rul. 66-7), leap years included', () => {
    expect(firstLongTermDay('2023-02-28')).toBe('2024-03-01')
    expect(firstLongTermDay('2024-02-29')).toBe('2025-03-01')
    expect(firstLongTermDay('2024-02-28')).toBe('2025-03-01')
    expect(firstLongTermDay('2025-12-31')).toBe('2027-01-01')
  })
})

describe('which shares are sold', () => {
  // Acme Steel: 100 at $77 in 1998, 200 at $84 in 1999, 100 at $105 in 2000; 100 sold at $90.
  const acme = [buy('1998-03-02', 100, 77), buy('1999-03-01', 200, 84), buy('2000-03-01', 100, 105)]
  const gain = (method: LotMethod) =>
    sum(followTrades([...acme, sell('2001-06-01', 100, 90)], [], method).sold.map((one) => one.gain))
  test('J.K. Lasser, 30.2: the 2000 lot gives a loss of $1,500; first in, first out sells the 1998 lot', () => {
    expect(gain('highest')).toBe(-1500)
    expect(gain('newest')).toBe(-1500)
    expect(gain('fifo')).toBe(1300)
    expect(gain('lowest')).toBe(1300)
  })
  test('a named lot: 100 of the 1999 purchase at $84 sold at $90 gain $600; more than it holds is refused', () => {
    const { lots } = followTrades(acme, [], 'fifo')
    const named = (shares: number) => sellNamed(lots, new Map([[1, shares]]), 90, '2001-06-01')
    expect(named(100)).toMatchObject({
      sold: [{ trade: 1, gain: 600, longTerm: true }],
      left: [{ trade: 0 }, { trade: 1, shares: 100 }, { trade: 2 }],
    })
    expect(named(201)).toBeNull()
    expect(sellNamed(lots, new Map([[9, 1]]), 90, '2001-06-01')).toBeNull()
    expect(sellNamed(lots, new Map(), 90, '2001-06-01')).toEqual({ sold: [], left: lots })
  })
  test('The Motley Fool, August 18, 2000: 1,000 at $15 and 1,000 at $35, sold at $32: gain $17,000 or loss $3,000', () => {
    const trades = [buy('2000-01-10', 1000, 15), buy('2000-02-25', 1000, 35), sell('2000-04-12', 1000, 32)]
    expect(followTrades(trades, [], 'fifo').sold[0]?.gain).toBe(17_000)
    expect(followTrades(trades, [], 'highest').sold[0]?.gain).toBe(-3000)
  })
  test('a sale over two lots: fees of buying are in the basis, the fee of selling comes off', () => {
    // 10 at 20 + fee 10 is 21 a share; 10 at 30. 15 sold at 40 less 15 of fee, 39 a share: 10 x 18 + 5 x 9 = 225.
    const { sold, lots } = followTrades(
      [buy('2024-01-02', 10, 20, 10), buy('2024-02-02', 10, 30), sell('2026-01-05', 15, 40, 15)],
      [],
      'fifo',
    )
    expect(sold.map((one) => one.gain)).toEqual([180, 45])
    expect(lots).toMatchObject([{ trade: 1, shares: 5, costPerShare: 30 }])
  })
  test('selling more than was held ends the ledger there', () => {
    expect(followTrades([buy('2024-01-02', 10, 20), sell('2024-03-02', 11, 20)], [], 'fifo').oversold).toBe(1)
    expect(sellFrom([], 1, 1, '2024-01-01', 'fifo')).toBeNull()
  })
  test('shares and cost are neither made nor lost, whatever is bought, sold and split', () => {
    const anyBuy = fc.record({
      day: fc.integer({ min: 0, max: 3000 }),
      shares: fc.double({ min: 0.001, max: 1e5, noNaN: true }),
      price: fc.double({ min: 0, max: 1e4, noNaN: true }),
      fee: fc.double({ min: 0, max: 50, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(anyBuy, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1e4, noNaN: true }),
        fc.constantFrom<LotMethod>('fifo', 'newest', 'highest', 'lowest'),
        (buys, part, price, method) => {
          const trades = buys.map(({ day, shares, price: paid, fee }) =>
            buy(addDays('2015-01-01', day), shares, paid, fee),
          )
          const all = sum(buys.map((one) => one.shares))
          const cost = sum(buys.map((one) => one.shares * one.price + one.fee))
          const ledger = followTrades([...trades, sell('2025-01-01', all * part, price)], [], method)
          expect(ledger.oversold).toBeNull()
          const left = sum(ledger.lots.map((lot) => lot.shares))
          expect(left + sum(ledger.sold.map((one) => one.shares))).toBeCloseTo(all, 3)
          const basisLeft = sum(ledger.lots.map((lot) => lot.shares * basisPerShare(lot)))
          const washed = sum(ledger.sold.map((one) => one.washed))
          expect(Math.abs(basisLeft - washed + sum(ledger.sold.map((one) => one.basis)) - cost)).toBeLessThan(
            cost * 1e-7 + 1e-3,
          )
          expect(washed).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('splits', () => {
  test('two for one: 100 at $50 become 200 at $25; a purchase on the day of the split is in new shares', () => {
    const split = [{ date: '2024-06-10' as IsoDate, ratio: 2 }]
    expect(inTodaysShares(buy('2024-06-07', 100, 50), split)).toMatchObject({ shares: 200, price: 25 })
    expect(inTodaysShares(buy('2024-06-10', 100, 25), split)).toMatchObject({ shares: 100, price: 25 })
  })
  test('reverse, one for ten; two splits in a row multiply; total cost stays', () => {
    const splits = [
      { date: '2020-01-02' as IsoDate, ratio: 3 },
      { date: '2024-01-02' as IsoDate, ratio: 0.1 },
    ]
    const { lots } = followTrades([buy('2019-05-01', 100, 30, 9)], splits, 'fifo')
    expect(lots[0]?.shares).toBeCloseTo(30, 12)
    expect((lots[0]?.shares ?? 0) * (lots[0]?.costPerShare ?? 0)).toBeCloseTo(3009, 9)
  })
})

describe('average cost', () => {
  const held = { shares: 100, cost: 5000 }
  test('100 at $50 and 100 at $30 are 200 at $40; a fee of $10 makes it $40.05', () => {
    expect(averageCost(afterBuying(held, 100, 30, 0))).toBe(40)
    expect(averageCost(afterBuying(held, 100, 30, 10))).toBe(40.05)
    expect(afterBuying(held, 0, 30, 10)).toBe(held)
    expect(averageCost({ shares: 0, cost: 0 })).toBeNull()
  })
  test('break-even counts the fee of selling: (5,000 + 10) / (100 x 0.99) = 50.606', () => {
    expect(breakEvenPrice(held, { fixed: 10, share: 0.01 })).toBeCloseTo(50.60606, 5)
    expect(breakEvenPrice(held, { fixed: 0, share: 1 })).toBeNull()
    expect(breakEvenPrice({ shares: 0, cost: 0 }, { fixed: 0, share: 0 })).toBeNull()
    expect(riseTo(30, 50)).toBeCloseTo(2 / 3, 12)
    expect(riseTo(0, 50)).toBeNull()
  })
  test('a target of $45 at $30 takes 33.33 shares; $40 takes 100', () => {
    // (5,000 - 4,500) / (45 - 30) = 33.33; (5,000 - 4,000) / 10 = 100.
    expect(sharesForTarget(held, 30, 40, 0)).toEqual({ outcome: 'reachable', shares: 100, dollars: 3000 })
    expect(sharesForTarget(held, 30, 45, 0)).toMatchObject({ shares: 500 / 15 })
  })
  test('what cannot be: past the price, at the price, the other way, already there, or a fee that is too large', () => {
    expect(sharesForTarget(held, 30, 25, 0)).toEqual({ outcome: 'impossible', reason: 'beyond-price' })
    expect(sharesForTarget(held, 30, 30, 0)).toEqual({ outcome: 'impossible', reason: 'beyond-price' })
    expect(sharesForTarget(held, 60, 45, 0)).toEqual({ outcome: 'impossible', reason: 'wrong-way' })
    expect(sharesForTarget(held, 40, 55, 0)).toEqual({ outcome: 'impossible', reason: 'wrong-way' })
    expect(sharesForTarget(held, 30, 50, 0)).toEqual({ outcome: 'there' })
    expect(sharesForTarget(held, 60, 50.05, 10)).toEqual({ outcome: 'impossible', reason: 'fee' })
  })
  test('with nothing held the average is the price with its fee: (5 x 30 + 5) / 5 = 31, and nothing else', () => {
    const none = { shares: 0, cost: 0 }
    expect(sharesForTarget(none, 30, 31, 5)).toEqual({ outcome: 'reachable', shares: 5, dollars: 155 })
    for (const target of [29, 30, 31])
      expect(sharesForTarget(none, 30, target, 0)).toEqual({ outcome: 'impossible', reason: 'nothing-held' })
  })
  test('whatever is reachable is reached', () => {
    const money = fc.double({ min: 0.01, max: 1e5, noNaN: true })
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        money,
        money,
        money,
        (shares, paid, price, target) => {
          const own = { shares, cost: shares * paid }
          const found = sharesForTarget(own, price, target, 0)
          const between = (target - paid) * (target - price) < 0
          expect(found.outcome === 'impossible' && between).toBe(false)
          if (found.outcome !== 'reachable') return
          expect(between).toBe(true)
          expect(Math.abs((averageCost(afterBuying(own, found.shares, price, 0)) ?? 0) / target - 1)).toBeLessThan(1e-6)
        },
      ),
    )
  })
})

describe('tax on a sale, 2026, single', () => {
  const facts = taxYears[2026]
  const earning = (pay: number) => ({ ...emptyHousehold, people: [{ ...noIncome, pay }] as const })
  const taxOf = (pay: number, short: number, long: number) => saleTax(earning(pay), facts, null, short, long)
  test('long-term at 0%, 15% and 20% with 3.8% on top (Rev. Proc. 2025-32: 0% up to 49,450, 20% over 545,500)', () => {
    // 40,000 less 16,100 is 23,900; 10,000 more stays under 49,450.
    expect(taxOf(40_000, 0, 10_000).federal).toBeCloseTo(0, 6)
    // 116,100 less 16,100 is 100,000: all of it at 15%.
    expect(taxOf(116_100, 0, 10_000).federal).toBeCloseTo(1500, 6)
    // 716,100 less 16,100 is 700,000: 20% and 3.8%.
    const high = taxOf(716_100, 0, 10_000)
    expect(high.federal).toBeCloseTo(2380, 6)
    expect(high.netInvestmentIncome).toBeCloseTo(380, 6)
  })
  test('short-term at the rate of wages: 22% of 10,000 on 85,000 of pay', () => {
    // 85,000 - 16,100 = 68,900; 78,900 is still in the 22% bracket (50,400 to 105,700).
    expect(taxOf(85_000, 10_000, 0).federal).toBeCloseTo(2200, 6)
  })
  test('a loss of 10,000 counts 3,000 this year at 22%; 7,000 is carried on', () => {
    const lost = taxOf(85_000, 0, -10_000)
    expect(lost.federal).toBeCloseTo(-0.22 * lossLimit.value.others, 6)
    expect(lost.carryover).toBe(7000)
  })
})
