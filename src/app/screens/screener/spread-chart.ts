/** How a measure is spread over all companies, and where the matches are. */
import type { RanksChart } from '#calculators/kit/presentation.ts'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import { bandsOf } from '#engine/screening/spread.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import { boundText } from './value-text.ts'
import { words } from './words.ts'

function bandName(key: MetricKey, from: number | null, to: number | null): string {
  if (from === null) return to === null ? words.any : words.spread.under(boundText(key, to))
  return to === null
    ? words.spread.over(boundText(key, from))
    : words.spread.between(boundText(key, from), boundText(key, to))
}

/** Null where no company has the measure. */
export function spreadChart(rows: readonly Row[], matches: readonly Row[], key: MetricKey): RanksChart | null {
  const bands = bandsOf(rows, matches, key)
  if (bands.length === 0) return null
  const isAll = matches.length === rows.length
  const named = bands.map((band) => ({ ...band, label: bandName(key, band.from, band.to) }))
  const without = rows.filter(({ readings }) => typeof readings[key] === 'string').length
  return {
    kind: 'ranks',
    key: `spread-${key}`,
    title: words.spread.title(metrics[key].name),
    summary: named
      .map(({ label, all, matching }) => (isAll ? `${label}: ${all}` : words.spread.summary(label, all, matching)))
      .join('; '),
    ...(without > 0 ? { note: words.spread.without(without) } : {}),
    unit: 'count',
    words: { row: metrics[key].name, total: words.spread.total },
    parts: isAll
      ? [{ key: 'all', label: words.spread.total, color: 'principal' }]
      : [
          { key: 'matching', label: words.spread.matching, color: 'principal' },
          { key: 'others', label: words.spread.others, color: 'other' },
        ],
    rows: named.map(({ label, all, matching }) => ({ label, values: isAll ? [all] : [matching, all - matching] })),
  }
}
