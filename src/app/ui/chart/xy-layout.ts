/** Where everything of a chart of lines, areas or bars stands, in pixels. Heights depend on the chart alone, never on the width. */
import { dateText, dollars, figureText, isMoney, monthText, plain, shortDollars } from '#calculators/kit/format.ts'
import type { Series, Unit, XYChart } from '#calculators/kit/presentation.ts'
import { type EndLabel, endLabels, namesWidth } from './end-labels.ts'
import { nearestIndex, spread } from './marks.ts'
import { drawn } from './paths.ts'
import { axisOf, sharesOf, straight } from './scale.ts'
import { type Edges, edgesOf, nearRangeOf, rangeOf } from './stack.ts'
import { hasNames, type XTick, xTicks } from './x-ticks.ts'

export const height = 300
export const margin = { top: 26, left: 54, right: 14 }
/** The marks of the foot and, under them, what they count. */
const foot = 44
const line = 14
/** Room for a row of numbered marks above the lines. */
const numberedRow = 24
export const markSize = 18
const leastDirect = 480
const widestNames = 190

export const isStep = (series: Series): boolean => series.look === 'step' || series.look === 'dashed-step'
export const isDashed = (series: Series): boolean => series.look === 'dashed' || series.look === 'dashed-step'
/** The outer range, then the one inside it. */
export const bandsOf = (chart: XYChart) => [chart.band, chart.innerBand].filter((band) => band !== undefined)

/** What the upright axis counts. */
const unitTitles: Readonly<Record<Unit, string>> = {
  money: 'Dollars',
  cents: 'Dollars',
  price: 'Dollars',
  percent: 'Percent',
  months: 'Months',
  years: 'Years',
  count: 'Number',
  month: 'Month',
  ratio: 'Ratio',
  rate: 'Rate',
}
export const yTitle = (chart: XYChart): string => chart.yLabel ?? unitTitles[chart.unit]

/** What the foot counts: years where its marks are years, else what the chart says. */
export const xTitle = ({ x }: XYChart, marks: readonly XTick[]): string =>
  /^(month|date|day)$/i.test(x.label) && marks.some((mark) => mark.isYear) ? 'Year' : x.label

export type Plot = ReturnType<typeof layOut>

export function layOut(chart: XYChart, width: number) {
  const count = chart.x.values.length
  const edges = edgesOf(chart)
  const ends = chart.kind === 'lines' ? lastPlaces(chart) : []
  const namesRoom = namesWidth(ends.filter(({ last }) => last === count - 1).map(({ series }) => series.label))
  // Names stand at the ends of the lines where the longest has room; else the list under the picture names them.
  const isDirect = ends.length > 0 && width >= leastDirect && namesRoom <= widestNames
  const right = isDirect ? Math.max(margin.right, namesRoom) : margin.right
  const inner = width - margin.left - right
  const bottom = height - foot - (hasNames(chart) ? line : 0)
  const isNumbered = chart.marksLook === 'numbered' && (chart.marks ?? []).length > 0
  const top = margin.top + (isNumbered ? numberedRow : 0)

  const near = chart.axis === 'near' && chart.kind === 'lines' ? nearRangeOf(chart) : null
  const [low, high] = near ?? rangeOf(edges, bandsOf(chart), chart.level?.value)
  const { domain, marks } = axisOf(low, Math.min(high, chart.ceiling ?? Number.POSITIVE_INFINITY), 4, near !== null)
  const y = straight(domain, [bottom, top]).at
  const inset = chart.kind === 'bars' ? inner / Math.max(1, count) / 2 : 0
  const shares = sharesOf(chart)
  const x = (i: number) => margin.left + inset + (shares[i] ?? 0.5) * (inner - 2 * inset)
  const indexes = drawn(count, inner)
  const area = { left: margin.left, right: width - right, top, bottom }
  const labels = isDirect
    ? endLabels(
        ends.map(({ series, s, last }) => ({
          key: series.key,
          name: series.label,
          color: series.color,
          x: x(last),
          y: y(Math.min(domain[1], edges[s]?.high[last] ?? 0)),
          before: y(edges[s]?.high[Math.floor(last * 0.75)] ?? 0),
        })),
        area,
        crossings(chart, edges, indexes, x, y),
      )
    : []
  return {
    x,
    y,
    area,
    edges,
    indexes,
    labels: labels as readonly EndLabel[],
    isDirect,
    yMarks: marks,
    xMarks: xTicks(chart, x, margin.left + inset, inner - 2 * inset),
    zero: domain[0] < 0 && domain[1] > 0 ? y(0) : null,
    bar: Math.max(1, (inner / Math.max(1, count)) * 0.78),
    cuts: cutsOf(chart, edges, domain[1], x),
    ...marksOf(chart, x, area, width, isNumbered),
  }
}

