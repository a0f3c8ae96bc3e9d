import { lazy } from 'react'
import { useLocation } from 'react-router'
import { fetchLongRecord } from '#facts/series/long-record-on-demand.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useHydrated } from '../state/use-stored.ts'
import { Sleeping } from '../ui/late.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { words } from './portfolio/words.ts'

export const meta = () => pageMeta('/portfolio-simulator')

/** The simulator and the record come together, once somebody touches the page: until then the finished HTML says it all. */
const Simulator = lazy(async () => {
  const [{ Simulator }, record] = await Promise.all([import('./portfolio/simulator.tsx'), fetchLongRecord()])
  return { default: () => <Simulator record={record} /> }
})

/** A mix tested on the record, a practice portfolio with pretend money, and years lived again without knowing what comes. */
export default function PortfolioSimulator() {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <Sleeping isStill={!hydrated || hash === ''} what="The simulator">
        <Simulator />
      </Sleeping>
    </>
  )
}
