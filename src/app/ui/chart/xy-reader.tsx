import { figureText } from '#calculators/kit/format.ts'
import type { XYChart } from '#calculators/kit/presentation.ts'
import { Swatch } from './swatch.tsx'
import { bandsOf, isDashed, xText } from './xy-layout.ts'
import { bandDepths } from './xy-series.tsx'

/** The values at one x: what each series is there, in the order of the chart. */
function readings(chart: XYChart, at: number) {
  const lines = chart.series.flatMap((series) => {
    // A line that goes on over places without a value says its last one, and of when that is.
    const from = series.isJoined ? series.values.findLastIndex((one, i) => i <= at && one !== null) : at
    const value = series.values[from] ?? null
    if (value === null || !series.label) return []
    const { key, label, color } = series
    const text = figureText(value, chart.unit)
    const said = from === at ? text : `${text} (${xText(chart, from, true)})`
    return [{ key, label, color, dashed: isDashed(series), depth: 1, text: said }]
  })
  const bands = bandsOf(chart).map(({ label, color, low, high }, b) => ({
    key: label,
    label,
    color,
    dashed: false,
    depth: (bandDepths[b] ?? 0.3) * 2,
    text: `${figureText(low[at] ?? 0, chart.unit)} to ${figureText(high[at] ?? 0, chart.unit)}`,
  }))
  return [...lines, ...bands]
}

/** What happened there: the marks of this x, and the shaded stretch it lies in. */
function happened(chart: XYChart, at: number): readonly string[] {
  const x = String(chart.x.values[at])
  const marks = (chart.marks ?? []).filter((mark) => String(mark.x) === x).map((mark) => mark.label)
  const spans = (chart.spans?.items ?? [])
    .filter(({ from, to }) => from <= x && x <= to)
    .map(({ name }) => name ?? chart.spans?.label ?? '')
  return [...marks, ...spans]
}

/** The same as a sentence, for keys and screen readers. */
const inWords = (chart: XYChart, at: number) =>
  [xText(chart, at), ...readings(chart, at).map(({ label, text }) => `${label}: ${text}`), ...happened(chart, at)].join(
    ', ',
  )

/** Lies over the picture and never moves it. `share`: how far to the right it points, 0 to 1. */
export function Reading({ chart, at, share }: { chart: XYChart; at: number; share: number }) {
  return (
    <div
      className="pointer-events-none absolute top-6 z-10 max-w-[75%] rounded-md border border-line-strong bg-surface px-2.5 py-1.5 text-xs shadow-card"
      style={
        share > 0.5
          ? { right: `calc(${((1 - share) * 100).toFixed(1)}% + 10px)` }
          : { left: `calc(${(share * 100).toFixed(1)}% + 10px)` }
      }
      aria-hidden="true"
    >
      <p className="font-semibold">{xText(chart, at)}</p>
      {readings(chart, at).map(({ key, label, color, dashed, depth, text }) => (
        <p key={key} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-1.5">
          <Swatch color={color} dashed={dashed} depth={depth} />
          <span>{label}</span>
          <b>{text}</b>
        </p>
      ))}
      {happened(chart, at).map((what) => (
        <p key={what} className="text-ink-2">
          {what}
        </p>
      ))}
    </div>
  )
}

/** Arrow keys go from value to value; a screen reader says each. Not seen: the picture itself shows where it stands. */
export function KeyReader({
  chart,
  at,
  onRead,
}: {
  chart: XYChart
  at: number | null
  onRead: (at: number | null) => void
}) {
  const last = chart.x.values.length - 1
  if (last < 1) return null
  const value = at ?? 0
  return (
    <input
      type="range"
      className="no-print sr-only"
      min={0}
      max={last}
      value={value}
      aria-label={`Values of the chart: ${chart.title}`}
      aria-valuetext={inWords(chart, value)}
      onChange={(event) => onRead(Number(event.target.value))}
      onFocus={(event) => onRead(Number(event.target.value))}
      onBlur={() => onRead(null)}
    />
  )
}
