/** Tables as CSV (RFC 4180): raw numbers, CRLF, a BOM for spreadsheets, and no cell that a spreadsheet would run. */
import type { Chart, Table, XYChart } from './presentation.ts'

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
  return chart.kind === 'flow'
    ? {
        key: chart.key,
        title: chart.title,
        columns: [
          { label: 'From', unit: 'text' },
          { label: 'To', unit: 'text' },
          { label: 'Amount', unit: chart.unit },
        ],
        rows: chart.links.map((link) => [
          nodeLabel(chart.nodes, link.from),
          nodeLabel(chart.nodes, link.to),
          link.value,
        ]),
      }
    : xyTable(chart)
}

const nodeLabel = (nodes: readonly { id: string; label: string }[], id: string) =>
  nodes.find((node) => node.id === id)?.label ?? id

function xyTable(chart: XYChart): Table {
  const { band } = chart
  return {
    key: chart.key,
    title: chart.title,
    columns: [
      { label: chart.x.label, unit: 'text' },
      ...chart.series.map((series) => ({ label: series.label, unit: chart.unit })),
      ...(band ? [`${band.label}, low`, `${band.label}, high`].map((label) => ({ label, unit: chart.unit })) : []),
    ],
    rows: chart.x.values.map((x, i) => [
      String(x),
      ...chart.series.map((series) => series.values[i] ?? null),
      ...(band ? [band.low[i] ?? null, band.high[i] ?? null] : []),
    ]),
  }
}
