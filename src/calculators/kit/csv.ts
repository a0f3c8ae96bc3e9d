/** Tables as CSV (RFC 4180): plain numbers, CRLF, a BOM for spreadsheets, and no cell that a spreadsheet would run. */
import { isMoney } from './format.ts'
import { isoDate } from './iso-date.ts'
import {
  type Chart,
  type Column,
  type FillChart,
  type FlowChart,
  type HeatChart,
  holdsWords,
  type RanksChart,
  type Table,
  type Unit,
  type WaterfallChart,
  type XYChart,
} from './presentation.ts'

const bom = '\uFEFF'
export type CsvCell = string | number | null

function cell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of cells as a file. */
export const csvText = (lines: readonly (readonly CsvCell[])[]): string =>
  `${bom}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`

/** A table alone: its columns with their units, then its rows. */
export const tableCsv = (table: Pick<Table, 'columns' | 'rows'>): string => csvText(tableLines(table))

export function tableLines({ columns, rows }: Pick<Table, 'columns' | 'rows'>): readonly (readonly CsvCell[])[] {
  const hasToday = columns.some((column) => isToday(column))
  return [
    columns.map((column) => columnLabel(column, hasToday)),
    ...rows.map((row) => row.map((value, i) => csvValue(value, columns[i]?.unit ?? 'text'))),
  ]
}

const isToday = ({ dollars, label }: Column) => dollars === 'today' || /today.s dollars/i.test(label)

/** "Interest ($)", and where a table holds both kinds of dollars "Balance (future $)" beside "Balance (today’s $)". */
function columnLabel(column: Column, hasToday: boolean): string {
  const { label, unit, dollars } = column
  if (holdsWords(unit)) return label
  if (isMoney(unit)) {
    const kind = isToday(column) ? 'today’s $' : hasToday || dollars === 'nominal' ? 'future $' : '$'
    return `${label} (${kind})`
  }
  const mark = unitMarks[unit]
  return mark ? `${label} (${mark})` : label
}
const unitMarks: Partial<Readonly<Record<Unit, string>>> = {
  percent: '%',
  share: '%',
  months: 'months',
  years: 'years',
}

/** Digits after the point that mean something, by unit. */
const places: Readonly<Record<Unit, number>> = {
  money: 2,
  cents: 2,
  price: 8,
  percent: 4,
  share: 4,
  months: 2,
  years: 2,
  count: 2,
  month: 0,
  ratio: 4,
  rate: 10,
}

/** A value as a spreadsheet wants it: cents rounded, months and days as YYYY-MM and YYYY-MM-DD, numbers without marks. */
export function csvValue(value: CsvCell, unit: Column['unit']): CsvCell {
  if (typeof value === 'string') return isoDate(value) ?? value
  if (value === null || holdsWords(unit)) return value
  if (unit === 'month') return `${Math.trunc(value / 100)}-${String(Math.trunc(value % 100)).padStart(2, '0')}`
  const rounded = Number(value.toFixed(places[unit]))
  return rounded === 0 ? 0 : rounded
}

/** The table twin of a chart: the same numbers in rows. */
export function chartTable(chart: Chart): Table {
  switch (chart.kind) {
    case 'flow':
      return flowTable(chart)
    case 'heat':
      return heatTable(chart)
    case 'waterfall':
      return waterfallTable(chart)
    case 'fill':
      return fillTable(chart)
    case 'ranks':
      return ranksTable(chart)
    default:
      return xyTable(chart)
  }
}

const flowTable = (chart: FlowChart): Table => ({
  key: chart.key,
  title: chart.title,
  columns: [
    { label: 'From', unit: 'text' },
    { label: 'To', unit: 'text' },
    { label: 'Amount', unit: chart.unit },
  ],
  rows: chart.links.map((link) => [nodeLabel(chart.nodes, link.from), nodeLabel(chart.nodes, link.to), link.value]),
})

/** The grid as it is drawn: a row for each step of the upright side, a column for each of the other. */
const heatTable = (chart: HeatChart): Table => ({
  key: chart.key,
  title: chart.title,
  columns: [
    { label: `${chart.y.label} (down), ${chart.x.label.toLowerCase()} (across)`, unit: 'text' },
    ...chart.x.values.map((label) => ({ label, unit: chart.unit })),
  ],
  rows: chart.y.values.map((label, y) => [label, ...chart.x.values.map((_, x) => chart.values[y]?.[x] ?? null)]),
})

/** Each step with what it adds or takes and where that leads. */
function waterfallTable(chart: WaterfallChart): Table {
  let running = 0
  return {
    key: chart.key,
    title: chart.title,
    columns: [
      { label: 'Step', unit: 'text' },
      { label: 'Change', unit: chart.unit },
      { label: 'Running total', unit: chart.unit },
    ],
    rows: chart.steps.map((step) => {
      running = step.kind === 'total' ? step.value : running + step.value
      return [step.label, step.kind === 'total' ? null : step.value, running]
    }),
  }
}

function fillTable({ key, title, unit, words, rows }: FillChart): Table {
  const { result } = words
  return {
    key,
    title,
    columns: [
      { label: words.row, unit: 'text' },
      { label: 'Rate', unit: 'percent' },
      { label: 'Room in it', unit },
      { label: words.filled, unit },
      ...(result ? [{ label: result, unit }] : []),
    ],
    rows: rows.map((row) => [
      row.label,
      row.rate,
      row.capacity ?? 'no limit',
      row.filled,
      ...(result ? [row.result ?? null] : []),
    ]),
  }
}

const ranksTable = ({ key, title, unit, words, parts, rows }: RanksChart): Table => ({
  key,
  title,
  columns: [
    { label: words.row, unit: 'text' },
    ...parts.map(({ label }) => ({ label, unit })),
    ...(parts.length > 1 ? [{ label: words.total, unit }] : []),
  ],
  rows: rows.map(({ label, values }) => [
    label,
    ...parts.map((_, i) => values[i] ?? 0),
    ...(parts.length > 1 ? [values.reduce((sum, value) => sum + value, 0)] : []),
  ]),
})

const nodeLabel = (nodes: readonly { id: string; label: string }[], id: string) =>
  nodes.find((node) => node.id === id)?.label ?? id

function xyTable(chart: XYChart): Table {
  const bands = [chart.band, chart.innerBand].filter((band) => band !== undefined)
  return {
    key: chart.key,
    title: chart.title,
    columns: [
      { label: chart.x.label, unit: 'text' },
      ...chart.series.map((series) => ({ label: series.label, unit: chart.unit })),
      ...bands.flatMap((band) =>
        [`${band.label}, low`, `${band.label}, high`].map((label) => ({ label, unit: chart.unit })),
      ),
    ],
    rows: chart.x.values.map((x, i) => [
      String(x),
      ...chart.series.map((series) => series.values[i] ?? null),
      ...bands.flatMap((band) => [band.low[i] ?? null, band.high[i] ?? null]),
    ]),
  }
}
