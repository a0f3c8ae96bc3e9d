import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { useHydrated } from '../../state/use-stored.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { useWanted } from '../listing/wanted.ts'
import { type Asked, askedIn, hashOf, startingAsked } from './asked.ts'
import { Below } from './below.tsx'
import { historyLines } from './lines.ts'
import { LinePicks, ViewPicks } from './picks.tsx'
import { Settings } from './settings.tsx'
import { fallsView } from './views/falls-view.ts'
import { growthView } from './views/growth-view.ts'
import { ratesView } from './views/rates-view.ts'
import { rollingView } from './views/rolling-view.ts'
import { words } from './words.ts'

const viewOf = { growth: growthView, falls: fallsView, rolling: rollingView, rates: ratesView } as const

/** A century and a half of markets: what is asked stands in the address, and every view is worked out from the record. */
export function Explorer({ record }: { readonly record: LongRecord }) {
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  // The finished page knows no question, so the first drawing in the browser must not either.
  const asked = hydrated ? askedIn(location) : startingAsked
  const history = historyLines(record)
  const hash = hashOf(asked)
  const said = useMemo(() => {
    const now = askedIn({ hash: `#${hash}` })
    return viewOf[now.view](history, now)
  }, [history, hash])
  const wanted = useWanted(askedIn, startingAsked, hydrated)
  const change = (part: Partial<Asked>) => {
    const next = { ...wanted.current, ...part }
    wanted.current = next
    const to = hashOf(next)
    void navigate({ hash: to === '' ? '' : `#${to}` }, { replace: true, preventScrollReset: true })
  }
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
      <Below asked={asked} history={history} said={said} />
    </>
  )
}
