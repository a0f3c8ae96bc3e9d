/** What draws the parts of an embedded calculator's answer: its one chart. Fetched with the first change. */
import type { Drawings } from '../calculator/explain/explaining.ts'
import { ChartCard } from '../ui/chart/chart-card.tsx'

const none = () => null

export const drawings: Drawings = {
  first: ({ value, slug }) => (value ? <ChartCard chart={value} fileName={slug} /> : null),
  findings: none,
  second: none,
  others: none,
  tables: none,
  workings: none,
  sources: none,
  matters: none,
}
