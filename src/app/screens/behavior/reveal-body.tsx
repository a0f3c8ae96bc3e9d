import { tableCsv } from '#calculators/kit/csv.ts'
import type { Chart, Table } from '#calculators/kit/presentation.ts'
import type { DrawGuess, Guess } from '#teaching/market/guess.ts'
import { reveals } from '#teaching/market/reveals.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { words } from './words.ts'

const FILE = 'market-behavior'
/** Rows seen before the table scrolls. */
const SHORT = 16

/** The charts and tables behind an answer; of a drawing, its line beside the record. */
export function RevealBody({ guess, mine }: { readonly guess: Guess; readonly mine: readonly number[] | null }) {
  const { charts = [], tables = [] } = reveals[guess.slug] ?? {}
  return (
    <>
      {[...(guess.kind === 'draw' ? [comparison(guess, mine)] : []), ...charts].map((chart) => (
        <section key={chart.key} className="mt-6" aria-label={chart.title}>
          <h4 className="mb-2 font-semibold">{chart.title}</h4>
          <ChartCard chart={chart} fileName={FILE} isTitled={false} />
        </section>
      ))}
      {tables.map((table) => (
        <TablePart key={table.key} table={table} />
      ))}
    </>
  )
}

const comparison = (guess: DrawGuess, mine: readonly number[] | null): Chart => ({
  kind: 'lines',
  key: guess.slug,
  title: mine === null ? words.record : words.compared,
  summary: guess.points.map(({ label }, i) => `${label}: ${Math.round(guess.truth[i] ?? 0)}`).join('; '),
  note: 'US stocks with dividends, averages of months: Robert J. Shiller',
  x: { label: guess.xLabel, kind: 'number', values: guess.points.map(({ label }) => label) },
  unit: guess.unit,
  yLabel: guess.yLabel,
  series: [
    { key: 'record', label: words.record, color: 'principal', values: guess.truth },
    ...(mine === null
      ? []
      : [{ key: 'mine', label: words.yours, color: 'interest' as const, look: 'dashed' as const, values: mine }]),
  ],
})

function TablePart({ table }: { readonly table: Table }) {
  return (
    <section className="mt-6" aria-label={table.title}>
      <h4 className="font-semibold">{table.title}</h4>
      {table.lead ? <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{table.lead}</p> : null}
      <div
        className={`mt-2 ${table.rows.length > SHORT ? 'max-h-[420px] overflow-y-auto print:max-h-none print:overflow-visible' : ''}`}
      >
        <Ledger table={table} />
      </div>
      <p className="no-print">
        <button
          type="button"
          className="min-h-11 text-green text-sm underline underline-offset-2"
          onClick={() => download(`${FILE}-${table.key}.csv`, tableCsv(table))}
        >
          CSV<span className="sr-only"> of {table.title}</span>
        </button>
      </p>
    </section>
  )
}
