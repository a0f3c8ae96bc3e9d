/** Tables as CSV (RFC 4180): raw numbers, CRLF, a BOM for spreadsheets, and no cell that a spreadsheet would run. */
import type {
  Chart,
  FillChart,
  FlowChart,
  HeatChart,
  RanksChart,
  Table,
  WaterfallChart,
  XYChart,
} from './presentation.ts'

const bom = '\uFEFF'

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function tableCsv(table: Pick<Table, 'columns' | 'rows'>): string {
  const lines = [table.columns.map((column) => column.label), ...table.rows]
  return `${bom}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
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
