import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { grownUpsPath, kidsHome } from '#teaching/kids/kit/card.ts'
import { ThemeToggle } from '../../state/theme-toggle.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { kidsWords as words } from './words.ts'

/**
 * What a child's game stands in: a way to the other games, and one for grown-ups, behind their sum. Nothing of the site around it, so
 * that nothing else asks for attention (decision 0037).
 */
export function KidsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded-md bg-green text-on-green focus:not-sr-only focus:fixed focus:px-4 focus:py-2 focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <header className="no-print border-line border-b">
        <nav
          aria-label={words.title}
          className="mx-auto flex min-h-16 max-w-3xl flex-wrap items-center gap-x-4 px-4 md:px-7"
        >
          <Link to={kidsHome} className="inline-flex min-h-14 items-center gap-2 text-lg">
            <Icon name="arrow-left" /> {words.back}
          </Link>
          <span
            className="mx-auto hidden items-center gap-2 font-semibold font-serif text-xl sm:flex"
            aria-hidden="true"
          >
            <Logo /> {words.title}
          </span>
          <span className="flex items-center gap-2 max-sm:ml-auto">
            <Link to={grownUpsPath} className="inline-flex min-h-14 items-center text-ink-2">
              {words.grownUpsDoor}
            </Link>
            <ThemeToggle />
          </span>
        </nav>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100vh-65px)] w-full max-w-[1120px] px-4 pt-4 pb-16 outline-none md:px-7 md:pt-6"
      >
        {children}
      </main>
    </>
  )
}
