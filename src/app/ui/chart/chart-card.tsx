import { lazy, memo, Suspense, useState } from 'react'
import { chartTable, tableCsv } from '#calculators/kit/csv.ts'
import { monthText } from '#calculators/kit/format.ts'
import type { Chart, Table } from '#calculators/kit/presentation.ts'
import { download } from '../download.ts'
import { Ledger } from '../ledger.tsx'
import { LostPiece } from '../lost-piece.tsx'
import { XYPicture } from './xy-chart.tsx'

const FlowPicture = lazy(() => import('./flow-chart.tsx').then((module) => ({ default: module.FlowPicture })))

/** A chart with its title, its note and its table twin. */
export const ChartCard = memo(function ChartCard({ chart, fileName }: { chart: Chart; fileName: string }) {
  const [asTable, setAsTable] = useState(false)
  return (
    <section className="mt-7" aria-label={chart.title}>
      <h2 className="text-xl">{chart.title}</h2>
      {chart.lead ? <p className="mb-3 max-w-[65ch] text-ink-2">{chart.lead}</p> : null}
      <figure className="card px-4 pt-4 pb-3 md:px-5">
        {asTable ? (
          <div className="max-h-[420px] overflow-y-auto">
            <Ledger table={readable(chart)} />
          </div>
        ) : chart.kind === 'flow' ? (
          <LostPiece what="The picture">
            <Suspense fallback={<div className="h-[420px]" />}>
              <FlowPicture chart={chart} />
            </Suspense>
          </LostPiece>
        ) : (
          <XYPicture chart={chart} />
        )}
        <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-2 text-xs">
          <span>{chart.note}</span>
          <span className="no-print flex gap-4">
            <button
              type="button"
              className="text-green underline underline-offset-2"
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'View as chart' : 'View as table'}
            </button>
            <button
              type="button"
              className="text-green underline underline-offset-2"
              onClick={() => download(`${fileName}-${chart.key}.csv`, tableCsv(chartTable(chart)))}
            >
              CSV<span className="sr-only"> of {chart.title}</span>
            </button>
          </span>
        </figcaption>
      </figure>
    </section>
  )
})

/** The table twin for reading: months in words. */
function readable(chart: Chart): Table {
  const table = chartTable(chart)
  if (chart.kind === 'flow' || chart.x.kind !== 'month') return table
  return { ...table, rows: table.rows.map((row) => [monthText(String(row[0]), true), ...row.slice(1)]) }
}
