import type { Instrument } from '#wire/market.ts'
import { words } from '../market-rates/words.ts'
import { changeText, priceText } from './price-text.ts'

/** Lines of each list. */
const MOST = 3

/** Lines that rose or fell most, in percent of the last close. Rates and lines that are not current have no place in it. */
export function moversIn(lines: readonly Instrument[]): {
  readonly up: readonly Instrument[]
  readonly down: readonly Instrument[]
} {
  const moved = lines.filter(({ kind, stale, changePercent }) => kind !== 'rate' && !stale && changePercent !== null)
  const by = (sign: 1 | -1) =>
    moved
      .filter(({ changePercent }) => (changePercent ?? 0) * sign > 0)
      .toSorted((a, b) => sign * ((b.changePercent ?? 0) - (a.changePercent ?? 0)))
      .slice(0, MOST)
  return { up: by(1), down: by(-1) }
}

export function Movers({ lines }: { readonly lines: readonly Instrument[] }) {
  const { up, down } = moversIn(lines)
  return (
    <section className="mt-8" aria-label={words.movers.title}>
      <h3 className="text-lg">{words.movers.title}</h3>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        <Moved title={words.movers.up} none={words.movers.noneUp} lines={up} tone="text-green" />
        <Moved title={words.movers.down} none={words.movers.noneDown} lines={down} tone="text-bad" />
      </div>
      <p className="mt-2 text-ink-2 text-sm">{words.movers.means}</p>
    </section>
  )
}

function Moved({
  title,
  none,
  lines,
  tone,
}: {
  readonly title: string
  readonly none: string
  readonly lines: readonly Instrument[]
  readonly tone: string
}) {
  return (
    <div className="card px-4 py-3 md:px-5">
      <h4 className="font-semibold text-sm">{title}</h4>
      {lines.length === 0 ? <p className="text-ink-2 text-sm">{none}</p> : null}
      <ol className="mt-1">
        {lines.map((line) => (
          <li key={line.symbol} className="flex justify-between gap-3 border-line border-b py-1.5 last:border-b-0">
            <span className="min-w-0">{line.name}</span>
            <span className="shrink-0 text-end">
              <span className="font-semibold">{priceText(line)}</span>
              <span className={`block text-sm ${tone}`}>{changeText(line)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
