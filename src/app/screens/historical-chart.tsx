import { lazy } from 'react'
import { useLocation } from 'react-router'
import { fetchLongRecord } from '#facts/series/long-record-on-demand.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useHydrated } from '../state/use-stored.ts'
import { Sleeping } from '../ui/late.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { words } from './history/words.ts'

export const meta = () => pageMeta('/historical-chart')

/** The explorer and its record come together, once somebody touches the page: until then the finished HTML says it all. */
const Explorer = lazy(async () => {
  const [{ Explorer }, record] = await Promise.all([import('./history/explorer.tsx'), fetchLongRecord()])
  return { default: () => <Explorer record={record} /> }
})

/** Stocks, bonds, bills, prices, gold and homes since 1871: growth, falls, returns by years held, rates. */
export default function HistoricalChart() {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <Sleeping isStill={!hydrated || hash === ''} what="The chart">
        <Explorer />
      </Sleeping>
    </>
  )
}
