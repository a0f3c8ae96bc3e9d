import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { HeatChart } from '#calculators/kit/presentation.ts'
import { Fitted } from './fitted.tsx'
import { type Cell, cellWords, moved, startOf } from './heat-cell.ts'
import { type HeatPlot, layOutHeat, shadeStarts, shades } from './heat-layout.ts'
import { apart } from './scale.ts'

/** Shades run from near the card's own color to the full token, so that both themes have them. */
const shadeColor = (shade: number) =>
  `color-mix(in oklab, var(--principal) ${Math.round(12 + (shade * 88) / (shades - 1))}%, var(--surface))`

/**
 * One value for each pair of choices. The picture is a handful of paths; the grid for keyboards and screen readers lies over
 * it and holds the one cell it stands on.
 */
export const HeatPicture = ({ chart, wide }: { chart: HeatChart; wide?: number | undefined }) => (
  <Fitted wide={wide} draw={(width) => <Heat chart={chart} width={width} />} />
)

function Heat({ chart, width }: { chart: HeatChart; width: number }) {
  const [pointed, setPointed] = useState<Cell | null>(null)
  const [stood, setStood] = useState<Cell | null>(null)
  const plot = useMemo(() => layOutHeat(chart, width), [chart, width])
  const columns = chart.x.values.length
  const rows = chart.y.values.length

  const under = (event: PointerEvent<HTMLElement>): Cell => {
    const box = event.currentTarget.getBoundingClientRect()
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns)
    const row = rows - 1 - Math.floor(((event.clientY - box.top) / box.height) * rows)
    return { x: Math.min(columns - 1, Math.max(0, column)), y: Math.min(rows - 1, Math.max(0, row)) }
  }
  const kept = stood && stood.x < columns && stood.y < rows ? stood : startOf(chart)
  const read = pointed && pointed.x < columns && pointed.y < rows ? pointed : stood ? kept : null
  return (
    <>
      <div className="relative">
        <Drawing chart={chart} plot={plot} width={width} read={read} />
        <Grid
          chart={chart}
          plot={plot}
          cell={kept}
          onStand={setStood}
          pointer={{
            onPointerMove: (event) => setPointed(under(event)),
            onPointerDown: (event) => {
              const cell = under(event)
              setPointed(cell)
              setStood(cell)
            },
            onPointerLeave: () => setPointed(null),
          }}
        />
      </div>
      <p className="no-print min-h-11 text-sm">
        {read ? cellWords(chart, read) : 'Tap a square, or use the arrow keys, to see its value.'}
      </p>
      <Legend chart={chart} plot={plot} />
    </>
  )
}

type Pointer = Pick<React.DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerDown' | 'onPointerLeave'>

/** A table one moves through with the arrow keys; its rows and cells take their roles from it. */
const asGrid = (columns: number, rows: number, cellId: string) =>
  ({
    role: 'grid',
    tabIndex: 0,
    'aria-rowcount': rows,
    'aria-colcount': columns,
    'aria-activedescendant': cellId,
  }) as const

/** The cell of a grid the keys stand on. */
const asChosen = { 'aria-selected': true } as const

