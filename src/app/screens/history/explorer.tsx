import { useDeferredValue, useMemo } from 'react'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Below } from './below.tsx'
import { historyLines } from './lines.ts'
import { LinePicks, ViewPicks } from './picks.tsx'
import { Settings } from './settings.tsx'
import { useAsked } from './use-asked.ts'
import { fallsView } from './views/falls-view.ts'
import { growthView } from './views/growth-view.ts'
import { ratesView } from './views/rates-view.ts'
import { rollingView } from './views/rolling-view.ts'
import { words } from './words.ts'

const viewOf = { growth: growthView, falls: fallsView, rolling: rollingView, rates: ratesView } as const

/** A century and a half of markets: every view is worked out from the record. */
export function Explorer({ record }: { readonly record: LongRecord }) {
  const [asked, change] = useAsked()
  const history = historyLines(record)
  // A press answers at once; what a century of months is worked out to follows.
  const shown = useDeferredValue(asked)
  const said = useMemo(() => viewOf[shown.view](history, shown), [history, shown])
  return (
    <>
      <section aria-label={words.summary}>
        <p className="max-w-[56ch] font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
          {said.headline}
        </p>
        <p className="mt-2 max-w-[72ch] text-ink-2 text-sm">{said.rests}</p>
      </section>
      <ViewPicks asked={asked} change={change} />
      {said.notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-warn">
          {note}
        </p>
      ))}
      {said.chart ? (
        <>
          <ChartCard chart={said.chart} fileName="historical-chart" wide={1040} />
          <p className="mt-1.5 text-ink-2 text-xs">{words.keys}</p>
        </>
      ) : null}
      {asked.view === 'rates' ? null : <LinePicks asked={asked} change={change} />}
      <Settings asked={asked} history={history} change={change} />
      <Below asked={shown} history={history} said={said} />
    </>
  )
}
