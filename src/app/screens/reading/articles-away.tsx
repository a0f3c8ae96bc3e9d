import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../shell/error-page.tsx'

/** What the blog says while the place its articles are kept in does not answer; every other failure gets the page for that. */
export function ArticlesAway({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorPage error={error} />
  return (
    <div className="grid max-w-[62ch] gap-4 py-6">
      <h1 className="text-3xl">The articles can’t be shown right now</h1>
      <p className="text-ink-2 text-lg">
        This usually passes in a moment. The calculators, the lessons and all you saved on this device work as always.
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          Try again
        </button>
        <a className="button" href="/financial-calculators">
          All calculators
        </a>
      </p>
    </div>
  )
}