/** Named lines with the index of their last value. */
const lastPlaces = (chart: XYChart) =>
  chart.series
    .map((series, s) => ({ series, s, last: series.values.findLastIndex((value) => value !== null) }))
    .filter(({ series, last }) => series.label !== '' && last >= 0)

/** Counts the lines that run through a box. */
const crossings =
  (
    chart: XYChart,
    edges: readonly Edges[],
    indexes: readonly number[],
    x: (i: number) => number,
    y: (value: number) => number,
  ) =>
  (x0: number, x1: number, y0: number, y1: number): number => {
    const reach = indexes.filter(
      (_, k) => x(indexes[k + 1] ?? indexes[k] ?? 0) >= x0 && x(indexes[k - 1] ?? indexes[k] ?? 0) <= x1,
    )
    return chart.series.filter((series, s) => {
      const heights = reach.filter((i) => series.values[i] != null).map((i) => y(edges[s]?.high[i] ?? 0))
      return heights.length > 1 && Math.min(...heights) <= y1 && Math.max(...heights) >= y0
    }).length
  }

/** Where a series leaves the picture at its ceiling: its highest value there, in words. */
function cutsOf(chart: XYChart, edges: readonly Edges[], ceiling: number, x: (i: number) => number) {
  if (chart.ceiling === undefined) return []
  return chart.series.flatMap((series, s) => {
    const values = edges[s]?.high ?? []
    let most = -1
    for (const [i, value] of values.entries())
      if (value > ceiling * (1 + 1e-9) && value > (values[most] ?? Number.NEGATIVE_INFINITY)) most = i
    const value = values[most]
    if (value === undefined) return []
    return [{ key: series.key, color: series.color, x: x(most), text: `up to ${figureText(value, chart.unit)}` }]
  })
}

/** Named events: numbered circles above the lines, or words beside a dashed line. */
function marksOf(
  chart: XYChart,
  x: (i: number) => number,
  area: { left: number; right: number },
  width: number,
  isNumbered: boolean,
) {
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
    area.left,
    width - markSize / 2 - 1,
  )
  const middle = area.left + (area.right - area.left) * 0.62
  return {
    numbered: isNumbered ? placed.map((mark, i) => ({ ...mark, number: i + 1, at: circles[i] ?? mark.x })) : [],
    events: isNumbered ? [] : placed.map((mark, row) => ({ ...mark, row: row % 3, flip: mark.x > middle })),
  }
}

export function axisText(value: number, unit: Unit): string {
  if (isMoney(unit)) return shortDollars(value)
  return unit === 'percent' ? `${plain(value, 1)}%` : plain(value, 1)
}

/** An x in words: 'December 2030', 'Year 7'. */
export function xText({ x }: XYChart, index: number, short = false): string {
  const value = x.values[index]
  if (value === undefined) return ''
  if (x.kind === 'month') return monthText(String(value), short)
  if (x.kind === 'date') return dateText(String(value), short)
  if (x.kind === 'money') return short ? shortDollars(Number(value)) : `${x.label} ${dollars(Number(value))}`
  return short
    ? String(value)
    : `${x.label} ${typeof value === 'number' ? (x.kind === 'year' ? value : plain(value, 2)) : value}`
}
