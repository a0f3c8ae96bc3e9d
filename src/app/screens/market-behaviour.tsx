import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'
import { words } from './behavior/words.ts'
import { ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/market-behaviour')

const Body = lazy(async () => {
  await afterLoad()
  return { default: (await import('./behavior/body.tsx')).Body }
})

/** Guess how markets behave, then see; and six checks of one's own decisions. */
export default function MarketBehavior() {
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead}>
        <p className="mt-2 max-w-[68ch] text-ink-2 text-sm">{words.note}</p>
      </ScreenHead>
      <Late room="min-h-[4000px]">
        <Body />
      </Late>
    </>
  )
}
