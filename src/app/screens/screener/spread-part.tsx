import { lazy, memo, useMemo, useState } from 'react'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import { Late } from '../../ui/late.tsx'
import { spreadChart } from './spread-chart.ts'
import { words } from './words.ts'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))

interface SpreadProps {
  readonly metric: MetricKey
  readonly rows: readonly Row[]
  readonly matches: readonly Row[]
}

/** The picture of the measure the table is sorted by: drawn once it is opened. */
export const SpreadPart = memo(function SpreadPart(props: SpreadProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="fold mt-4 border-line border-t"
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 py-2">
        <span className="flex-1 font-semibold">{words.spread.open(metrics[props.metric].name)}</span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">{isOpen ? <Spread {...props} /> : null}</div>
    </details>
  )
})

function Spread({ metric, rows, matches }: SpreadProps) {
  const chart = useMemo(() => spreadChart(rows, matches, metric), [rows, matches, metric])
  if (!chart) return null
  return (
    <Late what="The chart" room="min-h-80">
      <ChartCard chart={chart} fileName="stock-screen" isTitled={false} />
    </Late>
  )
}
