/** The matches as a file: every one of them, in their order, with the columns shown; each row says whose numbers it holds. */
import { tableCsv } from '#calculators/kit/csv.ts'
import type { Column } from '#calculators/kit/presentation.ts'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import { type MetricUnit, metrics } from '#teaching/screening/metrics.ts'
import { sectorNames } from '#teaching/screening/places.ts'
import type { Universe } from './use-universe.ts'
import { words } from './words.ts'

const units: Readonly<Record<MetricUnit, Column['unit']>> = {
  dollars: 'price',
  billions: 'money',
  millions: 'money',
  percent: 'percent',
  times: 'ratio',
}

/** A number that is missing is an empty cell, never a zero. */
export function screenCsv(rows: readonly Row[], columns: readonly MetricKey[], real: Universe['real']): string {
  const data = real ? `${real.source}, ${real.asOf}` : words.csvSample
  return tableCsv({
    columns: [
      ...[words.company, words.csvSymbol, words.sector].map((label) => ({ label, unit: 'text' as const })),
      ...columns.map((key) => ({ label: metrics[key].name, unit: units[metrics[key].unit] })),
      { label: words.csvData, unit: 'text' },
    ],
    rows: rows.map(({ company, readings }) => [
      company.name,
      company.symbol,
      sectorNames[company.sector],
      ...columns.map((key) => (typeof readings[key] === 'number' ? readings[key] : null)),
      data,
    ]),
  })
}
