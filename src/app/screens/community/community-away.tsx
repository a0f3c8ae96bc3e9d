import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../shell/error-page.tsx'
import { communityWords as words } from './words.ts'

/** What these pages say while the place their posts are kept in does not answer; every other failure gets the page for that. */
export function CommunityAway({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorPage error={error} />
  return (
    <div className="grid max-w-[62ch] gap-4 py-6">
      <h1 className="text-3xl">{words.awayTitle}</h1>
      <p className="text-ink-2 text-lg">{words.away}</p>
      <p>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          Try again
        </button>
      </p>
    </div>
  )
}
