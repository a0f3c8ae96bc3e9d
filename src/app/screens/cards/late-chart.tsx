import { lazy } from 'react'
import type { Chart } from '#calculators/kit/presentation.ts'
import { Late } from '../../ui/late.tsx'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))

/** A chart of a screen: in the finished page as HTML, its code fetched after the page stands. */
export function LateChart({ chart, fileName }: { readonly chart: Chart; readonly fileName: string }) {
  return (
    <Late what="The chart" room="mt-7 h-[460px]">
      <ChartCard chart={chart} fileName={fileName} />
    </Late>
  )
}
