import type { Chart } from '#calculators/kit/presentation.ts'
import { LateChart } from '../cards/late-chart.tsx'

/** A chart inside an article, as wide as its text on a desk. */
export const ArticleChart = ({ chart }: { chart: Chart }) => <LateChart chart={chart} fileName="article" wide={660} />
