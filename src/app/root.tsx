import { type ReactNode, useContext } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, useLocation } from 'react-router'
import './app.css'
import { atHand } from './shell/at-hand.ts'
import { earlyEntriesScript } from './shell/early-entries.ts'
import { earlyPressesScript } from './shell/early-presses.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { KeptSlot } from './shell/kept-slot.tsx'
import { NonceContext } from './shell/nonce.ts'
import { ownNumbersScript } from './shell/own-numbers.ts'
import { ScrollMemory } from './shell/scroll-memory.tsx'
import { Shell } from './shell/shell.tsx'
import { tidyPath } from './shell/tidy-path.ts'
import { AppState } from './state/app-state.tsx'
import { ownPictureScript } from './state/own-picture-mark.ts'
import { themeScript } from './state/theme.ts'
import serifFont from './ui/source-serif.woff2?url'

export const links: LinksFunction = () => [
  { rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** They run before React: in the browser they have run, and need not be there once more. */
const headScripts = import.meta.env.SSR
  ? `${themeScript};${ownNumbersScript};${ownPictureScript};${earlyPressesScript};${earlyEntriesScript}`
  : ''

/** Marks where all that can be seen has come. */
const WHOLE = 'whole'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const own = nonce ? { nonce } : {}
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script {...own} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScripts }} />
        <Meta />
        {/* The page is small: it is painted once it is there, not half of it first and then moved. */}
        <link rel="expect" href={`#${WHOLE}`} blocking="render" />
        <Links />
      </head>
      <body>
        {children}
        <span id={WHOLE} hidden />
        <ScrollMemory />
        <Scripts {...own} />
      </body>
    </html>
  )
}

const plainToasts = () => atHand()?.PlainToasts ?? null

/** A page that brings its own frame: the landing page, and the games for children. */
const hasOwnFrame = (path: string): boolean => path === '/' || path.startsWith('/truepenny-kids/')

/** Every other page stands in the shell, which needs no route and so no file of its own. */
export default function Root() {
  const path = tidyPath(useLocation().pathname)
  return (
    <AppState plainToasts={plainToasts}>
      <KeptSlot />
      {hasOwnFrame(path) ? <Outlet /> : <Shell />}
    </AppState>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
