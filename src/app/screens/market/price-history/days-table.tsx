import { american } from '#calculators/kit/say.ts'
import type { MarketHistory } from '#wire/market-history.ts'
import { hasCandles, hasDividends } from './figures.ts'
import { priceOf } from './shapes.ts'
import { words } from './words.ts'

/** Rows of the table on the page; the file has all days. */
const MOST_ROWS = 250

/** The newest days as people read prices; a phone has room for the closes. */
export function DaysTable({ history }: { readonly history: MarketHistory }) {
  const { name, candles } = history
  const text = (price: number | null) => (price === null ? '' : priceOf(history, price))
  const wide = hasCandles(candles) ? (['open', 'high', 'low'] as const) : []
  const paid = hasDividends(candles)
  return (
    // A scrolling region must be reachable by keyboard.
    <section className="max-h-[420px] overflow-y-auto" aria-label={words.table(name)} tabIndex={0}>
      <table className="ledger">
        <caption className="sr-only">{words.table(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.date}</th>
            <th scope="col">{words.columns.close}</th>
            {wide.map((key) => (
              <th key={key} scope="col" className="hidden sm:table-cell">
                {words.columns[key]}
              </th>
            ))}
            {paid ? <th scope="col">{words.columns.dividend}</th> : null}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-MOST_ROWS)
            .toReversed()
            .map((day) => (
              <tr key={day.date}>
                <th scope="row" className="font-normal">
                  {american.dateShort(day.date)}
                </th>
                <td>{text(day.close)}</td>
                {wide.map((key) => (
                  <td key={key} className="hidden sm:table-cell">
                    {text(day[key])}
                  </td>
                ))}
                {paid ? <td>{day.dividend > 0 ? american.price(day.dividend) : ''}</td> : null}
              </tr>
            ))}
        </tbody>
      </table>
      {candles.length > MOST_ROWS ? <p className="py-2 text-ink-2 text-xs">{words.rest(MOST_ROWS)}</p> : null}
    </section>
  )
}
