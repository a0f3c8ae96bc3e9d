/** The lower and upper edge of every series, point by point. Lines stand on nothing; stacked series stand on each other. */
import type { Band, XYChart } from '#calculators/kit/presentation.ts'

export interface Edges {
  readonly low: Float64Array
  readonly high: Float64Array
}

export function edgesOf(chart: Pick<XYChart, 'kind' | 'series' | 'x'>): readonly Edges[] {
  const count = chart.x.values.length
  const stacked = chart.kind !== 'lines'
  const up = new Float64Array(count)
  const down = new Float64Array(count)
  return chart.series.map((series) => {
    const low = new Float64Array(count)
    const high = new Float64Array(count)
    for (let i = 0; i < count; i++) {
      const value = series.values[i] ?? 0
      const base = stacked && (series.look ?? 'area') === 'area' ? (value < 0 ? down : up) : null
      low[i] = base ? (base[i] as number) : 0
      high[i] = (low[i] as number) + value
      if (base) base[i] = high[i] as number
    }
    return { low, high }
  })
}

export function rangeOf(edges: readonly Edges[], bands: readonly Band[], level = 0): readonly [number, number] {
  let low = 0
  let high = 0
  const take = (value: number) => {
    if (value < low) low = value
    if (value > high) high = value
  }
  for (const edge of edges) {
    edge.high.forEach(take)
    edge.low.forEach(take)
  }
  take(level)
  for (const band of bands) {
    band.low.forEach(take)
    band.high.forEach(take)
  }
  return [low, high]
}

/** The lowest and highest value that is there, without zero. Null where there is none. */
export function nearRangeOf(chart: Pick<XYChart, 'series' | 'level'>): readonly [number, number] | null {
  const values = chart.series.flatMap((series) => series.values.filter((value) => value !== null))
  if (chart.level) values.push(chart.level.value)
  if (values.length === 0) return null
  return [Math.min(...values), Math.max(...values)]
}
