import { redirect } from 'react-router'
import { redirects } from '../pages.ts'
import { tidyPath } from '../shell/tidy-path.ts'

/** Old addresses lead on for good. Never pre-rendered: the answer is the redirect itself. */
export function loader({ url }: { url: URL }): Response {
  return redirect(redirects[tidyPath(url.pathname)] ?? '/', 301)
}
