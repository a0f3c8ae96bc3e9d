/** A practice portfolio as it is kept, and how newer prices move it on. */
import type { IsoDate } from '#engine/month.ts'
import type { LotMethod } from '#engine/shares/lots.ts'
import { type Book, bookOf, type CashEntry, enter, type PaperEntry, type Refused } from './entries.ts'
import { type PaperOrder, type Quote, tryOrder } from './orders.ts'
import { inBenchmark } from './returns.ts'
import { type Standing, standingOf } from './standing.ts'

/** The last look of a day, for the line of its worth. */
export interface Mark {
  readonly on: IsoDate
  readonly value: number
  /** Deposits less withdrawals so far. */
  readonly paidIn: number
  /** The same dollars in the benchmark; null where it is not known. */
  readonly bench: number | null
}
/** An order that was not filled: taken back, or there was not enough for it. */
export interface EndedOrder {
  readonly order: PaperOrder
  readonly why: 'cancelled' | 'no-cash' | 'no-shares'
}
export interface PaperPortfolio {
  readonly id: string
  readonly name: string
  /** Symbol of what it is compared with; null for nothing. */
  readonly benchmark: string | null
  /** Dollars a trade, and percent of its amount. */
  readonly flatFee: number
  readonly feePercent: number
  readonly method: LotMethod
  readonly entries: readonly PaperEntry[]
  readonly orders: readonly PaperOrder[]
  readonly ended: readonly EndedOrder[]
  readonly marks: readonly Mark[]
}

/** How much one holds. */
export const MOST = { portfolios: 6, entries: 1000, orders: 40, ended: 40, marks: 800 } as const

export type Quotes = ReadonlyMap<string, Quote>
export interface Moment {
  readonly at: string
  readonly on: IsoDate
}

export const newPortfolio = (id: string, name: string, benchmark: string | null): PaperPortfolio => ({
  id,
  name,
  benchmark,
  flatFee: 0,
  feePercent: 0,
  method: 'fifo',
  entries: [],
  orders: [],
  ended: [],
  marks: [],
})

export const feesOf = ({ flatFee, feePercent }: PaperPortfolio) => ({ flat: flatFee, share: feePercent / 100 })
export const cashFlows = (entries: readonly PaperEntry[]): readonly CashEntry[] =>
  entries.filter((entry): entry is CashEntry => entry.kind === 'deposit' || entry.kind === 'withdrawal')

export interface Known {
  readonly book: Book
  readonly standing: Standing
  readonly flows: readonly CashEntry[]
  readonly bench: number | null
  /** Entries that could not be, with the reason. */
  readonly left: ReturnType<typeof bookOf>['left']
}
const priceIn = (quotes: Quotes, symbol: string | null): number | null =>
  symbol === null ? null : (quotes.get(symbol)?.price ?? null)

export function knownOf(portfolio: PaperPortfolio, quotes: Quotes): Known {
  const { book, left } = bookOf(portfolio.entries, portfolio.method)
  const flows = cashFlows(portfolio.entries)
  return {
    book,
    left,
    flows,
    standing: standingOf(book, (symbol) => priceIn(quotes, symbol)),
    bench: inBenchmark(flows, priceIn(quotes, portfolio.benchmark)),
  }
}

/** One more entry of the visitor, or why it cannot be. */
export function withEntry(portfolio: PaperPortfolio, entry: PaperEntry): PaperPortfolio | Refused | 'full' {
  if (portfolio.entries.length >= MOST.entries) return 'full'
  const { book } = bookOf(portfolio.entries, portfolio.method)
  const next = enter(book, entry, portfolio.method)
  return typeof next === 'string' ? next : { ...portfolio, entries: [...portfolio.entries, entry] }
}

/** Money put in or taken out now, with what everything was worth right before. */
export function moveCash(
  portfolio: PaperPortfolio,
  move: Pick<CashEntry, 'id' | 'kind' | 'amount'>,
  quotes: Quotes,
  now: Moment,
): ReturnType<typeof withEntry> {
  const { standing } = knownOf(portfolio, quotes)
  return withEntry(portfolio, {
    ...move,
    ...now,
    before: standing.value,
    bench: priceIn(quotes, portfolio.benchmark),
  })
}

/**
 * What newer prices do: orders in the order they were placed, each against the newest price of its symbol; then the day's mark. `dayOf` is the
 * market's day of a time. The same portfolio where nothing changed.
 */
export function advance(
  portfolio: PaperPortfolio,
  quotes: Quotes,
  now: Moment,
  dayOf: (at: string) => IsoDate,
): PaperPortfolio {
  let next = portfolio
  for (const order of portfolio.orders) {
    if (next.entries.length >= MOST.entries) break
    const quote = quotes.get(order.symbol)
    const { book } = bookOf(next.entries, next.method)
    const tried = tryOrder(order, quote, book, feesOf(next), quote ? dayOf(quote.asOf) : now.on)
    if (tried.outcome === 'waits') continue
    const orders = next.orders.filter((one) => one.id !== order.id)
    const filled = tried.outcome === 'filled' ? withEntry(next, tried.entry) : tried.why
    if (typeof filled !== 'string') next = { ...filled, orders }
    else next = { ...next, orders, ended: endedWith(next, order, filled === 'no-cash' ? 'no-cash' : 'no-shares') }
  }
  return marked(next, quotes, now)
}

const endedWith = ({ ended }: PaperPortfolio, order: PaperOrder, why: EndedOrder['why']): readonly EndedOrder[] =>
  [...ended, { order, why }].slice(-MOST.ended)

export function cancelOrder(portfolio: PaperPortfolio, id: string): PaperPortfolio {
  const order = portfolio.orders.find((one) => one.id === id)
  return order
    ? {
        ...portfolio,
        orders: portfolio.orders.filter((one) => one.id !== id),
        ended: endedWith(portfolio, order, 'cancelled'),
      }
    : portfolio
}

function marked(portfolio: PaperPortfolio, quotes: Quotes, { on }: Moment): PaperPortfolio {
  if (portfolio.entries.length === 0) return portfolio
  const { standing, book, bench } = knownOf(portfolio, quotes)
  if (standing.value === null) return portfolio
  const mark: Mark = { on, value: standing.value, paidIn: book.deposits - book.withdrawals, bench }
  const last = portfolio.marks.at(-1)
  if (last && last.on === on && last.value === mark.value && last.paidIn === mark.paidIn && last.bench === mark.bench)
    return portfolio
  const before = portfolio.marks.filter((one) => one.on < on)
  return { ...portfolio, marks: [...before, mark].slice(-MOST.marks) }
}
