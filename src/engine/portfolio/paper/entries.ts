/** What happened in a practice portfolio, one thing after another, and the book that follows from it. */
import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { type Lot, type LotMethod, type Sold, sellFrom, sellNamed } from '#engine/shares/lots.ts'

/** Shares to sell by the entry that bought them: specific identification. */
export type NamedLots = Readonly<Record<string, number>>

interface Happened {
  /** Different from all others of the portfolio. */
  readonly id: string
  /** When, as an ISO time. Entries count in the order they were made: a delayed price is older than the deposit that pays for it. */
  readonly at: string
  /** The day of it at the market. */
  readonly on: IsoDate
}
export interface CashEntry extends Happened {
  readonly kind: 'deposit' | 'withdrawal'
  /** Dollars above zero. */
  readonly amount: number
  /** What the whole portfolio was worth right before; null where a price was missing. */
  readonly before: number | null
  /** The benchmark's price at that time; null for none. */
  readonly bench: number | null
}
export interface TradeEntry extends Happened {
  readonly kind: 'buy' | 'sell'
  readonly symbol: string
  readonly shares: number
  /** Dollars a share. */
  readonly price: number
  /** Dollars: added to what a purchase costs, taken off what a sale brings. */
  readonly fee: number
  /** For a sale: from which purchases; null follows the portfolio's method. */
  readonly lots: NamedLots | null
  /** Why, in the visitor's words. */
  readonly note: string
}
export interface DividendEntry extends Happened {
  readonly kind: 'dividend'
  readonly symbol: string
  /** Dollars a share, on the shares held then. */
  readonly perShare: number
}
export interface SplitEntry extends Happened {
  readonly kind: 'split'
  readonly symbol: string
  /** New shares for each old one: 2 for a two-for-one, 0.1 for a one-for-ten reverse split. */
  readonly ratio: number
}
export type PaperEntry = CashEntry | TradeEntry | DividendEntry | SplitEntry

/** Why an entry cannot be. */
export type Refused = 'no-cash' | 'no-shares' | 'no-lot' | 'not-a-number'

/** A purchase that is still held, or what is left of it, with the entry that bought it. */
export interface PaperLot extends Lot {
  readonly entry: string
}
export interface PaperSold extends Sold {
  readonly symbol: string
  /** The entry that sold it. */
  readonly entry: string
}
/** Dollars. Cash plus what the lots cost equals deposits less withdrawals, plus realized gains, plus dividends. */
export interface Book {
  readonly cash: number
  readonly deposits: number
  readonly withdrawals: number
  readonly dividends: number
  readonly fees: number
  /** Proceeds less cost of what was sold, fees counted. */
  readonly realized: number
  readonly lots: ReadonlyMap<string, readonly PaperLot[]>
  readonly sold: readonly PaperSold[]
}

export const emptyBook: Book = {
  cash: 0,
  deposits: 0,
  withdrawals: 0,
  dividends: 0,
  fees: 0,
  realized: 0,
  lots: new Map(),
  sold: [],
}

/** What a trade moves before its fee: shares times price, to the cent. */
export const tradeAmount = (shares: number, price: number): number => roundToCent(shares * price)

export const sharesOf = (book: Book, symbol: string): number =>
  (book.lots.get(symbol) ?? []).reduce((sum, lot) => sum + lot.shares, 0)

/** A cent of rounding is no missing money. */
const CENT = 0.005

/**
 * The book after one more entry, or why it cannot be. Nothing is bought without the cash for it and nothing sold that is not held: no
 * borrowing, no short sales. A split multiplies the shares of every lot and leaves what it cost. Wash sales are not looked at.
 */
export function enter(book: Book, entry: PaperEntry, method: LotMethod): Book | Refused {
  if (!isSound(entry)) return 'not-a-number'
  switch (entry.kind) {
    case 'deposit':
      return {
        ...book,
        cash: roundToCent(book.cash + entry.amount),
        deposits: roundToCent(book.deposits + entry.amount),
      }
    case 'withdrawal':
      if (entry.amount > book.cash + CENT) return 'no-cash'
      return {
        ...book,
        cash: roundToCent(book.cash - entry.amount),
        withdrawals: roundToCent(book.withdrawals + entry.amount),
      }
    case 'dividend': {
      const shares = sharesOf(book, entry.symbol)
      if (shares <= 0) return 'no-shares'
      const paid = tradeAmount(shares, entry.perShare)
      return { ...book, cash: roundToCent(book.cash + paid), dividends: roundToCent(book.dividends + paid) }
    }
    case 'split': {
      const held = book.lots.get(entry.symbol)
      if (!held) return 'no-shares'
      return {
        ...book,
        lots: withLots(
          book,
          entry.symbol,
          held.map((lot) => splitLot(lot, entry.ratio)),
        ),
      }
    }
    case 'buy':
      return buy(book, entry)
    case 'sell':
      return sell(book, entry, method)
  }
}

