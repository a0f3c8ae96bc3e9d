/** Another benchmark for a practice portfolio: the dollars put in and taken out, at its prices of their days. */
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { cashFlows, type PaperPortfolio } from './portfolio.ts'
import { inBenchmark } from './returns.ts'

/** The end of a day's trading. */
export interface Close {
  readonly date: IsoDate
  readonly close: number
}
/** Days a closing price may be old: over a long weekend, not over a hole in the history. */
const OLDEST = 7

/** The last close on or before a day; null for none that is young enough. */
function closeOn(closes: readonly Close[], on: IsoDate): number | null {
  const last = closes
    .filter(({ date, close }) => date <= on && close > 0)
    .reduce<Close | null>((a, b) => (a && a.date > b.date ? a : b), null)
  return last && daysBetween(last.date, on) <= OLDEST ? last.close : null
}

/**
 * The portfolio compared with another symbol (null: with nothing). What was kept of the one before is of no use: a price of one symbol says nothing
 * of another. Each flow gets the close of its day, and each mark what the flows up to it were worth then; null where no close is known.
 */
export function withBenchmark(
  portfolio: PaperPortfolio,
  symbol: string | null,
  closes: readonly Close[],
): PaperPortfolio {
  const entries = portfolio.entries.map((entry) =>
    entry.kind === 'deposit' || entry.kind === 'withdrawal' ? { ...entry, bench: closeOn(closes, entry.on) } : entry,
  )
  const flows = cashFlows(entries)
  const marks = portfolio.marks.map((mark) => ({
    ...mark,
    bench: inBenchmark(
      flows.filter(({ on }) => on <= mark.on),
      closeOn(closes, mark.on),
    ),
  }))
  return { ...portfolio, benchmark: symbol, entries, marks }
}
