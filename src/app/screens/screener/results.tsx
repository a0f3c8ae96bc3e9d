import { memo } from 'react'
import { type MetricKey, metricKeys, type Row } from '#engine/screening/metrics.ts'
import { type OrderKey, orderKeys } from '#engine/screening/order.ts'
import type { Screened } from '#engine/screening/screen.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import { download } from '../../ui/download.ts'
import { SelectBox } from '../device/text-box.tsx'
import { type Asked, PAGE_ROWS } from './asked.ts'
import type { Change } from './change.ts'
import { ColumnPicks } from './column-picks.tsx'
import { EmptyResult } from './empty-result.tsx'
import { FilterChips } from './filter-chips.tsx'
import { firstWay } from './first-way.ts'
import { MetricAbout } from './metric-about.tsx'
import { ResultTable } from './result-table.tsx'
import { RESULTS_ID } from './results-id.ts'
import { screenCsv } from './screen-csv.ts'
import { SpreadPart } from './spread-part.tsx'
import type { Universe } from './use-universe.ts'
import { words } from './words.ts'

const isMetric = (key: OrderKey): key is MetricKey => metricKeys.some((one) => one === key)
const orderName = (key: OrderKey): string => (isMetric(key) ? metrics[key].name : words[key])
/** Who matches: how many, by which filters, and the table. */
export const Results = memo(function Results(props: {
  readonly asked: Asked
  readonly universe: Universe
  readonly screened: Screened
  readonly ordered: readonly Row[]
  readonly change: Change
}) {
  const { asked, universe, screened, ordered, change } = props
  const { key, down } = asked.order
  const lastPage = Math.max(1, Math.ceil(ordered.length / PAGE_ROWS))
  const page = Math.min(asked.page, lastPage)
  const from = (page - 1) * PAGE_ROWS
  const shown = ordered.slice(from, from + PAGE_ROWS)
  const turn = (to: number) => change(() => ({ page: to }))
  return (
    <section className="mt-6 scroll-mt-16" id={RESULTS_ID} aria-label={words.result}>
      <h2 className="font-serif text-xl" aria-live="polite">
        {words.matches(ordered.length, universe.rows.length, universe.real === null)}
      </h2>
      <FilterChips filters={asked.filters} counts={screened.counts} change={change} />
      {ordered.length === 0 ? (
        <EmptyResult rows={universe.rows} filters={asked.filters} change={change} />
      ) : (
        <>
          <div className="no-print mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
            <div className="w-44">
              <SelectBox
                label={words.sort}
                value={key}
                onChange={(next) => {
                  const to = orderKeys.find((one) => one === next)
                  if (to) change(() => ({ order: firstWay(to) }))
                }}
                options={orderKeys.map((one) => [one, orderName(one)] as const)}
              />
            </div>
            <button
              type="button"
              className="button min-h-11"
              onClick={() => change((now) => ({ order: { ...now.order, down: !now.order.down } }))}
            >
              {isMetric(key) ? (down ? words.down : words.up) : down ? words.zToA : words.aToZ}
            </button>
            <button
              type="button"
              className="button min-h-11"
              onClick={() => download('stock-screen.csv', screenCsv(ordered, asked.columns, universe.real))}
            >
              {words.csv}
            </button>
          </div>
          {isMetric(key) ? (
            <MetricAbout metric={key} rows={universe.rows}>
              {words.about(metrics[key].name)}
            </MetricAbout>
          ) : null}
          <ResultTable rows={shown} asked={asked} change={change} />
          <nav className="no-print mt-3 flex flex-wrap items-center gap-3" aria-label={words.pages}>
            <button type="button" className="button min-h-11" disabled={page <= 1} onClick={() => turn(page - 1)}>
              {words.earlier}
            </button>
            <span className="text-ink-2 text-sm" aria-live="polite">
              {words.range(from + 1, from + shown.length, ordered.length)}
            </span>
            <button
              type="button"
              className="button min-h-11"
              disabled={page >= lastPage}
              onClick={() => turn(page + 1)}
            >
              {words.later}
            </button>
          </nav>
          <p className="mt-2 hidden text-ink-3 text-xs md:block">{words.keys}</p>
        </>
      )}
      {isMetric(key) && ordered.length > 0 ? (
        <SpreadPart metric={key} rows={universe.rows} matches={screened.matches} />
      ) : null}
      <ColumnPicks columns={asked.columns} change={change} />
    </section>
  )
})
