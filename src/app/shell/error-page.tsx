import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { atHand, bringAtHand } from './at-hand.ts'

/** The last net: something in a page broke, or did not come. Saved numbers are untouched, and the way on is said. */
export function ErrorPage({ error }: { error: unknown }) {
  const [words, setWords] = useState(() => atHand()?.ErrorWords)
  useEffect(() => {
    bringAtHand().then((parts) => setWords(() => parts?.ErrorWords))
  }, [])
  const Words = words
  if (Words) return <Words error={error} />
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-5 py-20">
      <h1 className="text-2xl">{status === 404 ? 'Page Not Found' : 'This page didn’t load'}</h1>
      <p className="text-ink-2">
        {status === 404 ? 'There’s no page at this address.' : `Something went wrong (${status}).`} Everything you saved
        on this device is safe.
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          Try again
        </button>
        <a className="button" href="/financial-calculators">
          All calculators
        </a>
      </p>
    </main>
  )
}
