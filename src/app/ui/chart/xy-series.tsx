import type { XYChart } from '#calculators/kit/presentation.ts'
import { hatchId } from './hatch.tsx'
import { bendsOf } from './marks.ts'
import { areaPath, linePath, stepPath } from './paths.ts'
import { bandsOf, isDashed, isStep, type Plot } from './xy-layout.ts'

export const bandDepths = [0.18, 0.3]

/** Ranges, areas, bars and lines of a chart, in the order they are given. */
export function SeriesMarks({ chart, plot, id }: { chart: XYChart; plot: Plot; id: string }) {
  const { x, y, indexes, lines, edges, bar } = plot
  return (
    <>
      {bandsOf(chart).map((band, b) => (
        <path
          key={band.label}
          d={areaPath(
            indexes,
            x,
            (i) => y(band.low[i] ?? 0),
            (i) => y(band.high[i] ?? 0),
          )}
          style={{ fill: `var(--${band.color})` }}
          opacity={bandDepths[b]}
        />
      ))}
      {chart.series.map((series, s) => {
        const edge = edges[s]
        if (!edge) return null
        const color = `var(--${series.color})`
        const hatch = `url(#${hatchId(id, series.color)})`
        const top = (i: number) => y(edge.high[i] ?? 0)
        const foot = (i: number) => y(edge.low[i] ?? 0)
        if (chart.kind === 'bars') {
          const bars = (below: boolean) =>
            indexes
              .filter((i) => (below ? (series.values[i] ?? 0) < 0 : (series.values[i] ?? 0) > 0))
              .map((i) => barPath(x(i), bar, foot(i), top(i)))
              .join('')
          const losses = bars(true)
          return (
            <g key={series.key}>
              <path d={bars(false)} style={{ fill: color }} className="stroke-surface" strokeWidth="0.75" />
              {losses ? <path d={losses} style={{ fill: hatch, stroke: color }} /> : null}
            </g>
          )
        }
        const isStacked = chart.kind === 'stacked'
        const isFilled = isStacked ? (series.look ?? 'area') === 'area' : series.look === 'area'
        const fill = isFilled ? areaPath(isStacked ? indexes : (lines[s] ?? indexes), x, foot, top) : ''
        const line = isStep(series)
          ? stepPath(bendsOf(series.values), x, top)
          : linePath(isStacked ? indexes : (lines[s] ?? indexes), x, top, (i) => series.values[i] != null)
        return (
          <g key={series.key}>
            {isStacked && fill ? (
              <path d={fill} style={{ fill: color }} className="stroke-surface" strokeWidth="0.75" />
            ) : fill ? (
              <>
                <path
                  d={fill}
                  style={{ fill: color }}
                  opacity=".18"
                  clipPath={plot.zero === null ? undefined : `url(#${id}-above)`}
                />
                {plot.zero === null ? null : (
                  <path d={fill} style={{ fill: hatch }} opacity=".45" clipPath={`url(#${id}-below)`} />
                )}
              </>
            ) : null}
            {isStacked && isFilled ? null : (
              <>
                {/* A seam keeps a line in sight on top of areas. */}
                {isStacked ? <path d={line} fill="none" className="stroke-surface" strokeWidth="5" /> : null}
                <path
                  d={line}
                  fill="none"
                  style={{ stroke: color }}
                  strokeWidth="2.25"
                  strokeLinejoin="round"
                  strokeDasharray={isDashed(series) ? '5 4' : undefined}
                />
              </>
            )}
          </g>
        )
      })}
    </>
  )
}

const barPath = (middle: number, size: number, low: number, high: number) =>
  `M${(middle - size / 2).toFixed(1)} ${low.toFixed(1)}h${size.toFixed(1)}V${high.toFixed(1)}h${(-size).toFixed(1)}Z`