const splitLot = (lot: PaperLot, ratio: number): PaperLot => ({
  ...lot,
  shares: lot.shares * ratio,
  costPerShare: lot.costPerShare / ratio,
})

function withLots(book: Book, symbol: string, lots: readonly PaperLot[]): Book['lots'] {
  const next = new Map(book.lots)
  if (lots.length === 0) next.delete(symbol)
  else next.set(symbol, lots)
  return next
}

function buy(book: Book, { id, on, symbol, shares, price, fee }: TradeEntry): Book | Refused {
  const cost = roundToCent(tradeAmount(shares, price) + fee)
  if (cost > book.cash + CENT) return 'no-cash'
  const before = book.lots.get(symbol) ?? []
  const lot: PaperLot = {
    entry: id,
    trade: nextPlace(before),
    acquired: on,
    heldFrom: on,
    shares,
    costPerShare: cost / shares,
    washPerShare: 0,
  }
  return {
    ...book,
    cash: roundToCent(book.cash - cost),
    fees: roundToCent(book.fees + fee),
    lots: withLots(book, symbol, [...before, lot]),
  }
}
/** Lots of a symbol are told apart by a number that grows with each purchase. */
const nextPlace = (lots: readonly PaperLot[]): number => Math.max(-1, ...lots.map(({ trade }) => trade)) + 1

function sell(
  book: Book,
  { id, on, symbol, shares, price, fee, lots: named }: TradeEntry,
  method: LotMethod,
): Book | Refused {
  const held = book.lots.get(symbol)
  if (!held) return 'no-shares'
  const brought = roundToCent(tradeAmount(shares, price) - fee)
  if (book.cash + brought < -CENT) return 'no-cash'
  const perShare = brought / shares
  const byTrade = namedPlaces(held, named)
  if (byTrade === 'no-lot') return 'no-lot'
  if (byTrade !== null && Math.abs([...byTrade.values()].reduce((a, b) => a + b, 0) - shares) > shares * 1e-9)
    return 'no-lot'
  const taken = byTrade ? sellNamed(held, byTrade, perShare, on) : sellFrom(held, shares, perShare, on, method)
  if (taken === null) return 'no-shares'
  const entryOf = new Map(held.map((lot) => [lot.trade, lot.entry]))
  return {
    ...book,
    cash: roundToCent(book.cash + brought),
    fees: roundToCent(book.fees + fee),
    realized: book.realized + taken.sold.reduce((sum, { gain }) => sum + gain, 0),
    lots: withLots(
      book,
      symbol,
      taken.left.map((lot) => ({ ...lot, entry: entryOf.get(lot.trade) ?? '' })),
    ),
    sold: [...book.sold, ...taken.sold.map((one) => ({ ...one, symbol, entry: id }))],
  }
}

function namedPlaces(
  held: readonly PaperLot[],
  named: NamedLots | null,
): ReadonlyMap<number, number> | null | 'no-lot' {
  if (named === null) return null
  const places = new Map<number, number>()
  for (const [entry, shares] of Object.entries(named)) {
    const lot = held.find((one) => one.entry === entry)
    if (!lot) return 'no-lot'
    if (shares > 0) places.set(lot.trade, shares)
  }
  return places
}

const above = (...values: readonly number[]): boolean => values.every((value) => Number.isFinite(value) && value > 0)

function isSound(entry: PaperEntry): boolean {
  switch (entry.kind) {
    case 'deposit':
    case 'withdrawal':
      return above(entry.amount)
    case 'dividend':
      return above(entry.perShare)
    case 'split':
      return above(entry.ratio)
    case 'buy':
    case 'sell':
      return above(entry.shares, entry.price) && Number.isFinite(entry.fee) && entry.fee >= 0
  }
}

/** The book after all entries, one after another, and those that could not be with the reason: they are left out. */
export function bookOf(
  entries: readonly PaperEntry[],
  method: LotMethod,
): { readonly book: Book; readonly left: readonly { readonly entry: PaperEntry; readonly why: Refused }[] } {
  let book = emptyBook
  const left: { readonly entry: PaperEntry; readonly why: Refused }[] = []
  for (const entry of entries) {
    const next = enter(book, entry, method)
    if (typeof next === 'string') left.push({ entry, why: next })
    else book = next
  }
  return { book, left }
}
