import { memo, useMemo } from 'react'
import { sectors } from '#engine/screening/company.ts'
import {
  chosenIn,
  earnKinds,
  type Filters,
  type GroupKey,
  noFilters,
  payKinds,
  testsOf,
} from '#engine/screening/filters.ts'
import { type MetricKey, metricKeys, type Row, sizes } from '#engine/screening/metrics.ts'
import { placesIn, reachOf, type Screened } from '#engine/screening/screen.ts'
import { groupNames, placeName } from '#teaching/screening/places.ts'
import type { Change } from './change.ts'
import { RangeFilter } from './range-filter.tsx'
import { RESULTS_ID } from './results-id.ts'
import { TickGroup } from './tick-group.tsx'
import { words } from './words.ts'

const first: readonly MetricKey[] = ['pe', 'yield', 'debtToEquity']
const rest: readonly MetricKey[] = metricKeys.filter((key) => !first.includes(key))
const places: Readonly<Record<GroupKey, readonly string[]>> = {
  sector: sectors,
  size: sizes,
  pay: payKinds,
  earn: earnKinds,
}

interface PanelProps {
  readonly filters: Filters
  readonly screened: Screened
  readonly rows: readonly Row[]
  readonly change: Change
}

/** Every filter, the usual ones open. */
export const FilterPanel = memo(function FilterPanel({ filters, screened, rows, change }: PanelProps) {
  const on = testsOf(filters).map(({ key }) => key)
  const inRest = on.filter((key) => key === 'pay' || key === 'earn' || rest.some((one) => one === key)).length
  const reaches = useMemo(() => reachesOf(screened), [screened])
  const range = (metric: MetricKey) => (
    <RangeFilter
      key={metric}
      metric={metric}
      range={filters.ranges[metric]}
      {...reaches[metric]}
      rows={rows}
      change={change}
    />
  )
  const group = (key: GroupKey) => (
    <PlaceTicks
      key={key}
      group={key}
      chosenText={chosenIn(filters, key).join(' ')}
      screened={screened}
      rows={rows}
      change={change}
    />
  )
  return (
    <section className="card no-print mt-6 grid gap-5 p-4 md:p-5" aria-label={words.filters}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{words.filters}</h2>
        <p className="flex-1 text-ink-2 text-sm">{words.fitNow(screened.matches.length, rows.length)}</p>
        <button
          type="button"
          className={`button min-h-11 ${on.length > 0 ? '' : 'invisible'}`}
          onClick={() => change(() => ({ filters: noFilters }))}
        >
          {words.clear}
        </button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {first.map(range)}
      </div>
      <div className="grid">
        {(['size', 'sector'] as const).map((key) => (
          <details key={key} className="fold border-line border-t">
            <summary className="flex min-h-11 list-none items-center gap-3">
              <span className="flex-1 font-semibold text-sm">
                {groupNames[key]}:{' '}
                {filters[key].length === 0 ? words.any.toLowerCase() : words.chosen(filters[key].length)}
              </span>
              <span className="fold-mark text-green" aria-hidden="true" />
            </summary>
            <div className="pt-1 pb-4">{group(key)}</div>
          </details>
        ))}
        <details className="fold border-line border-t">
          <summary className="flex min-h-11 list-none items-center gap-3">
            <span className="flex-1 font-semibold text-sm">{inRest === 0 ? words.more : words.moreOn(inRest)}</span>
            <span className="fold-mark text-green" aria-hidden="true" />
          </summary>
          <div className="grid gap-5 pt-3">
            {group('pay')}
            {group('earn')}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {rest.map(range)}
            </div>
          </div>
        </details>
      </div>
      <button
        type="button"
        className="button min-h-11 md:hidden"
        onClick={() => document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' })}
      >
        {words.see(screened.matches.length)}
      </button>
    </section>
  )
})

/** A group's places, each with the matches it alone would leave. */
const PlaceTicks = memo(function PlaceTicks(
  props: Omit<PanelProps, 'filters'> & {
    readonly group: GroupKey
    /** The chosen places, joined by spaces: the same text is the same choice. */
    readonly chosenText: string
  },
) {
  const { group, chosenText, screened, rows, change } = props
  const found = placesIn(screened, group)
  const isSingle = group === 'pay' || group === 'earn'
  const chosen = chosenText === '' ? [] : chosenText.split(' ')
  const there = places[group].filter(
    (place) => chosen.includes(place) || group !== 'sector' || rows.some(({ company }) => company.sector === place),
  )
  const ticks = there.map((place) => ({ value: place, label: placeName(group, place), count: found.get(place) ?? 0 }))
  return (
    <div>
      <TickGroup
        label={groupNames[group]}
        labelHidden={!isSingle}
        type={isSingle ? 'radio' : 'checkbox'}
        ticks={isSingle ? [{ value: '', label: words.any, count: null }, ...ticks] : ticks}
        chosen={isSingle && chosen.length === 0 ? [''] : chosen}
        onChange={(values) => change((now) => ({ filters: { ...now.filters, [group]: asChosen(group, values) } }))}
      />
      {words.groupNotes[group] ? (
        <p className="mt-1.5 max-w-[72ch] text-ink-3 text-xs">{words.groupNotes[group]}</p>
      ) : null}
    </div>
  )
})

const reachesOf = (screened: Screened) =>
  Object.fromEntries(metricKeys.map((key) => [key, reachOf(screened, key)])) as Readonly<
    Record<MetricKey, ReturnType<typeof reachOf>>
  >

const asChosen = (group: GroupKey, values: readonly string[]) =>
  group === 'pay' || group === 'earn' ? values[0] || null : values
