import { type PointerEvent, useId, useMemo, useState } from 'react'
import { dateText, dollars, figureText, isMoney, monthText, plain, shortDollars } from '#calculators/kit/format.ts'
import type { Series, Unit, XYChart } from '#calculators/kit/presentation.ts'
import { bendsOf, nearestIndex, spread } from './marks.ts'
import { areaPath, drawn, linePath, stepPath } from './paths.ts'
import { apart, axisOf, nearestPlace, places, sharesOf, straight, wholePlaces } from './scale.ts'
import { edgesOf, nearRangeOf, rangeOf } from './stack.ts'
import { useWidth } from './use-width.ts'

const height = 280
const margin = { top: 14, bottom: 30, left: 54 }
/** Room for a row of numbered marks above the lines. */
const numberedTop = 36
const markSize = 18
const widestName = 190

/** Lines, stacked areas or bars, drawn for the width there is. Its numbers stand in a table beside it. */
export function XYPicture({ chart }: { chart: XYChart }) {
  const [ref, width] = useWidth<HTMLDivElement>(640)
  const [at, setAt] = useState<number | null>(null)
  const id = useId()
  const labelled = chart.series.filter((series) => series.label)
  const longest = Math.max(0, ...labelled.map((series) => series.label.length))
  // Names stand at the ends of the lines where the longest has room; else the list under the picture names them.
  const nameWidth = Math.max(112, longest * 7 + 16)
  const direct = chart.kind === 'lines' && width >= 480 && nameWidth <= widestName
  const right = direct ? nameWidth : 14
  const plot = useMemo(() => layOut(chart, width, right), [chart, width, right])
  const { x, y, top, marks, xMarks, edges, indexes } = plot
  const count = chart.x.values.length
  const bar = Math.max(1, ((width - margin.left - right) / Math.max(1, count)) * 0.78)

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(nearestPlace(((event.clientX - box.left) / box.width) * width, count, x))
  }
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="xMinYMin meet"
        role="img"
        aria-labelledby={`${id}-sum`}
        className="block touch-pan-y select-none text-[12px]"
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <title id={`${id}-sum`}>{chart.summary}</title>
        {marks.map((mark) => (
          <g key={mark}>
            <line
              x1={margin.left}
              x2={width - right}
              y1={y(mark)}
              y2={y(mark)}
              className={mark === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
            <text x={margin.left - 8} y={y(mark) + 4} textAnchor="end" className="fill-ink-2">
              {axisText(mark, chart.unit)}
            </text>
          </g>
        ))}
        {xMarks.map((i) => {
          const text = xText(chart, i, true)
          // The last one must not run over the edge of the picture.
          const isCut = x(i) + text.length * 3.6 > width
          return (
            <text
              key={i}
              x={isCut ? width : x(i)}
              y={height - 8}
              textAnchor={isCut ? 'end' : 'middle'}
              className="fill-ink-2"
            >
              {text}
            </text>
          )
        })}
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
          if (chart.kind === 'bars')
            return (
              <path
                key={series.key}
                d={indexes.map((i) => barPath(x(i), bar, y(edge.low[i] ?? 0), y(edge.high[i] ?? 0))).join('')}
                style={{ fill: color }}
              />
            )
          const filled = chart.kind === 'stacked' ? (series.look ?? 'area') === 'area' : series.look === 'area'
          return (
            <g key={series.key}>
              {filled ? (
                <path
                  d={areaPath(
                    indexes,
                    x,
                    (i) => y(edge.low[i] ?? 0),
                    (i) => y(edge.high[i] ?? 0),
                  )}
                  style={{ fill: color }}
                  opacity={chart.kind === 'stacked' ? 0.85 : 0.18}
                />
              ) : null}
              {chart.kind === 'lines' || !filled ? (
                <path
                  d={
                    isStep(series)
                      ? stepPath(bendsOf(series.values), x, (i) => y(edge.high[i] ?? 0))
                      : linePath(
                          indexes,
                          x,
                          (i) => y(edge.high[i] ?? 0),
                          (i) => series.values[i] != null,
                        )
                  }
                  fill="none"
                  style={{ stroke: color }}
                  strokeWidth="2.25"
                  strokeLinejoin="round"
                  strokeDasharray={isDashed(series) ? '5 4' : undefined}
                />
              ) : null}
            </g>
          )
        })}
        {direct
          ? directLabels(chart, plot).map((label) => (
              <text key={label.text} x={width - right + 8} y={label.y + 4} className="fill-ink font-semibold">
                {label.text}
              </text>
            ))
          : null}
        {chart.level ? (
          <g>
            <line
              x1={margin.left}
              x2={width - right}
              y1={y(chart.level.value)}
              y2={y(chart.level.value)}
              className="stroke-ink-2"
              strokeDasharray="7 4"
            />
            <text
              x={margin.left + 6}
              y={y(chart.level.value) - 5}
              className="fill-ink stroke-surface [paint-order:stroke]"
              strokeWidth="3"
            >
              {chart.level.label}
            </text>
          </g>
        ) : null}
        {plot.numbered.map((mark) => (
          <g key={mark.number}>
            <path
              d={`M${mark.at} ${markSize + 4}L${mark.x} ${top - 4}V${height - margin.bottom}`}
              fill="none"
              className="stroke-ink-3"
              strokeDasharray="3 3"
            />
            <circle cx={mark.at} cy={markSize / 2 + 2} r={markSize / 2} className="fill-surface stroke-ink-2" />
            <text x={mark.at} y={markSize / 2 + 6} textAnchor="middle" className="fill-ink font-semibold text-[11px]">
              {mark.number}
            </text>
          </g>
        ))}
        {plot.events.map((event) => (
          <g key={`${event.label}${event.x}`}>
            <line
              x1={event.x}
              x2={event.x}
              y1={top}
              y2={height - margin.bottom}
              className="stroke-ink-3"
              strokeDasharray="3 3"
            />
            <text
              x={event.x + (event.flip ? -6 : 6)}
              y={top + 10 + event.row * 15}
              textAnchor={event.flip ? 'end' : 'start'}
              className="fill-ink"
            >
              {event.label}
            </text>
          </g>
        ))}
        {at === null ? null : (
          <line x1={x(at)} x2={x(at)} y1={top} y2={height - margin.bottom} className="stroke-ink" />
        )}
      </svg>
      <div className="flex min-h-6 flex-wrap gap-x-4 gap-y-0.5 text-xs">
        {at === null ? null : <span className="font-semibold">{xText(chart, at, false)}</span>}
        {labelled.map((series) => (
          <span key={series.key} className="inline-flex items-center gap-1.5">
            <Swatch color={series.color} dashed={isDashed(series)} />
            {series.label}
            {at === null || series.values[at] == null ? null : <b>{figureText(series.values[at] ?? 0, chart.unit)}</b>}
          </span>
        ))}
        {bandsOf(chart).map((band, b) => (
          <span key={band.label} className="inline-flex items-center gap-1.5">
            <Swatch color={band.color} depth={b === 0 ? 0.35 : 0.6} />
            {band.label}
            {at === null ? null : (
              <b>
                {figureText(band.low[at] ?? 0, chart.unit)} to {figureText(band.high[at] ?? 0, chart.unit)}
              </b>
            )}
          </span>
        ))}
      </div>
      {plot.numbered.length > 0 ? (
        <ol className="mt-2 grid gap-x-6 gap-y-1 border-line border-t pt-2 text-xs sm:grid-cols-2">
          {plot.numbered.map((mark) => (
            <li key={mark.number} className="grid grid-cols-[1.6rem_1fr]">
              <span className="font-semibold">{mark.number}</span>
              <span>
                <b>{mark.where ?? xText(chart, mark.index, true)}</b> {mark.label}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

const isStep = (series: Series) => series.look === 'step' || series.look === 'dashed-step'
const isDashed = (series: Series) => series.look === 'dashed' || series.look === 'dashed-step'

/** The outer range, then the one inside it. */
const bandsOf = (chart: XYChart) => [chart.band, chart.innerBand].filter((band) => band !== undefined)
const bandDepths = [0.18, 0.3]

export function Swatch({ color, dashed = false, depth = 1 }: { color: string; dashed?: boolean; depth?: number }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 flex-none" aria-hidden="true">
      {dashed ? (
        <path d="M0 6h4.5M7.5 6H12" style={{ stroke: `var(--${color})` }} strokeWidth="2.5" />
      ) : (
        <rect width="12" height="12" rx="3" style={{ fill: `var(--${color})` }} opacity={depth} />
      )}
    </svg>
  )
}

function layOut(chart: XYChart, width: number, right: number) {
  const count = chart.x.values.length
  const edges = edgesOf(chart)
  const near = chart.axis === 'near' && chart.kind === 'lines' ? nearRangeOf(chart) : null
  const [low, high] = near ?? rangeOf(edges, bandsOf(chart), chart.level?.value)
  const ceiling = chart.ceiling ?? Number.POSITIVE_INFINITY
  const { domain, marks } = axisOf(low, Math.min(high, ceiling), 4, near !== null)
  const isNumbered = chart.marksLook === 'numbered' && (chart.marks ?? []).length > 0
  const top = isNumbered ? numberedTop : margin.top
  const scale = straight(domain, [height - margin.bottom, top])
  const y = (value: number) => scale.at(Math.min(value, domain[1]))
  const inner = width - margin.left - right
  const inset = chart.kind === 'bars' ? inner / Math.max(1, count) / 2 : 0
  const shares = sharesOf(chart)
  const x = (i: number) => margin.left + inset + (shares[i] ?? 0.5) * (inner - 2 * inset)
  const room = Math.max(2, Math.floor(inner / (chart.x.kind === 'month' || chart.x.kind === 'date' ? 84 : 56)))
  const even = (chart.x.kind === 'number' ? wholePlaces(chart.x.values, room) : null) ?? places(count, room)
  const xMarks = apart(even, x, (inner / room) * 0.75)
  const placed = (chart.marks ?? [])
    .map((mark) => ({
      label: mark.label,
      index: nearestIndex(chart.x.values, mark.x),
      where: chart.x.kind === 'money' && typeof mark.x === 'number' ? dollars(mark.x) : null,
    }))
    .filter((mark) => mark.index >= 0)
    .sort((a, b) => a.index - b.index)
    .map((mark) => ({ ...mark, x: x(mark.index) }))
  const circles = spread(
    placed.map((mark) => mark.x),
    markSize + 3,
    margin.left,
    width - markSize / 2 - 1,
  )
  const numbered = isNumbered ? placed.map((mark, i) => ({ ...mark, number: i + 1, at: circles[i] ?? mark.x })) : []
  const events = isNumbered
    ? []
    : placed.map((mark, row) => ({ ...mark, row: row % 3, flip: mark.x > margin.left + inner * 0.62 }))
  return { x, y, top, marks, xMarks, edges, indexes: drawn(count, inner), numbered, events }
}

/** Names at the end of each line, moved apart when they would meet. */
function directLabels(chart: XYChart, plot: ReturnType<typeof layOut>): readonly { text: string; y: number }[] {
  const labels = chart.series
    .map((series, s) => {
      let last = series.values.length - 1
      while (last > 0 && series.values[last] == null) last -= 1
      return { text: series.label, y: plot.y(plot.edges[s]?.high[last] ?? 0) }
    })
    .sort((a, b) => a.y - b.y)
  for (let i = 1; i < labels.length; i++) {
    const above = labels[i - 1]
    const here = labels[i]
    if (above && here && here.y - above.y < 15) here.y = above.y + 15
  }
  const over = (labels.at(-1)?.y ?? 0) - (height - margin.bottom)
  return over > 0 ? labels.map((label) => ({ ...label, y: label.y - over })) : labels
}

const barPath = (middle: number, size: number, low: number, high: number) =>
  `M${(middle - size / 2).toFixed(1)} ${low.toFixed(1)}h${size.toFixed(1)}V${high.toFixed(1)}h${(-size).toFixed(1)}Z`

function axisText(value: number, unit: Unit): string {
  if (isMoney(unit)) return shortDollars(value)
  return unit === 'percent' ? `${plain(value, 1)}%` : plain(value, 1)
}

function xText(chart: XYChart, index: number, short: boolean): string {
  const value = chart.x.values[index]
  if (value === undefined) return ''
  if (chart.x.kind === 'month') return monthText(String(value), short)
  if (chart.x.kind === 'date') return dateText(String(value), short)
  if (chart.x.kind === 'money')
    return short ? shortDollars(Number(value)) : `${chart.x.label} ${dollars(Number(value))}`
  return short ? String(value) : `${chart.x.label} ${value}`
}
