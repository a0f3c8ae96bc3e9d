import { redirect } from 'react-router'
import { redirects } from '../pages.ts'
import { tidyPath } from '../shell/page-meta.ts'

/** Old addresses lead on for good. Never pre-rendered: the answer is the redirect itself. */
export function loader({ request }: { request: Request }): Response {
  return redirect(redirects[tidyPath(new URL(request.url).pathname)] ?? '/', 301)
}
