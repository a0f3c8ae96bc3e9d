import { lazy, memo, Suspense, useState } from 'react'
import { chartTable, tableCsv } from '#calculators/kit/csv.ts'
import { monthText } from '#calculators/kit/format.ts'
import type { Chart, Table, XYChart } from '#calculators/kit/presentation.ts'
import { download } from '../download.ts'
import { Ledger } from '../ledger.tsx'
import { LostPiece } from '../lost-piece.tsx'
import { XYPicture } from './xy-chart.tsx'

/** Pictures few pages need; each comes when it is first drawn. */
const FlowPicture = lazy(async () => ({ default: (await import('./flow-chart.tsx')).FlowPicture }))
const HeatPicture = lazy(async () => ({ default: (await import('./heat-chart.tsx')).HeatPicture }))
const WaterfallPicture = lazy(async () => ({ default: (await import('./waterfall-chart.tsx')).WaterfallPicture }))
const RanksPicture = lazy(async () => ({ default: (await import('./ranks-chart.tsx')).RanksPicture }))
const FillPicture = lazy(async () => ({ default: (await import('./fill-chart.tsx')).FillPicture }))

/** A chart with its title, its note and its table twin. */
export const ChartCard = memo(function ChartCard(props: {
  chart: Chart
  fileName: string
  /** False where a heading above already says the title. */
  isTitled?: boolean
  /** The width a finished page is drawn for beside a phone's, until the real one is known. */
  wide?: number
}) {
  const { chart, fileName, isTitled = true, wide } = props
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={isTitled ? 'mt-7' : ''} aria-label={chart.title}>
      {isTitled ? <h2 className={`text-xl ${chart.lead ? '' : 'mb-2'}`}>{chart.title}</h2> : null}
      {chart.lead ? <p className="mb-3 max-w-[65ch] text-ink-2">{chart.lead}</p> : null}
      <figure className="card px-4 pt-4 pb-3 md:px-5">
        {asTable ? (
          <div className="max-h-[420px] overflow-y-auto">
            <Ledger table={readable(chart)} />
          </div>
        ) : (
          <Picture chart={chart} wide={wide} />
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

function Picture({ chart, wide }: { chart: Chart; wide: number | undefined }) {
  if (isXY(chart)) return <XYPicture chart={chart} wide={wide} />
  return (
    <LostPiece what="The picture">
      <Suspense fallback={<div className="h-[420px]" />}>
        {chart.kind === 'flow' ? (
          <FlowPicture chart={chart} wide={wide} />
        ) : chart.kind === 'heat' ? (
          <HeatPicture chart={chart} wide={wide} />
        ) : chart.kind === 'waterfall' ? (
          <WaterfallPicture chart={chart} />
        ) : chart.kind === 'ranks' ? (
          <RanksPicture chart={chart} />
        ) : (
          <FillPicture chart={chart} />
        )}
      </Suspense>
    </LostPiece>
  )
}

const isXY = (chart: Chart): chart is XYChart =>
  chart.kind === 'lines' || chart.kind === 'stacked' || chart.kind === 'bars'

/** The table twin for reading: months in words, and of a large grid the named rows and columns only. */
function readable(chart: Chart): Table {
  const table = { ...chartTable(chart), title: `${chart.title}, as a table` }
  if (chart.kind === 'heat') {
    const shown = [0, ...chart.x.ticks.map((tick) => tick.at + 1)]
    return {
      ...table,
      columns: shown.flatMap((at) => table.columns[at] ?? []),
      rows: chart.y.ticks.map((tick) => shown.map((at) => table.rows[tick.at]?.[at] ?? null)),
    }
  }
  if (!isXY(chart) || chart.x.kind !== 'month') return table
  return { ...table, rows: table.rows.map((row) => [monthText(String(row[0]), true), ...row.slice(1)]) }
}
