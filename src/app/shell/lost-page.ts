/** Whether a page is lost because something of it did not come, and whether it can be had now. */
import { isRouteErrorResponse } from 'react-router'
import { type Failure, failureOf, failureOfStatus, waitOf } from '../live/failure.ts'

const isMarked = (error: unknown): boolean =>
  error instanceof Error && 'isLostPage' in error && error.isLostPage === true
/** How browsers and the router say that a file or a page's values did not come. */
const didNotCome =
  /failed to fetch|networkerror|load failed|dynamically imported module|module script failed|turbo-stream/i

/** Why it did not come; null: it is there, and broke in another way. */
export function whyLost(error: unknown): Failure | null {
  if (isRouteErrorResponse(error)) {
    const failure = failureOfStatus(error.status, waitIn(error.data))
    return failure.kind === 'broken' ? null : failure
  }
  if (!(error instanceof Error)) return null
  return isMarked(error) || didNotCome.test(error.message) ? failureOf(new TypeError(error.message), isOnline()) : null
}
/** A refusal says in its words how long to wait; the router keeps no more of it. */
const waitIn = (data: unknown): number | null => {
  const seconds = /in (\d+) seconds?/.exec(String(data))?.[1]
  return seconds === undefined ? null : waitOf(seconds, 0)
}
const isOnline = () => (typeof navigator === 'undefined' ? true : navigator.onLine)

/** Asks for the page as the address now says it: null where it can be had, else why not. */
export const lookAgain = (): Promise<Failure | null> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status, headers }) =>
      status === 429 || status >= 500 ? failureOfStatus(status, waitOf(headers.get('retry-after'), Date.now())) : null,
    (error: unknown) => failureOf(error, isOnline()),
  )

/** A page loaded again a moment ago is not loaded again by itself, so that nobody goes round in circles (milliseconds). */
const MOMENT = 15_000
export function isFreshReload(): boolean {
  if (typeof performance === 'undefined' || typeof window === 'undefined') return false
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : null
  return type === 'reload' && performance.now() < MOMENT
}
