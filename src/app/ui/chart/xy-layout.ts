/** Where everything of a chart of lines, areas or bars stands, in pixels. Heights depend on the chart alone, never on the width. */
import { dateText, dollars, figureText, isMoney, monthText, plain, shortDollars } from '#calculators/kit/format.ts'
import type { Series, Unit, XYChart } from '#calculators/kit/presentation.ts'
import { type EndLabel, endLabels, namesWidth, type Room } from './end-labels.ts'
import { nearestIndex, spread } from './marks.ts'
import { drawn, withHidden } from './paths.ts'
import { axisOf, logAxisOf, logarithmic, sharesOf, straight } from './scale.ts'
import { type Edges, edgesOf, nearRangeOf, rangeOf } from './stack.ts'
import { hasNames, type XTick, xTicks } from './x-ticks.ts'

const usualHeight = 300
const tallHeight = 440
export const margin = { top: 26, right: 14 }
/** A letter of the upright axis, in pixels. */
const letter = 7.7
/** The marks of the foot and, under them, what they count. */
const foot = 44
const line = 14
/** Room for a row of numbered marks above the lines. */
const numberedRow = 24
export const markSize = 18
/** How dark a shaded stretch is. */
export const spanDepth = 0.2
const leastDirect = 480
const widestNames = 196

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
  share: 'Percent',
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

/** Whether the names of this chart find room beside its lines where it is wide enough; the same at every width. */
export const canName = (chart: XYChart): boolean => chart.kind === 'lines' && columnOfNames(chart) <= widestNames

/** Lines that end this close to the edge have their names beside it, as those that reach it do. */
const NEAR_EDGE = 0.97
/** Room for the names of the lines that go on to the end, or nearly. */
const columnOfNames = (chart: XYChart): number =>
  namesWidth(
    lastPlaces(chart)
      .filter(({ last }) => last >= (chart.x.values.length - 1) * NEAR_EDGE)
      .map(({ series }) => series.label),
  )

export function layOut(chart: XYChart, width: number) {
  const count = chart.x.values.length
  const edges = edgesOf(chart)
  // Names stand at the ends of the lines where the longest has room; else the list under the picture names them.
  const isDirect = width >= leastDirect && canName(chart)
  const height = chart.isTall ? tallHeight : usualHeight
  const bottom = height - foot - (hasNames(chart) ? line : 0)
  const isNumbered = chart.marksLook === 'numbered' && (chart.marks ?? []).length > 0
  const top = margin.top + (isNumbered ? numberedRow : 0)

  const isTicked = chart.marksLook === 'ticks'
  const { domain, marks, at: y } = upright(chart, edges, [bottom, top])

  const longest = Math.max(0, ...marks.map((mark) => axisText(mark, chart.unit).length))
  const area = {
    left: Math.max(36, Math.ceil(longest * letter) + 14),
    right: width - (isDirect ? Math.max(margin.right, columnOfNames(chart)) : margin.right),
    top,
    bottom,
  }
  const inner = area.right - area.left
  const inset = chart.kind === 'bars' ? inner / Math.max(1, count) / 2 : 0
  const xs = sharesOf(chart).map((share) => area.left + inset + share * (inner - 2 * inset))
  const x = (i: number) => xs[i] ?? area.left + inner / 2
  const indexes = drawn(count, inner)
  const lines = chart.series.map((series, s) => lineIndexes(series, edges[s], inner, y))
  const held = (value: number) => y(Math.min(domain[1], value))
  const crossed = crossing(chart, edges, indexes, x, held)
  return {
    x,
    y,
    height,
    area,
    edges,
    indexes,
    lines,
    spans: spansOf(chart, x),
    labels: isDirect ? labelsOf(chart, edges, x, held, area, crossed) : [],
    levelText: chart.level ? levelText(chart.level, held(chart.level.value), area, crossed) : null,
    isDirect,
    yMarks: marks,
    xMarks: xTicks(chart, x, area.left + inset, inner - 2 * inset),
    zero: domain[0] < 0 && domain[1] > 0 ? y(0) : null,
    bar: Math.max(1, (inner / Math.max(1, count)) * 0.78),
    cuts: cutsOf(chart, edges, domain[1], x, (area.left + area.right) / 2),
    ...marksOf(chart, x, area, width, isNumbered, isTicked),
  }
}

type Place = (value: number) => number

/** The upright axis: round marks and where a value stands between `range`, bottom and top. */
function upright(chart: XYChart, edges: readonly Edges[], range: readonly [number, number]) {
  const near = chart.kind === 'lines' ? nearRangeOf(chart) : null
  if (chart.scale === 'log' && near !== null && near[0] > 0) {
    const axis = logAxisOf(near[0], near[1], 8)
    return { ...axis, at: logarithmic(axis.domain, range).at }
  }
  const isNear = chart.axis === 'near' && near !== null
  const [low, high] = isNear ? near : rangeOf(edges, bandsOf(chart), chart.level?.value)
  const axis = axisOf(low, Math.min(high, chart.ceiling ?? Number.POSITIVE_INFINITY), 4, isNear)
  return { ...axis, at: straight(axis.domain, range).at }
}

