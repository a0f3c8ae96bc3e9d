import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import { bookOf, type CashEntry, emptyBook, enter, type PaperEntry, type TradeEntry } from './entries.ts'
import { readEntries, rowOf } from './entries-csv.ts'
import { type PaperOrder, tryOrder } from './orders.ts'
import { deepestFall, inBenchmark, moneyWeighted, timeWeighted } from './returns.ts'
import { standingOf } from './standing.ts'

const day = (at: number): IsoDate => addDays('2024-01-02', at)
const time = (at: number) => ({ id: `e${at}`, at: `${day(at)}T15:00:00.000Z`, on: day(at) })
const deposit = (at: number, amount: number, before: number | null = null, bench: number | null = null): CashEntry => ({
  ...time(at),
  kind: 'deposit',
  amount,
  before,
  bench,
})
const withdrawal = (at: number, amount: number, before: number | null = null): CashEntry => ({
  ...deposit(at, amount, before),
  kind: 'withdrawal',
})
const trade = (
  kind: 'buy' | 'sell',
  at: number,
  shares: number,
  price: number,
  more: Partial<TradeEntry> = {},
): TradeEntry => ({
  ...time(at),
  kind,
  symbol: 'ACME',
  shares,
  price,
  fee: 0,
  lots: null,
  note: '',
  ...more,
})
const costOf = (book: typeof emptyBook) =>
  [...book.lots.values()].flat().reduce((sum, lot) => sum + lot.shares * lot.costPerShare, 0)

/** Anything a visitor may enter, possible or not. */
const anyEntry = (at: number): fc.Arbitrary<PaperEntry> => {
  const symbol = fc.constantFrom('ACME', 'BOLT')
  const shares = fc.integer({ min: 1, max: 60_000 }).map((n) => n / 1000)
  const price = fc.integer({ min: 1, max: 90_000 }).map((n) => n / 100)
  const fee = fc.constantFrom(0, 4.95)
  return fc.oneof(
    fc.integer({ min: 1, max: 900_000 }).map((n) => deposit(at, n / 100)),
    fc.integer({ min: 1, max: 300_000 }).map((n) => withdrawal(at, n / 100)),
    fc.tuple(symbol, shares, price, fee).map(([s, n, p, f]) => trade('buy', at, n, p, { symbol: s, fee: f })),
    fc.tuple(symbol, shares, price, fee).map(([s, n, p, f]) => trade('sell', at, n, p, { symbol: s, fee: f })),
    fc
      .tuple(symbol, price)
      .map(([s, p]): PaperEntry => ({ ...time(at), kind: 'dividend', symbol: s, perShare: p / 100 })),
    fc
      .tuple(symbol, fc.constantFrom(2, 3, 0.1, 1.5))
      .map(([s, ratio]): PaperEntry => ({ ...time(at), kind: 'split', symbol: s, ratio })),
  )
}
const anyEntries = fc
  .integer({ min: 1, max: 40 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyEntry(at))))

