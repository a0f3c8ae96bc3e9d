import { memo, type ReactNode, useState } from 'react'
import type { Instrument, MarketSnapshot } from '#wire/market.ts'
import { changeText, clockText, directionOf, kindNames, priceText, type SortKey, sortLines } from './price-text.ts'
import { Sparkline } from './sparkline.tsx'
import { useNow } from './use-now.ts'

interface SortProps {
  readonly label: string
  readonly mine: SortKey
  readonly sort: { readonly key: SortKey; readonly down: boolean }
  readonly onSort: (key: SortKey) => void
}

function SortHead({ className, children, ...rest }: SortProps & { className?: string; children?: ReactNode }) {
  const { sort, mine } = rest
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sort.key === mine ? (sort.down ? 'descending' : 'ascending') : 'none'}
    >
      <SortButton {...rest} />
      {children}
    </th>
  )
}

function SortButton({ label, mine, sort, onSort }: SortProps) {
  return (
    <button type="button" className="whitespace-nowrap py-1 hover:underline" onClick={() => onSort(mine)}>
      {label}
      <span aria-hidden="true">{sort.key === mine ? (sort.down ? ' ↓' : ' ↑') : ''}</span>
    </button>
  )
}

/**
 * Every line of the market with its source and time. Names open to what the line means. A phone has room for two columns: there
 * the change stands under its price.
 */
export function MarketTable({
  lines,
  timestamp,
}: Pick<MarketSnapshot, 'timestamp'> & { lines: readonly Instrument[] }) {
  const [sort, setSort] = useState<{ key: SortKey; down: boolean }>({ key: 'listed', down: false })
  const now = useNow(timestamp)
  const sortBy = (key: SortKey) => {
    if (sort.key !== key) setSort({ key, down: key !== 'name' })
    else if (sort.down === (key !== 'name')) setSort({ key, down: !sort.down })
    else setSort({ key: 'listed', down: false })
  }
  return (
    <table className="ledger max-sm:[&_:is(td,th)]:!px-0 max-sm:[&_td]:!pl-2 [&_tbody_:is(td,th)]:align-top [&_thead_th]:align-middle">
      <caption className="sr-only">Market prices with change, time and source</caption>
      <thead>
        <tr>
          <SortHead label="Name" mine="name" sort={sort} onSort={sortBy} />
          <th scope="col" className="hidden sm:table-cell">
            Lately
          </th>
          <SortHead label="Price" mine="price" sort={sort} onSort={sortBy}>
            <span className="block sm:hidden">
              <SortButton label="Change" mine="change" sort={sort} onSort={sortBy} />
            </span>
          </SortHead>
          <SortHead label="Change" mine="change" sort={sort} onSort={sortBy} className="hidden sm:table-cell" />
          <th scope="col" className="hidden lg:table-cell">
            As of, ET
          </th>
          <th scope="col" className="hidden lg:table-cell">
            Source
          </th>
        </tr>
      </thead>
      <tbody>
        {sortLines(lines, sort.key, sort.down).map((line) => (
          <Row key={line.symbol} line={line} asOf={clockText(line.asOf, now)} />
        ))}
      </tbody>
    </table>
  )
}

/** One line of the market; drawn anew only when it moved. */
const Row = memo(function Row({ line, asOf }: { readonly line: Instrument; readonly asOf: string }) {
  const change = changeText(line) ?? <span className="text-ink-3">not given</span>
  const direction = directionOf(line)
  const tone = direction > 0 ? 'text-green' : direction < 0 ? 'text-bad' : 'text-ink-2'
  const marks = [
    line.sample && line.source !== 'Sample data' ? 'sample data' : '',
    line.stale ? 'not current' : '',
    line.endOfDay ? 'end of day' : '',
    line.delayed && !line.endOfDay ? (line.delayMinutes ? `delayed ${line.delayMinutes} min` : 'delayed') : '',
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row" className="!whitespace-normal font-normal max-sm:w-full">
        {line.explanation ? (
          <details>
            <summary className="font-medium">{line.name}</summary>
            <p className="mt-1 max-w-[46ch] text-ink-2 text-sm">{line.explanation}</p>
          </details>
        ) : (
          <span className="font-medium">{line.name}</span>
        )}
        <span className="block text-ink-3 text-xs">
          {[kindNames[line.kind], ...marks].join(' · ')}
          <span className="lg:hidden">
            {' '}
            · {asOf} · {line.source}
          </span>
        </span>
      </th>
      <td className="hidden sm:table-cell">
        <span className="flex justify-end">
          <Sparkline history={line.history} up={direction >= 0} />
        </span>
      </td>
      <td className="max-sm:!whitespace-normal">
        <span className="font-semibold">{priceText(line)}</span>
        <span className={`block text-sm sm:hidden ${tone}`}>{change}</span>
      </td>
      <td className={`hidden sm:table-cell ${tone}`}>{change}</td>
      <td className="hidden text-ink-2 lg:table-cell">{asOf}</td>
      <td className="hidden !whitespace-normal text-ink-2 lg:table-cell">{line.source}</td>
    </tr>
  )
})
