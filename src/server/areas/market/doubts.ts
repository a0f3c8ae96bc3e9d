import type { Instrument } from '#wire/market.ts'

/** How far a price may move from one reading to the next and be news: a factor up or down. Rates: percent points. */
const ordinary: Readonly<Record<Instrument['kind'], number>> = {
  index: 1.2,
  stock: 1.5,
  etf: 1.35,
  bond: 1.3,
  fx: 1.15,
  rate: 2,
}
/** Beyond this factor a price that is no split is more likely a wrong unit than news. */
const LARGEST_NEWS = 3
/** Larger ratios in which shares are split or joined, and how near a price must come to one. A hundred is not among them: that is cents. */
const splits = [3, 4, 5, 6, 7, 8, 10, 15, 20, 25, 30, 40, 50]
const NEAR = 0.04
/** A source that alone says something unlikely for so long (milliseconds) is believed: a day's trading has passed. */
const LONG_MS = 20 * 3_600_000

interface Doubt {
  readonly providerId: string
  /** The reading that was put aside. */
  readonly line: Instrument
  /** When that was, by the steady clock. */
  readonly since: number
  /** The time of the newest reading that said the same. */
  readonly asOf: string
  /** Readings of different times that said the same, the first included. */
  readonly times: number
}

/**
 * Readings too unlikely to be shown on one word. A price that jumps is put aside, and the last good line stands, marked stale, until it is
 * confirmed: by another source, or by the same one at a later time. News up to threefold takes a second reading; the ratio of a larger split
 * a third; all else, and another currency or kind under the same symbol, a day of saying so. A reading like the last good one ends a doubt.
 */
export class Doubts {
  readonly #aside = new Map<string, Doubt>()
  readonly #steady: () => number

  constructor(steady: () => number) {
    this.#steady = steady
  }

  /** The line to show: what was read, or the last good line, marked stale. `before` is the last good one of the symbol. */
  judge(providerId: string, line: Instrument, before: Instrument | undefined): Instrument {
    if (!before || before.sample !== line.sample || isLike(line, before)) {
      this.#aside.delete(line.symbol)
      return line
    }
    const doubt = this.#next(providerId, line)
    if (this.#isConfirmed(doubt, providerId, before)) {
      this.#aside.delete(line.symbol)
      return line
    }
    this.#aside.set(line.symbol, doubt)
    return { ...before, stale: true }
  }

  #next(providerId: string, line: Instrument): Doubt {
    const known = this.#aside.get(line.symbol)
    if (!known || !isLike(line, known.line)) {
      return { providerId, line, since: this.#steady(), asOf: line.asOf, times: 1 }
    }
    return line.asOf > known.asOf ? { ...known, asOf: line.asOf, times: known.times + 1 } : known
  }

  #isConfirmed(doubt: Doubt, providerId: string, before: Instrument): boolean {
    if (doubt.providerId !== providerId) return true
    if (doubt.times >= 3 && this.#steady() - doubt.since >= LONG_MS) return true
    if (!isSameThing(doubt.line, before)) return false
    if (doubt.line.kind === 'rate') return doubt.times >= 2
    const factor = factorOf(doubt.line.price, before.price)
    if (factor <= LARGEST_NEWS) return doubt.times >= 2
    return doubt.times >= 3 && splits.some((ratio) => Math.abs(factor / ratio - 1) <= NEAR)
  }
}

const isSameThing = (one: Instrument, other: Instrument): boolean =>
  one.currency === other.currency && one.kind === other.kind

/** Whether one reading follows another as prices do. */
function isLike(line: Instrument, before: Instrument): boolean {
  if (!isSameThing(line, before)) return false
  const most = ordinary[line.kind]
  if (line.kind === 'rate') return Math.abs(line.price - before.price) <= most
  return factorOf(line.price, before.price) <= most
}

/** How many times the one is the other, whichever is larger. */
const factorOf = (one: number, other: number): number => Math.max(one / other, other / one)