describe('the book', () => {
  test('cash plus cost equals deposits less withdrawals plus realized gains plus dividends, whatever is entered', () => {
    fc.assert(
      fc.property(anyEntries, fc.constantFrom('fifo', 'newest', 'highest', 'lowest'), (entries, method) => {
        const { book } = bookOf(entries, method)
        const { cash, deposits, withdrawals, realized, dividends } = book
        expect(cash + costOf(book)).toBeCloseTo(deposits - withdrawals + realized + dividends, 4)
        expect(cash).toBeGreaterThanOrEqual(-0.01)
        for (const lot of [...book.lots.values()].flat()) expect(lot.shares).toBeGreaterThan(0)
      }),
    )
  })
  test('a purchase at a delayed price counts after the deposit that pays for it, though its time is earlier', () => {
    const { book, left } = bookOf([deposit(5, 1000), trade('buy', 4, 10, 10)], 'fifo')
    expect([book.cash, left]).toEqual([900, []])
  })
  test('first in, first out; the named lot where one is named', () => {
    // 10 at $10 and 10 at $20; 10 sold at $30: first in, first out gains 10 x 20, the second lot 10 x 10.
    const bought = [deposit(0, 1000), trade('buy', 1, 10, 10), trade('buy', 2, 10, 20)]
    expect(bookOf([...bought, trade('sell', 3, 10, 30)], 'fifo').book.realized).toBeCloseTo(200, 9)
    expect(bookOf([...bought, trade('sell', 3, 10, 30, { lots: { e2: 10 } })], 'fifo').book.realized).toBeCloseTo(
      100,
      9,
    )
    const both = bookOf([...bought, trade('sell', 3, 10, 30, { lots: { e1: 4, e2: 6 } })], 'fifo').book
    expect(both.realized).toBeCloseTo(4 * 20 + 6 * 10, 9)
    expect(both.lots.get('ACME')?.map(({ entry, shares }) => [entry, shares])).toEqual([
      ['e1', 6],
      ['e2', 4],
    ])
  })
  test('fees make a purchase dearer and a sale smaller', () => {
    const { book } = bookOf(
      [deposit(0, 1000), trade('buy', 1, 10, 10, { fee: 5 }), trade('sell', 2, 10, 12, { fee: 5 })],
      'fifo',
    )
    expect([book.cash, book.realized, book.fees]).toEqual([1010, 10, 10])
  })
  test('a two-for-one split doubles the shares and leaves cost, cash and value', () => {
    const before = [deposit(0, 1000), trade('buy', 1, 10, 50)]
    const split: PaperEntry = { ...time(2), kind: 'split', symbol: 'ACME', ratio: 2 }
    const { book } = bookOf([...before, split], 'fifo')
    expect(book.lots.get('ACME')?.[0]).toMatchObject({ shares: 20, costPerShare: 25 })
    const worth = (entries: readonly PaperEntry[], price: number) =>
      standingOf(bookOf(entries, 'fifo').book, () => price).value
    expect(worth([...before, split], 30)).toBe(worth(before, 60))
  })
  test('a dividend pays on the shares held at that time', () => {
    const paid: PaperEntry = { ...time(3), kind: 'dividend', symbol: 'ACME', perShare: 0.55 }
    const { book } = bookOf([deposit(0, 1000), trade('buy', 1, 10, 10), trade('sell', 2, 4, 10), paid], 'fifo')
    expect([book.dividends, book.cash]).toEqual([3.3, 943.3])
  })
  test.each([
    ['no-cash', trade('buy', 1, 11, 10)],
    ['no-cash', withdrawal(1, 100.01)],
    ['no-shares', trade('sell', 1, 1, 10)],
    ['no-shares', { ...time(1), kind: 'split', symbol: 'ACME', ratio: 2 } as PaperEntry],
    ['not-a-number', trade('buy', 1, Number.NaN, 10)],
    ['not-a-number', trade('buy', 1, 1, 10, { fee: -1 })],
    ['not-a-number', deposit(1, 0)],
  ] as const)('what cannot be is refused: %s', (why, entry) => {
    const book = enter(emptyBook, deposit(0, 100), 'fifo')
    expect(typeof book === 'string' ? book : enter(book, entry, 'fifo')).toBe(why)
  })
  test('a lot that is not there, or holds fewer, sells nothing', () => {
    const { book } = bookOf([deposit(0, 1000), trade('buy', 1, 10, 10)], 'fifo')
    expect(enter(book, trade('sell', 2, 5, 10, { lots: { e7: 5 } }), 'fifo')).toBe('no-lot')
    expect(enter(book, trade('sell', 2, 5, 10, { lots: { e1: 4 } }), 'fifo')).toBe('no-lot')
    expect(enter(book, trade('sell', 2, 12, 10, { lots: { e1: 12 } }), 'fifo')).toBe('no-shares')
  })
})

