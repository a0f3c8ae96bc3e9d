/** Dividends and splits that the feed reports, put where they belong among what happened. */
import type { IsoDate } from '#engine/month.ts'
import { bookOf, type PaperEntry, sharesOf } from './entries.ts'
import { MOST, type PaperPortfolio } from './portfolio.ts'

/** One day of the feed's history. */
export interface ReportedDay {
  readonly date: IsoDate
  /** Dollars a share, in shares of today: the feed divides by the splits since. 0 for none. */
  readonly dividend: number
  /** How many shares one became that morning; 1 for none. */
  readonly split: number
}

/** The day the first share of each symbol was bought: only later days matter. */
export function heldSince({ entries }: Pick<PaperPortfolio, 'entries'>): ReadonlyMap<string, IsoDate> {
  const since = new Map<string, IsoDate>()
  for (const entry of entries)
    if (entry.kind === 'buy' && !(entry.on >= (since.get(entry.symbol) ?? '9'))) since.set(entry.symbol, entry.on)
  return since
}

/**
 * The portfolio with what was reported of a symbol. A dividend counts for the shares bought before its day and a split for the lots of that
 * morning, so each goes before everything of its day; what is in already (by its id, or entered by hand for that day) is not entered again. The
 * same portfolio where there is nothing new or no room.
 */
export function withReported(portfolio: PaperPortfolio, symbol: string, days: readonly ReportedDay[]): PaperPortfolio {
  const since = heldSince(portfolio).get(symbol)
  if (since === undefined) return portfolio
  let { entries } = portfolio
  const inDays = days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).filter(({ date }) => date > since)
  for (const [i, { date, dividend, split }] of inDays.entries()) {
    const head = { at: `${date}T13:00:00.000Z`, on: date, symbol }
    const later = inDays.slice(i + 1).reduce((all, day) => all * day.split, 1)
    const found: PaperEntry[] = [
      // On a day with both, the shares of the morning are the new ones, and so is what a share was paid.
      ...(split !== 1 && split > 0
        ? [{ ...head, kind: 'split' as const, id: `split-${key(symbol)}-${date}`, ratio: split }]
        : []),
      ...(dividend > 0
        ? [{ ...head, kind: 'dividend' as const, id: `dividend-${key(symbol)}-${date}`, perShare: dividend * later }]
        : []),
    ]
    for (const entry of found) {
      if (entries.length >= MOST.entries || entries.some((one) => isSame(one, entry))) continue
      const place = entries.findIndex(({ on }) => on >= date)
      const before = place < 0 ? entries : entries.slice(0, place)
      const at = Math.max(before.length, lastOf(entries, entry))
      if (sharesOf(bookOf(entries.slice(0, at), portfolio.method).book, symbol) <= 0) continue
      entries = entries.toSpliced(at, 0, entry)
    }
  }
  return entries === portfolio.entries ? portfolio : { ...portfolio, entries }
}

/** Behind a split that was put in for the same day. */
const lastOf = (entries: readonly PaperEntry[], { on, kind }: PaperEntry): number =>
  kind === 'dividend'
    ? entries.findLastIndex((one) => one.kind === 'split' && one.on === on && one.id.startsWith('split-')) + 1
    : 0

const isSame = (one: PaperEntry, other: PaperEntry): boolean =>
  one.id === other.id ||
  (one.kind === other.kind &&
    one.on === other.on &&
    'symbol' in one &&
    'symbol' in other &&
    one.symbol === other.symbol)

/** A symbol as a part of an id. */
const key = (symbol: string): string => symbol.replaceAll(/[^\w-]/g, '_')
