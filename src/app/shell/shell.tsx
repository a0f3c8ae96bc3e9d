import { lazy, memo, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { afterLoad } from '../ui/after-load.ts'
import { LostPiece } from '../ui/lost-piece.tsx'
import { hearTerms } from '../ui/term-presses.ts'
import { BottomBar } from './bottom-bar.tsx'
import { currentGroup } from './current-group.ts'
import { Header } from './header.tsx'
import { withoutFooter } from './places.precomputed.ts'
import { Rail } from './rail.tsx'
import { tidyPath } from './tidy-path.ts'

const Footer = lazy(async () => {
  await afterLoad()
  return { default: (await import('./footer.tsx')).Footer }
})
/** Its links work as they came in the page; what makes them faster comes once the page stands. */
const LateFooter = memo(function LateFooter() {
  return (
    <LostPiece what={null}>
      <Suspense fallback={<div className="min-h-60" />}>
        <Footer />
      </Suspense>
    </LostPiece>
  )
})

/** What every page but the landing page stands in: header, rail or bottom bar, footer. */
export function Shell() {
  const pathname = tidyPath(useLocation().pathname)
  useEffect(hearTerms, [])
  const group = currentGroup(pathname)
  const footer = !withoutFooter.includes(pathname)
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded-md bg-green text-on-green focus:not-sr-only focus:fixed focus:px-4 focus:py-2 focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Header />
      <div className="md:grid md:grid-cols-[92px_minmax(0,1fr)] print:block">
        <Rail current={group} />
        <div className="flex min-h-[calc(100vh-61px)] min-w-0 flex-col">
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1120px] min-w-0 flex-1 px-4 pt-1 md:pt-5 pb-16 outline-none md:px-7"
          >
            <Outlet />
          </main>
          {footer ? <LateFooter /> : null}
        </div>
      </div>
      <BottomBar current={group} />
    </>
  )
}
