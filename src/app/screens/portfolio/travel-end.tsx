import { useMemo } from 'react'
import type { Table, XYChart } from '#calculators/kit/presentation.ts'
import { yearlyRate } from '#engine/history/growth.ts'
import { hindsight, luckOf, type TravelChoice, type TravelYears, wealthOf } from '#engine/portfolio/travel.ts'
import { setTrip } from '../../state/time-travel.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Part } from '../device/screen-head.tsx'
import { TablePart } from './table-part.tsx'
import { BEGIN } from './travel-begin.ts'
import { travelWords } from './travel-words.ts'
import type { LivedTrip } from './trip.ts'
import { points, rough } from './words.ts'

const words = travelWords.end
const SEED = 1
const CHOOSERS = 1000

type WayKey = keyof typeof words.ways
interface Way {
  readonly key: WayKey
  /** What a dollar was worth each January. */
  readonly wealth: readonly number[]
}

/** The trip beside what the same money would have become otherwise, and how much of it was luck. */
export function TravelEnd({ years, trip }: { readonly years: TravelYears; readonly trip: LivedTrip }) {
  const { from, choices, length } = trip
  const ways = useMemo(() => waysOf(years, trip), [years, trip])
  const luck = useMemo(() => luckOf(years, from, choices, SEED, CHOOSERS), [years, from, choices])
  const risen = years.prices.slice(from - years.firstYear, from - years.firstYear + length).reduce((a, b) => a * b, 1)
  const end = endOf(ways, 'yours')
  const switches = choices.filter((choice, i) => i > 0 && choice !== choices[i - 1]).length
  return (
    <>
      <section aria-label={travelWords.title}>
        <p className="max-w-[56ch] font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
          {words.headline(end, endOf(ways, 'sixty'))}
        </p>
        <p className="mt-2 max-w-[72ch] text-ink-2 text-sm">
          {words.years(from, from + length)} {words.real(end / risen, from)}
        </p>
      </section>
      <p className="mt-4">
        <button type="button" className="button button-main min-h-11" onClick={() => setTrip(null)}>
          {words.again}
        </button>
      </p>
      <ChartCard chart={chartOf(ways, from)} fileName="time-travel" wide={1040} />
      <Part title={words.luckTitle}>
        <ul className="grid max-w-[72ch] gap-1">
          <li>{words.switched(switches, end - endOf(ways, 'held'))}</li>
          <li>{words.beaten(luck.beaten, luck.choosers)}</li>
          {luck.starts > 0 ? (
            <li>{words.starts(luck.starts, luck.worst * BEGIN, luck.typical * BEGIN, luck.best * BEGIN)}</li>
          ) : null}
          <li>{words.one}</li>
        </ul>
      </Part>
      <TablePart table={tableOf(ways, from, risen)} />
    </>
  )
}

const endOf = (ways: readonly Way[], key: WayKey): number =>
  (ways.find((way) => way.key === key)?.wealth.at(-1) ?? 1) * BEGIN

function waysOf(years: TravelYears, { from, choices, length }: LivedTrip): readonly Way[] {
  const all = (choice: TravelChoice) => Array.from({ length }, () => choice)
  const way = (key: WayKey, made: readonly TravelChoice[]): Way => ({ key, wealth: wealthOf(years, from, made) })
  return [
    way('yours', choices),
    way('held', all(choices[0] ?? 'balanced')),
    way('sixty', all('balanced')),
    way('stocks', all('stocks')),
    way('cash', all('cash')),
    way('best', hindsight(years, from, length)),
  ]
}

const drawn = { yours: 'principal', sixty: 'tax', stocks: 'growth', best: 'other' } as const

function chartOf(ways: readonly Way[], from: number): XYChart {
  const shown = ways.flatMap(({ key, wealth }) => (key in drawn ? [{ key: key as keyof typeof drawn, wealth }] : []))
  return {
    kind: 'lines',
    key: 'trip',
    title: words.chart,
    summary: shown.map(({ key, wealth }) => `${words.ways[key]}: ${rough((wealth.at(-1) ?? 1) * BEGIN)}`).join('; '),
    x: { label: words.year, kind: 'year', values: shown[0]?.wealth.map((_, i) => from + i) ?? [] },
    unit: 'money',
    yLabel: words.dollars,
    scale: 'log',
    series: shown.map(({ key, wealth }) => ({
      key,
      label: words.short[key],
      color: drawn[key],
      ...(key === 'best' ? { look: 'dashed' as const } : {}),
      values: wealth.map((one) => one * BEGIN),
    })),
  }
}

function tableOf(ways: readonly Way[], from: number, risen: number): Table {
  const { columns } = words
  return {
    key: 'ways',
    title: words.table,
    columns: [
      { label: columns.way, unit: 'text' },
      { label: columns.end, unit: 'money' },
      { label: columns.yearly, unit: 'percent' },
      { label: columns.real, unit: 'percent' },
      { label: columns.worst, unit: 'text' },
    ],
    rows: ways.map(({ key, wealth }) => {
      const end = wealth.at(-1) ?? 1
      const months = (wealth.length - 1) * 12
      const each = wealth.slice(1).map((one, i) => ({ year: from + i, change: one / (wealth[i] ?? 1) - 1 }))
      const worst = each.reduce((a, b) => (b.change < a.change ? b : a))
      return [
        words.ways[key],
        end * BEGIN,
        points(yearlyRate(end, months)),
        points(yearlyRate(end / risen, months)),
        words.of(worst.change, worst.year),
      ]
    }),
  }
}
