import { lazy, memo, useMemo } from 'react'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import { Late } from '../../ui/late.tsx'
import { spreadChart } from './spread-chart.ts'
import { words } from './words.ts'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))

/** The picture of the measure the table is sorted by, opened on a press. */
export const SpreadPart = memo(function SpreadPart(props: {
  readonly metric: MetricKey
  readonly rows: readonly Row[]
  readonly matches: readonly Row[]
}) {
  const { metric, rows, matches } = props
  const chart = useMemo(() => spreadChart(rows, matches, metric), [rows, matches, metric])
  if (!chart) return null
  return (
    <details className="fold mt-4 border-line border-t">
      <summary className="flex min-h-11 list-none items-center gap-3 py-2">
        <span className="flex-1 font-semibold">{words.spread.open(metrics[metric].name)}</span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">
        <Late what="The chart" room="min-h-80">
          <ChartCard chart={chart} fileName="stock-screen" isTitled={false} />
        </Late>
      </div>
    </details>
  )
})
