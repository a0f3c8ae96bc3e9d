import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { type Failure, failureText } from '../live/failure.ts'
import { isFreshReload, lookAgain, whyLost } from './lost-page.ts'

const titleFor = (status: number): string => (status === 404 ? 'Page Not Found' : 'This page didn’t load')
const whatHappened = (status: number): string =>
  status === 404 ? 'There’s no page at this address.' : `Something went wrong on our side (${status}).`

/**
 * A page whose code or values did not come is brought by loading it again from the server, once; where that cannot be, it says
 * why and when to try again. Anything else broke in the page itself. Saved numbers are untouched, and the way on is said.
 */
export function ErrorWords({ error }: { readonly error: unknown }) {
  const lost = whyLost(error)
  const [failure, setFailure] = useState<Failure | null>(lost)
  const [isOnItsWay, setOnItsWay] = useState(lost !== null && !isFreshReload())
  const wanted = lost !== null
  useEffect(() => {
    if (!wanted || isFreshReload()) return
    let left = false
    lookAgain().then((again) => {
      if (left) return
      if (again === null) return window.location.reload()
      setFailure(again)
      setOnItsWay(false)
    })
    return () => {
      left = true
    }
  }, [wanted])
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-5 py-20">
      <h1 className="text-2xl">{isOnItsWay ? 'Opening the page…' : titleFor(status)}</h1>
      {isOnItsWay ? (
        <p className="text-ink-2" role="status">
          We’re getting the newest version of it.
        </p>
      ) : (
        <p className="text-ink-2" role="status">
          {failure ? failureText(failure) : whatHappened(status)} Everything you saved on this device is safe.
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          Try again
        </button>
        {wanted ? (
          <button type="button" className="button" onClick={() => window.history.back()}>
            Go back
          </button>
        ) : null}
        <a className="button" href="/financial-calculators">
          All calculators
        </a>
      </p>
    </main>
  )
}
