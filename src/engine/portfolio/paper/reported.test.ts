import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import { bookOf, type PaperEntry, type TradeEntry } from './entries.ts'
import { newPortfolio, type PaperPortfolio } from './portfolio.ts'
import { heldSince, type ReportedDay, withReported } from './reported.ts'

const day = (at: number): IsoDate => addDays('2024-01-02', at)
const trade = (kind: 'buy' | 'sell', at: number, shares: number, price = 10): TradeEntry => ({
  id: `${kind}${at}`,
  at: `${day(at)}T15:00:00.000Z`,
  on: day(at),
  kind,
  symbol: 'ACME',
  shares,
  price,
  fee: 0,
  lots: null,
  note: '',
})
const money: PaperEntry = {
  id: 'm',
  at: `${day(0)}T14:00:00.000Z`,
  on: day(0),
  kind: 'deposit',
  amount: 10_000,
  before: null,
  bench: null,
}
const holding = (...entries: readonly PaperEntry[]): PaperPortfolio => ({
  ...newPortfolio('p', 'P', null),
  entries: [money, ...entries],
})
const reported = (at: number, part: Partial<ReportedDay>): ReportedDay => ({
  date: day(at),
  dividend: 0,
  split: 1,
  ...part,
})
const bookAfter = (portfolio: PaperPortfolio, days: readonly ReportedDay[]) =>
  bookOf(withReported(portfolio, 'ACME', days).entries, 'fifo').book

describe('what the feed reports', () => {
  test('a dividend is paid on the shares bought before its day, not on those of the day or since', () => {
    const portfolio = holding(trade('buy', 1, 10), trade('buy', 5, 7), trade('buy', 9, 100))
    expect(bookAfter(portfolio, [reported(5, { dividend: 0.5 })]).dividends).toBe(5)
    // Sold in between: only what was left that morning.
    expect(
      bookAfter(holding(trade('buy', 1, 10), trade('sell', 3, 4)), [reported(5, { dividend: 0.5 })]).dividends,
    ).toBe(3)
    expect(
      bookAfter(holding(trade('buy', 5, 10)), [reported(5, { dividend: 0.5 }), reported(2, { dividend: 0.5 })])
        .dividends,
    ).toBe(0)
    expect(
      bookAfter(holding(trade('buy', 1, 10), trade('sell', 3, 10)), [reported(5, { dividend: 0.5 })]).dividends,
    ).toBe(0)
  })
  test('a split doubles the lots of that morning alone; what was bought since is in new shares already', () => {
    const { lots } = bookAfter(holding(trade('buy', 1, 10, 40), trade('buy', 6, 5, 20)), [reported(4, { split: 2 })])
    expect(lots.get('ACME')?.map(({ shares, costPerShare }) => [shares, costPerShare])).toEqual([
      [20, 20],
      [5, 20],
    ])
  })
  test('a dividend told in shares of today is paid on the shares of its day', () => {
    // $1.00 a share then, told as $0.50 since the two-for-one later on; both days at once: told and paid in new shares.
    expect(
      bookAfter(holding(trade('buy', 1, 10)), [reported(3, { dividend: 0.5 }), reported(8, { split: 2 })]).dividends,
    ).toBe(10)
    expect(bookAfter(holding(trade('buy', 1, 10)), [reported(3, { dividend: 0.5, split: 2 })]).dividends).toBe(10)
  })
  test('told again, nothing is entered twice; nor what was entered by hand for that day', () => {
    const days = [reported(3, { dividend: 0.5 }), reported(8, { split: 2 })]
    const once = withReported(holding(trade('buy', 1, 10)), 'ACME', days)
    expect(withReported(once, 'ACME', days)).toBe(once)
    const hand: PaperEntry = {
      id: 'h',
      at: `${day(3)}T20:00:00.000Z`,
      on: day(3),
      kind: 'dividend',
      symbol: 'ACME',
      perShare: 0.5,
    }
    expect(bookAfter(holding(trade('buy', 1, 10), hand), [reported(3, { dividend: 0.5 })]).dividends).toBe(5)
  })
  test('in whatever order days are told, and in however many tellings, the book is the same', () => {
    const anyDays = fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, 0.25, 1), fc.constantFrom(1, 2))
        .map(([at, dividend, split]) => reported(at, { dividend, split })),
      { selector: ({ date }) => date, maxLength: 8 },
    )
    const portfolio = holding(trade('buy', 1, 10), trade('buy', 12, 3), trade('sell', 20, 2))
    fc.assert(
      fc.property(anyDays, (days) => {
        const all = bookAfter(portfolio, days)
        expect(bookAfter(portfolio, days.toReversed())).toEqual(all)
        expect(
          all.cash + [...all.lots.values()].flat().reduce((sum, lot) => sum + lot.shares * lot.costPerShare, 0),
        ).toBeCloseTo(all.deposits + all.realized + all.dividends, 6)
      }),
    )
  })
  test('of a symbol never bought nothing is entered; the first purchase says since when', () => {
    const portfolio = holding(trade('buy', 9, 1), trade('buy', 4, 1))
    expect(heldSince(portfolio).get('ACME')).toBe(day(4))
    expect(withReported(portfolio, 'BOLT', [reported(9, { dividend: 1 })])).toBe(portfolio)
  })
})
