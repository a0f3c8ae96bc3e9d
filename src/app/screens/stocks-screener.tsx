import { lazy } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { Sleeping } from '../ui/late.tsx'
import { NoScript } from '../ui/no-script.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { ownScreens } from './screener/saved.ts'
import { words } from './screener/words.ts'

export const meta = () => pageMeta('/stocks-screener')

/** The screener and its companies come together, once somebody touches the page: until then the finished HTML says the first screen. */
const Screener = lazy(async () => ({ default: (await import('./screener/screener.tsx')).Screener }))

/** Companies by the limits a visitor sets, with what each measure means. */
export default function StocksScreener() {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  const [own] = useStored(ownScreens)
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <NoScript of="form" />
      <Sleeping isStill={!hydrated || (hash === '' && own.length === 0)} what="The screener">
        <Screener />
      </Sleeping>
    </>
  )
}
