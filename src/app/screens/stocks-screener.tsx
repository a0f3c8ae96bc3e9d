import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Sleeping } from '../ui/late.tsx'
import { NoScript } from '../ui/no-script.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { holdsCompanies, realCompanies } from './screener/real-companies.ts'
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
  const isReal = useReal()
  const isStill = !isReal && hash === '' && own.length === 0
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <NoScript of="form" />
      <Sleeping isStill={!hydrated || isStill} what="The screener">
        <Screener />
      </Sleeping>
    </>
  )
}

/** Whether the server has real companies: then the finished page, which shows the invented ones, isn't what is so. */
function useReal(): boolean {
  const [isReal, setReal] = useState(false)
  useEffect(() => {
    void afterLoad()
      .then(realCompanies)
      .then((answer) => setReal(holdsCompanies(answer)))
  }, [])
  return isReal
}