/** The points a line is drawn through. */
function lineIndexes(series: Series, edge: Edges | undefined, inner: number, y: Place): readonly number[] {
  const top = (i: number) => y(edge?.high[i] ?? 0)
  const held = series.isJoined
    ? series.values.flatMap((value, i) => (value === null ? [] : [i]))
    : [...series.values.keys()]
  const thinned = drawn(held.length, inner).map((k) => held[k] ?? 0)
  return series.isJoined || thinned.length === held.length ? thinned : withHidden(thinned, top)
}

/** Where the shaded stretches begin and end, those that lie in the picture. */
function spansOf({ x: { values }, spans }: XYChart, x: Place) {
  const last = values.length - 1
  return (spans?.items ?? []).flatMap(({ from, to }) => {
    const first = values.findIndex((value) => String(value) >= from)
    const end = values.findLastIndex((value) => String(value) <= to)
    return first < 0 || end < 0 || first > last || end < first ? [] : [{ from: x(first), to: x(end) }]
  })
}

/** Counts the lines that run through a box of the picture. */
type Crossed = (x0: number, x1: number, y0: number, y1: number) => number

const crossing =
  (chart: XYChart, edges: readonly Edges[], indexes: readonly number[], x: Place, y: Place): Crossed =>
  (x0, x1, y0, y1) => {
    const reach = indexes.filter((i, k) => x(indexes[k + 1] ?? i) >= x0 && x(indexes[k - 1] ?? i) <= x1)
    return chart.series.filter((series, s) => {
      const there = reach.filter((i) => series.values[i] != null).map((i) => y(edges[s]?.high[i] ?? 0))
      return there.length > 1 && there.some((at) => at <= y1) && there.some((at) => at >= y0)
    }).length
  }

function labelsOf(
  chart: XYChart,
  edges: readonly Edges[],
  x: Place,
  y: Place,
  area: Room,
  crossed: Crossed,
): readonly EndLabel[] {
  const at = (s: number, i: number) => y(edges[s]?.high[i] ?? 0)
  const ends = lastPlaces(chart).map(({ series, s, last }) => ({
    key: series.key,
    name: series.label,
    color: series.color,
    x: x(last),
    y: at(s, last),
    before: at(s, Math.floor(last * 0.75)),
  }))
  return endLabels(ends, area, crossed)
}

/** The words of the level: over or under it, at its left or right end, where the fewest lines run. */
function levelText(level: { readonly label: string }, y: number, area: Room, crossed: Crossed) {
  const long = level.label.length * letter
  const places = (['start', 'end'] as const).flatMap((textAnchor) =>
    [-5, 15].map((below) => {
      const x = textAnchor === 'start' ? area.left + 6 : area.right - 6
      const from = textAnchor === 'start' ? x : x - long
      const isOut = y + below - 10 < area.top - 14 || y + below > area.bottom
      return {
        x,
        y: y + below,
        textAnchor,
        cost: crossed(from, from + long, y + below - 10, y + below + 2) + (isOut ? 9 : 0),
      }
    }),
  )
  const { cost: _, ...best } = places.reduce((a, b) => (b.cost < a.cost ? b : a))
  return best
}

/** Named lines with the index of their last value. */
const lastPlaces = (chart: XYChart) =>
  chart.series
    .map((series, s) => ({ series, s, last: series.values.findLastIndex((value) => value !== null) }))
    .filter(({ series, last }) => series.label !== '' && last >= 0)

/** Where a series leaves the picture at its ceiling: its highest value there, said beside the place where it comes back. */
function cutsOf(chart: XYChart, edges: readonly Edges[], ceiling: number, x: Place, middle: number) {
  if (chart.ceiling === undefined) return []
  return chart.series.flatMap((series, s) => {
    const values = edges[s]?.high ?? []
    const isCut = (i: number) => (values[i] ?? 0) > ceiling * (1 + 1e-9)
    let most = -1
    for (const [i, value] of values.entries())
      if (isCut(i) && value > (values[most] ?? Number.NEGATIVE_INFINITY)) most = i
    if (most < 0) return []
    const flip = x(most) > middle
    let back = most
    while (isCut(back) && back > 0 && back < values.length - 1) back += flip ? -1 : 1
    if (isCut(back)) back = most === back ? (flip ? most - 1 : most + 1) : back
    const text = `up to ${figureText(values[most] ?? 0, chart.unit)}`
    return [{ key: series.key, x: x(most), textX: x(back) + (flip ? -6 : 6), flip, text }]
  })
}

/** Named events: numbered circles above the lines, or words beside a dashed line. */
function marksOf(
  chart: XYChart,
  x: (i: number) => number,
  area: { left: number; right: number },
  width: number,
  isNumbered: boolean,
  isTicked: boolean,
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
  const events = placed.map((mark, row) => {
    const flip = mark.x > middle
    const long = mark.label.length * letter
    // Words never run over the edge of the picture, even where they then cross their line.
    const textX = flip ? Math.max(mark.x - 6, long) : Math.min(mark.x + 6, width - long)
    return { ...mark, row: row % 3, flip, textX }
  })
  return {
    numbered: isNumbered ? placed.map((mark, i) => ({ ...mark, number: i + 1, at: circles[i] ?? mark.x })) : [],
    ticks: isTicked ? placed.map((mark) => mark.x) : [],
    events: isNumbered || isTicked ? [] : events,
  }
}

export function axisText(value: number, unit: Unit): string {
  if (isMoney(unit)) return shortDollars(value)
  return unit === 'percent' || unit === 'share' ? `${plain(value, 1)}%` : plain(value, 1)
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