describe('orders', () => {
  const order: PaperOrder = {
    id: 'o',
    side: 'buy',
    symbol: 'ACME',
    shares: 10,
    limit: null,
    after: '2024-01-02T15:00:00.000Z',
    lots: null,
    note: '',
  }
  const rich = bookOf([deposit(0, 1000)], 'fifo').book
  const fees = { flat: 1, share: 0.001 }
  const at = (second: number, price: number) => ({
    symbol: 'ACME',
    price,
    asOf: `2024-01-02T15:00:${String(second).padStart(2, '0')}.000Z`,
  })
  test('never at the price that was on the screen, always at the next one', () => {
    expect(tryOrder(order, at(0, 10), rich, fees, day(0))).toEqual({ outcome: 'waits', why: 'no-newer-price' })
    expect(tryOrder(order, undefined, rich, fees, day(0))).toEqual({ outcome: 'waits', why: 'no-newer-price' })
    // 10 x $12 with $1 and 0.1%: $1.12.
    expect(tryOrder(order, at(10, 12), rich, fees, day(0))).toMatchObject({
      outcome: 'filled',
      entry: { price: 12, fee: 1.12, at: '2024-01-02T15:00:10.000Z' },
    })
  })
  test('a limit waits for its price and gets the feed’s', () => {
    const buy = { ...order, limit: 11 }
    expect(tryOrder(buy, at(10, 11.01), rich, fees, day(0))).toEqual({ outcome: 'waits', why: 'limit' })
    expect(tryOrder(buy, at(20, 10.5), rich, fees, day(0))).toMatchObject({ entry: { price: 10.5 } })
    const held = bookOf([deposit(0, 1000), trade('buy', 1, 10, 10)], 'fifo').book
    const sell = { ...order, side: 'sell' as const, limit: 11 }
    expect(tryOrder(sell, at(10, 10.99), held, fees, day(0))).toEqual({ outcome: 'waits', why: 'limit' })
    expect(tryOrder(sell, at(20, 11), held, fees, day(0))).toMatchObject({ outcome: 'filled' })
  })
  test('what is filled can always be entered, and leaves no debt', () => {
    fc.assert(
      fc.property(
        anyEntries,
        fc.constantFrom('buy', 'sell'),
        fc.integer({ min: 1, max: 90_000 }),
        fc.integer({ min: 1, max: 50 }),
        (entries, side, price, shares) => {
          const { book } = bookOf(entries, 'fifo')
          const tried = tryOrder(
            { ...order, side, shares, after: '2023-01-01T00:00:00.000Z' },
            at(1, price / 100),
            book,
            fees,
            day(0),
          )
          if (tried.outcome !== 'filled') return
          const next = enter(book, tried.entry, 'fifo')
          expect(typeof next === 'string' ? next : next.cash >= 0).toBe(true)
        },
      ),
    )
  })
})

describe('returns', () => {
  test('time-weighted is the product of the stretches between flows', () => {
    // $1,000 grows to $1,200 (+20%), $1,200 more comes, $2,400 falls to $1,800 (-25%): 1.2 x 0.75 = 0.9.
    expect(timeWeighted([deposit(0, 1000), deposit(100, 1200, 1200)], 1800)).toBeCloseTo(-0.1, 12)
    expect(timeWeighted([deposit(0, 1000), deposit(100, 1200, null)], 1800)).toBeNull()
    expect(timeWeighted([], 0)).toBeNull()
  })
  test('when and how much is added does not change it', () => {
    const growths = fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        growths,
        fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 12, maxLength: 12 }),
        (list, adds) => {
          let worth = 100
          const flows = [deposit(0, 100)]
          for (const [i, growth] of list.slice(0, -1).entries()) {
            worth *= growth
            flows.push(deposit(i + 1, adds[i] ?? 1, worth))
            worth += adds[i] ?? 1
          }
          const product = list.reduce((a, b) => a * b, 1)
          expect((timeWeighted(flows, worth * (list.at(-1) ?? 1)) ?? Number.NaN) + 1).toBeCloseTo(product, 8)
        },
      ),
    )
  })
  test('money-weighted over more than a year: the example of Microsoft’s page on XIRR, 37.34%', () => {
    const flow = (kind: 'deposit' | 'withdrawal', on: IsoDate, amount: number) => ({ kind, on, amount, before: null })
    const found = moneyWeighted(
      [
        flow('deposit', '2008-01-01', 10_000),
        flow('withdrawal', '2008-03-01', 2750),
        flow('withdrawal', '2008-10-30', 4250),
        flow('withdrawal', '2009-02-15', 3250),
      ],
      2750,
      '2009-04-01',
    )
    expect(found?.per).toBe('yearly')
    expect(found?.rate).toBeCloseTo(0.373362535, 6)
  })
  test('below a year: gain over the average money in it, and never blown up to a year', () => {
    // $1,000 for 100 days and $1,000 more for the last 50: $1,500 on average; $2,150 now is a gain of $150, 10%.
    const flows = [deposit(0, 1000), deposit(50, 1000)]
    expect(moneyWeighted(flows, 2150, day(100))).toEqual({ rate: 0.1, per: 'total' })
    expect(moneyWeighted([deposit(0, 1000)], 1100, day(0))?.rate).toBeCloseTo(0.1, 12)
    expect(moneyWeighted([], 5, day(0))).toBeNull()
  })
  test('the benchmark gets the same dollars on the same days', () => {
    // $1,000 at 100 and $500 at 50 are 20 units.
    expect(inBenchmark([deposit(0, 1000, null, 100), deposit(9, 500, null, 50)], 80)).toBe(1600)
    expect(inBenchmark([deposit(0, 1000, null, null)], 80)).toBeNull()
    expect(inBenchmark([deposit(0, 1000, null, 100)], null)).toBeNull()
  })
  test('the deepest fall counts no deposit as a gain and no withdrawal as a loss', () => {
    const mark = (value: number, paidIn: number) => ({ value, paidIn })
    // 1,000 up to 1,200, then 1,000 more: 2,200; then down to 1,650 is a quarter; then 650 taken out is none.
    expect(
      deepestFall([mark(1000, 1000), mark(1200, 1000), mark(2200, 2000), mark(1650, 2000), mark(1000, 1350)]),
    ).toBeCloseTo(0.25, 12)
    expect(deepestFall([mark(1000, 1000)])).toBeNull()
  })
  test('a position without a price leaves the total open, never at zero', () => {
    const { book } = bookOf([deposit(0, 1000), trade('buy', 1, 10, 10)], 'fifo')
    const standing = standingOf(book, () => null)
    expect([standing.value, standing.unrealized, standing.positions[0]?.gain]).toEqual([null, null, null])
  })
})

