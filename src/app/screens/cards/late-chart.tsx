import { lazy } from 'react'
import type { Chart } from '#calculators/kit/presentation.ts'
import { Late } from '../../ui/late.tsx'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))

interface LateChartProps {
  readonly chart: Chart
  readonly fileName: string
  /** The width a finished page is drawn for beside a phone's. */
  readonly wide?: number
}

/** A chart of a screen: in the finished page as HTML, its code fetched after the page stands. */
export function LateChart({ chart, fileName, wide }: LateChartProps) {
  return (
    <Late what="The chart" room="mt-7 h-[460px]">
      <ChartCard chart={chart} fileName={fileName} {...(wide === undefined ? {} : { wide })} />
    </Late>
  )
}
