/** What a practice portfolio holds at the newest prices. */
import type { Book, PaperLot } from './entries.ts'

export interface Position {
  readonly symbol: string
  readonly lots: readonly PaperLot[]
  readonly shares: number
  /** What the shares cost, fees included. */
  readonly cost: number
  /** Null where no price is known. */
  readonly price: number | null
  readonly value: number | null
  /** Value less cost: not realized. */
  readonly gain: number | null
  /** Of the whole portfolio, 0 to 1; null where not all prices are known. */
  readonly share: number | null
}
export interface Standing {
  readonly positions: readonly Position[]
  /** Cash and all positions; null where a price is missing. */
  readonly value: number | null
  readonly unrealized: number | null
  readonly cost: number
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0)

/** `priceOf` answers null for a symbol nobody has a price of. Positions in the order they were first bought. */
export function standingOf(book: Book, priceOf: (symbol: string) => number | null): Standing {
  const held = [...book.lots].map(([symbol, lots]) => {
    const shares = sum(lots, (lot) => lot.shares)
    const cost = sum(lots, (lot) => lot.shares * lot.costPerShare)
    const price = priceOf(symbol)
    const value = price === null ? null : shares * price
    return { symbol, lots, shares, cost, price, value, gain: value === null ? null : value - cost }
  })
  const isKnown = held.every(({ value }) => value !== null)
  const value = isKnown ? book.cash + sum(held, (one) => one.value ?? 0) : null
  const cost = sum(held, (one) => one.cost)
  return {
    positions: held.map((one) => ({
      ...one,
      share: value === null || !(value > 0) || one.value === null ? null : one.value / value,
    })),
    value,
    unrealized: isKnown ? sum(held, (one) => one.gain ?? 0) : null,
    cost,
  }
}
