import type { Chart } from '#calculators/kit/presentation.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'

/** A picture in an article, as wide as its text. */
export const ArticleChart = ({ chart }: { readonly chart: Chart }) => (
  <div className="my-2">
    <ChartCard chart={chart} fileName="article" wide={660} />
  </div>
)
