/** Geometry of a heat map: few paths for thousands of cells. */
import type { HeatChart } from '#calculators/kit/presentation.ts'

/** How many shades there are. More could not be told apart. */
export const shades = 7
const lineHeight = 15

export interface HeatPlot {
  readonly left: number
  readonly top: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly height: number
  /** Path data by shade, lightest first. */
  readonly fills: readonly string[]
  /** The outline of the zone. */
  readonly outline: string
  readonly low: number
  readonly high: number
}

const r = (n: number) => Math.round(n * 10) / 10

/** Which shade a value has, 0 to `shades` - 1. */
export const shadeOf = (value: number, low: number, high: number): number =>
  high > low ? Math.min(shades - 1, Math.max(0, Math.floor(((value - low) / (high - low)) * shades))) : shades - 1

export function layOutHeat(chart: HeatChart, width: number): HeatPlot {
  const columns = chart.x.values.length
  const rows = chart.y.values.length
  const longest = Math.max(1, ...chart.y.ticks.map((tick) => tick.label.length))
  const left = Math.min(width * 0.3, longest * 7 + 12)
  const top = lineHeight + 8
  const inner = Math.max(40, width - left - 10)
  const cellWidth = inner / Math.max(1, columns)
  const cellHeight = Math.min(440, Math.max(150, rows * Math.min(cellWidth, 40))) / Math.max(1, rows)
  const [low, high] = reach(chart.values)
  const place = (column: number, row: number) =>
    [r(left + column * cellWidth), r(top + (rows - row) * cellHeight)] as const

  const fills: string[] = Array.from({ length: shades }, () => '')
  const isIn = (row: number, column: number) => {
    const value = chart.values[row]?.[column] ?? null
    return chart.zone !== undefined && value !== null && value >= chart.zone.least
  }
  let outline = ''
  for (let row = 0; row < rows; row++) {
    runs(columns, (column) => {
      const value = chart.values[row]?.[column] ?? null
      return value === null ? -1 : shadeOf(value, low, high)
    }).forEach(({ from, to, kind }) => {
      const [x0, y1] = place(from, row)
      const [x1, y0] = place(to, row + 1)
      fills[kind] += `M${x0} ${y0}H${x1}V${y1}H${x0}Z`
    })
  }
  // A line of the grid belongs to the outline where the cells on its two sides differ.
  for (let row = 0; row <= rows; row++)
    for (const { from, to } of runs(columns, (column) => (isIn(row - 1, column) === isIn(row, column) ? -1 : 0))) {
      const [x0, y0] = place(from, row)
      outline += `M${x0} ${y0}H${place(to, row)[0]}`
    }
  for (let column = 0; column <= columns; column++)
    for (const { from, to } of runs(rows, (row) => (isIn(row, column - 1) === isIn(row, column) ? -1 : 0))) {
      const [x0, y0] = place(column, from)
      outline += `M${x0} ${y0}V${place(column, to)[1]}`
    }
  return {
    left,
    top,
    cellWidth,
    cellHeight,
    height: top + rows * cellHeight + 2 * lineHeight + 14,
    fills,
    outline,
    low,
    high,
  }
}

/** Neighbours of one kind, taken together; kind -1 is left out. */
function runs(count: number, kindOf: (index: number) => number): readonly { from: number; to: number; kind: number }[] {
  const found: { from: number; to: number; kind: number }[] = []
  let from = 0
  let kind = count > 0 ? kindOf(0) : -1
  for (let i = 1; i <= count; i++) {
    const next = i < count ? kindOf(i) : -2
    if (next === kind) continue
    if (kind >= 0) found.push({ from, to: i, kind })
    from = i
    kind = next
  }
  return found
}

function reach(values: HeatChart['values']): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const row of values)
    for (const value of row) {
      if (value === null) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  return low <= high ? [low, high] : [0, 0]
}

/** Smallest value of each shade, lightest first. */
export const shadeStarts = (low: number, high: number): readonly number[] =>
  Array.from({ length: shades }, (_, shade) => low + ((high - low) * shade) / shades)
