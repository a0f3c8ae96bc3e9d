import type { Examples } from '../gallery/examples.ts'
import { ChartCard } from './chart-card.tsx'
import { lineCharts } from './lines.samples.ts'
import { shapeCharts } from './shapes.samples.ts'

export const examples: Examples = {
  part: 'ChartCard',
  shows: [...lineCharts, ...shapeCharts].map((chart) => ({
    name: `${chart.kind}, ${chart.key}`,
    draw: <ChartCard chart={chart} fileName="gallery" />,
  })),
}
