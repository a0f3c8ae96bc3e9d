import { memo, useMemo } from 'react'
import type { XYChart } from '#calculators/kit/presentation.ts'
import type { RangeFound } from '#engine/portfolio/mix-range.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Part } from '../device/screen-head.tsx'
import { type Asked, spans } from './asked.ts'
import { Choice } from './choice.tsx'
import { heldIn, mixRecord } from './mix-record.ts'
import type { Change } from './use-asked.ts'
import { type RangeState, useRange } from './use-range.ts'
import { mixWords, rough } from './words.ts'

const words = mixWords.range

interface RangeProps {
  readonly record: LongRecord
  /** What is chosen now: the choices answer a press at once. */
  readonly asked: Asked
  /** What is worked out. */
  readonly shown: Asked
  readonly change: Change
}

/** How the same plan ended from every other start, or in futures drawn from the record. */
export const RangePart = memo(function RangePart({ record, asked, shown, change }: RangeProps) {
  const state = useRange(record, shown)
  const { last, stage } = state
  return (
    <Part title={words.title} isRegion>
      <div className="no-print mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Choice
          name="span"
          label={words.years}
          options={spans.map((years) => [String(years), String(years)] as const)}
          value={String(asked.span)}
          onChange={(years) => change({ span: spans.find((one) => String(one) === years) ?? asked.span })}
        />
        <Choice
          name="method"
          label={words.method}
          options={[
            ['past', words.methods.past],
            ['drawn', words.methods.drawn],
          ]}
          value={asked.method}
          onChange={(method) => change({ method })}
        />
      </div>
      <Progress state={state} />
      <div className={stage === 'done' ? '' : 'opacity-60'} aria-busy={stage === 'running'}>
        <RangeAnswer record={record} asked={last.asked} found={last.found} />
      </div>
    </Part>
  )
})

function Progress({ state }: { readonly state: RangeState }) {
  const { stage, done, stop, again } = state
  if (stage === 'done') return null
  const isRunning = stage === 'running'
  return (
    <p className="no-print mb-3 flex flex-wrap items-center gap-3 text-sm" role="status">
      {isRunning ? words.working(done) : stage === 'stopped' ? words.stopped : words.lost}
      <button type="button" className="button min-h-11" onClick={isRunning ? stop : again}>
        {isRunning ? words.stop : words.again}
      </button>
    </p>
  )
}

const RangeAnswer = memo(function RangeAnswer(props: {
  readonly record: LongRecord
  readonly asked: Asked
  readonly found: RangeFound | null
}) {
  const { record, asked, found } = props
  const { months, last } = mixRecord(record, heldIn(asked.mix))
  const chart = useMemo(() => (found ? fanChart(found) : null), [found])
  if (found === null || chart === null) return <p>{words.tooShort(asked.span, months.firstMonth)}</p>
  // Bad news first, from one in ten on.
  const isOut = asked.monthly < 0 && found.short >= 0.1
  const [low, , median, , high] = found.bands.map((band) => band.at(-1) ?? 0)
  return (
    <>
      <p className="max-w-[56ch] font-serif text-lg leading-snug md:text-xl" aria-live="polite">
        {isOut ? words.ranOut(found.years, found.short) : words.headline(found.years, low ?? 0, high ?? 0)}
      </p>
      <p className="mt-1 max-w-[72ch] text-ink-2 text-sm">
        {words.rests(asked.method, found.paths, found.apart, months.firstMonth, last)} {words.dollars}
      </p>
      <ul className="mt-3 grid max-w-[72ch] gap-1 text-sm">
        <li>
          {words.middle(median ?? 0)} {words.worst(found.worst.end, found.worst.from)}{' '}
          {words.best(found.best.end, found.best.from)}
        </li>
        {isOut ? null : <li>{asked.monthly < 0 ? words.short(found.short) : words.below(found.below)}</li>}
        <li>{words.falls(found.falls[0], found.falls[1])}</li>
        <li>{words.forecast}</li>
      </ul>
      <ChartCard chart={chart} fileName="portfolio-simulator" wide={1040} />
    </>
  )
})

function fanChart({ bands, years }: RangeFound): XYChart {
  const [p10 = [], p25 = [], p50 = [], p75 = [], p90 = []] = bands
  return {
    kind: 'lines',
    key: 'range',
    title: words.chart(years),
    summary: `${words.typical}: ${rough(p50.at(-1) ?? 0)}; ${words.band}: ${rough(p10.at(-1) ?? 0)} – ${rough(p90.at(-1) ?? 0)}`,
    x: { label: words.at, kind: 'number', values: p50.map((_, year) => year) },
    unit: 'money',
    yLabel: words.axis,
    series: [{ key: 'typical', label: words.typical, color: 'principal', values: p50 }],
    band: { label: words.band, low: p10, high: p90, color: 'principal' },
    innerBand: { label: words.inner, low: p25, high: p75, color: 'principal' },
  }
}
