import { memo } from 'react'
import { openRange, type Range, withRange } from '#engine/screening/filters.ts'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import { type MetricUnit, metrics } from '#teaching/screening/metrics.ts'
import { NumberField } from '../../ui/number-field.tsx'
import type { Change } from './change.ts'
import { MetricAbout } from './metric-about.tsx'
import { scales } from './value-text.ts'
import { words } from './words.ts'

const kinds = { dollars: 'money', billions: 'money', millions: 'money', percent: 'percent', times: 'plain' } as const
const suffixes: Partial<Readonly<Record<MetricUnit, string>>> = { billions: 'billion', millions: 'million' }
const MOST = 1e6

/** A measure with its two bounds, what it means, and how many it keeps. */
export const RangeFilter = memo(function RangeFilter(props: {
  readonly metric: MetricKey
  readonly range: Range | undefined
  readonly left: number
  readonly unknown: number
  readonly kept: number
  readonly rows: readonly Row[]
  readonly change: Change
}) {
  const { metric, range = openRange, left, unknown, kept, rows, change } = props
  const { name, unit } = metrics[metric]
  const isOn = range.min !== null || range.max !== null
  const isCrossed = range.min !== null && range.max !== null && range.min > range.max
  const said = (bound: number | null) => (bound === null ? null : bound / scales[unit])
  const set = (end: keyof Range, typed: number | null) =>
    change((now) => {
      const value = typed === null ? null : scales[unit] === 1 ? typed : Math.round(typed * scales[unit])
      return { filters: withRange(now.filters, metric, { ...(now.filters.ranges[metric] ?? openRange), [end]: value }) }
    })
  const box = (end: keyof Range, label: string) => (
    <NumberField
      label={
        <>
          <span className="sr-only">{name}, </span>
          {label}
        </>
      }
      kind={kinds[unit]}
      suffix={suffixes[unit] ?? (unit === 'percent' ? '%' : undefined)}
      value={said(range[end])}
      min={-MOST}
      max={MOST}
      onChange={(value) => set(end, value)}
      error={end === 'max' && isCrossed ? words.lowHigh : undefined}
    />
  )
  return (
    <div className="min-w-0">
      <MetricAbout metric={metric} rows={rows} />
      <div className="grid grid-cols-2 items-start gap-2">
        {box('min', words.atLeast)}
        {box('max', words.atMost)}
      </div>
      <p className={`mt-1 text-xs ${isOn ? 'text-ink' : 'text-ink-3'}`}>
        {isOn ? words.fit(kept, left) : unknown > 0 ? words.none(unknown) : '\u00a0'}
        {isOn && unknown > 0 ? ` · ${words.noneOut(unknown)}` : ''}
      </p>
    </div>
  )
})