/** The grid as assistive technology meets it: all its rows and columns are counted, the one cell stood on is there. */
function Grid(props: {
  chart: HeatChart
  plot: HeatPlot
  cell: Cell
  onStand: (cell: Cell) => void
  pointer: Pointer
}) {
  const { chart, plot, cell, onStand, pointer } = props
  const id = useId()
  const columns = chart.x.values.length
  const rows = chart.y.values.length
  const keys = (event: KeyboardEvent) => {
    const next = moved(cell, event, columns, rows)
    if (!next) return
    event.preventDefault()
    onStand(next)
  }
  const cellId = `${id}-${cell.x}-${cell.y}`
  return (
    <table
      {...asGrid(columns, rows, cellId)}
      aria-label={`${chart.title}. ${chart.summary}`}
      className="absolute block cursor-crosshair touch-pan-y"
      style={{
        left: plot.left,
        top: plot.top,
        width: plot.cellWidth * columns,
        height: plot.cellHeight * rows,
      }}
      onKeyDown={keys}
      onFocus={() => onStand(cell)}
      {...pointer}
    >
      <tbody>
        <tr aria-rowindex={rows - cell.y}>
          <td key={cellId} id={cellId} aria-colindex={cell.x + 1} {...asChosen} className="sr-only">
            {cellWords(chart, cell)}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Drawing({ chart, plot, width, read }: { chart: HeatChart; plot: HeatPlot; width: number; read: Cell | null }) {
  const { left, top, cellWidth, cellHeight, height } = plot
  const columns = chart.x.values.length
  const rows = chart.y.values.length
  const right = left + columns * cellWidth
  const bottom = top + rows * cellHeight
  const middleOf = (cell: Cell) =>
    [left + (cell.x + 0.5) * cellWidth, top + (rows - cell.y - 0.5) * cellHeight] as const
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
      className="block select-none text-[12px]"
    >
      <text x={0} y={12} className="fill-ink-2 font-semibold">
        ↑ {chart.y.label}
      </text>
      <text x={right} y={height - 4} textAnchor="end" className="fill-ink-2 font-semibold">
        {chart.x.label} →
      </text>
      {chart.y.ticks.map((tick) => (
        <text
          key={tick.at}
          x={left - 8}
          y={top + (rows - tick.at - 0.5) * cellHeight + 4}
          textAnchor="end"
          className="fill-ink-2"
        >
          {tick.label}
        </text>
      ))}
      {clearTicks(chart, cellWidth).map((tick) => (
        <text
          key={tick.at}
          x={left + (tick.at + 0.5) * cellWidth}
          y={bottom + 15}
          textAnchor="middle"
          className="fill-ink-2"
        >
          {tick.label}
        </text>
      ))}
      {plot.fills.map((path, shade) => (
        <path key={shadeColor(shade)} d={path} style={{ fill: shadeColor(shade) }} shapeRendering="crispEdges" />
      ))}
      {/* Ink on a seam of paper can be seen on every shade. */}
      <path d={plot.outline} fill="none" className="stroke-surface" strokeWidth="4" strokeLinecap="square" />
      <path d={plot.outline} fill="none" className="stroke-ink" strokeWidth="1.5" strokeLinecap="square" />
      {chart.marks?.map((mark) => {
        const [x, y] = middleOf(mark)
        const flip = x > (left + right) / 2
        // The two names never meet: one stands above its cell, the other below, turned round at the edges.
        const above = mark.kind === 'best' ? y > top + 24 : y > bottom - 24
        return (
          <g key={mark.kind}>
            <MarkShape kind={mark.kind} x={x} y={y} />
            <text
              x={x + (flip ? 8 : -8)}
              y={y + (above ? -11 : 21)}
              textAnchor={flip ? 'end' : 'start'}
              className="fill-ink stroke-surface font-semibold [paint-order:stroke]"
              strokeWidth="4"
              strokeLinejoin="round"
            >
              {mark.label}
            </text>
          </g>
        )
      })}
      {read ? (
        <rect
          x={middleOf(read)[0] - Math.max(6, cellWidth / 2)}
          y={middleOf(read)[1] - Math.max(6, cellHeight / 2)}
          width={Math.max(12, cellWidth)}
          height={Math.max(12, cellHeight)}
          fill="none"
          className="stroke-surface outline-2 outline-ink"
          strokeWidth="2"
        />
      ) : null}
    </svg>
  )
}

/** The best is a filled diamond, the visitor's own a ring: told apart without color. */
function MarkShape({ kind, x, y }: { kind: 'best' | 'yours'; x: number; y: number }) {
  return kind === 'best' ? (
    <path
      d={`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`}
      className="fill-ink stroke-surface"
      strokeWidth="1.5"
    />
  ) : (
    <>
      <circle cx={x} cy={y} r="6.5" fill="none" className="stroke-surface" strokeWidth="5" />
      <circle cx={x} cy={y} r="6.5" fill="none" className="stroke-ink" strokeWidth="2" />
    </>
  )
}

/** The marks under the map that do not run into each other. */
function clearTicks({ x: { ticks } }: HeatChart, cellWidth: number): HeatChart['x']['ticks'] {
  const longest = Math.max(0, ...ticks.map((tick) => tick.label.length))
  const kept = apart([...ticks.keys()], (i) => (ticks[i]?.at ?? 0) * cellWidth, longest * 6.6 + 6)
  return ticks.filter((_, i) => kept.includes(i))
}

function Legend({ chart, plot }: { chart: HeatChart; plot: HeatPlot }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-xs">
      <span className="inline-flex flex-wrap items-center gap-2">
        {figureText(plot.low, chart.unit)}
        <svg viewBox={`0 0 ${shades * 18} 12`} width={shades * 18} height="12" role="img" className="rounded-[3px]">
          <title>{`${chart.valueLabel}, from low to high`}</title>
          {shadeStarts(plot.low, plot.high).map((_, shade) => (
            <rect
              key={shadeColor(shade)}
              x={shade * 18}
              width="18"
              height="12"
              style={{ fill: shadeColor(shade) }}
              shapeRendering="crispEdges"
            />
          ))}
        </svg>
        {figureText(plot.high, chart.unit)}
      </span>
      {chart.zone ? (
        <span className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
            <rect x="1" y="1" width="14" height="10" fill="none" className="stroke-ink" strokeWidth="1.5" />
          </svg>
          {chart.zone.label}
        </span>
      ) : null}
      {chart.marks?.map((mark) => (
        <span key={mark.kind} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
            <MarkShape kind={mark.kind} x={9} y={9} />
          </svg>
          {mark.label}
          {': '}
          <b>{figureText(chart.values[mark.y]?.[mark.x] ?? 0, chart.unit)}</b>
        </span>
      ))}
    </div>
  )
}
