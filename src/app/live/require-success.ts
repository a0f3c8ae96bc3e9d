import { AnswerError, StrangerError, waitOf } from './failure.ts'

/** Throws an `AnswerError` unless the answer is a success, and a `StrangerError` where it is a page instead of data. */
export async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) {
    const kind = response.headers.get('content-type') ?? ''
    if (kind.startsWith('text/html')) throw new StrangerError(kind)
    return
  }
  const body = await response.text().catch(() => '')
  const wait = waitOf(response.headers.get('retry-after'), Date.now())
  throw new AnswerError(response.status, body || response.statusText, wait)
}