describe('the file', () => {
  const names = [
    'date',
    'time',
    'action',
    'symbol',
    'shares',
    'price',
    'fee',
    'amount',
    'ratio',
    'note',
    'lots',
    'before',
    'benchmark',
    'id',
  ] as const
  const fileOf = (entries: readonly PaperEntry[]) =>
    [names.join(','), ...entries.map((entry) => names.map((name) => rowOf(entry)[name] ?? '').join(','))].join('\r\n')
  test('what was written is read again', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(readEntries(fileOf(entries), 100)).toEqual({ entries, bad: [], isCut: false })
      }),
    )
    const named = [trade('sell', 1, 5, 10, { lots: { e1: 2, e2: 3 } })]
    expect(readEntries(fileOf(named), 9)?.entries).toEqual(named)
  })
  test('our own file keeps its order, whatever its times; another goes by its days, newest first or last', () => {
    const late = [deposit(5, 1000), trade('buy', 4, 10, 10)]
    expect(readEntries(fileOf(late), 9)?.entries).toEqual(late)
    const head = 'date,action,symbol,shares,price,amount\n'
    const lines = ['2024-01-02,deposit,,,,1000', '2024-01-02,buy,ACME,5,10,', '2024-01-09,sell,ACME,5,12,']
    const kinds = (text: string) => readEntries(head + text, 9)?.entries.map(({ kind }) => kind)
    expect(kinds(lines.join('\n'))).toEqual(['deposit', 'buy', 'sell'])
    expect(kinds(lines.toReversed().join('\n'))).toEqual(['deposit', 'buy', 'sell'])
  })
  test('a broker’s words, dollars and dates are read; what cannot be is named by its line', () => {
    const text =
      'Date,Type,Ticker,Quantity,Price,Commission,Total\n01/05/2024,Deposit,,,,,"$1,000.00"\n01/08/2024,Bought,acme,10,$12.50,4.95,\nsoon,Buy,ACME,1,1,,\n01/09/2024,Pray,ACME,1,1,,\n01/09/2024,Buy,,1,1,,\n01/09/2024,Buy,ACME,0,1,,'
    const read = readEntries(text, 100)
    expect(read?.entries).toMatchObject([
      { kind: 'deposit', amount: 1000, on: '2024-01-05' },
      { kind: 'buy', symbol: 'ACME', shares: 10, price: 12.5, fee: 4.95 },
    ])
    expect(read?.bad).toEqual([
      { line: 4, why: 'date' },
      { line: 5, why: 'action' },
      { line: 6, why: 'symbol' },
      { line: 7, why: 'number' },
    ])
  })
  test('no head, no file; no more than a portfolio holds', () => {
    expect(readEntries('', 9)).toBeNull()
    expect(readEntries('a,b\n1,2', 9)).toBeNull()
    expect(readEntries(fileOf([deposit(0, 1), deposit(1, 1), deposit(2, 1)]), 2)).toMatchObject({
      isCut: true,
      entries: [{}, {}],
    })
    fc.assert(fc.property(fc.string(), (text) => void readEntries(`date,action\n${text}`, 5)))
  })
})
