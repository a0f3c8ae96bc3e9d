import type { FastifyReply, FastifyRequest } from 'fastify'
import { ADMIN_ROOT, CSRF_HEADER } from '#wire/admin.ts'
import { splitUrl } from '../../http/paths.ts'
import { Problem } from '../../http/problems.ts'
import { isOwnOrigin } from '../../http/same-site.ts'
import { keyIn } from './cookie.ts'
import { isToken, type Session, type Sessions } from './sessions.ts'

/** What may be asked without being signed in: whether one is, and to be. */
const OPEN: ReadonlySet<string> = new Set([
  `GET ${ADMIN_ROOT}/session`,
  `HEAD ${ADMIN_ROOT}/session`,
  `POST ${ADMIN_ROOT}/login`,
])

export interface GuardOptions {
  readonly sessions: Sessions
  readonly publicOrigins: readonly string[]
}

/** Who asks, for every request that has passed the guard. */
const known = new WeakMap<FastifyRequest, Session>()

/** The session of a request. Throws 401 where there is none, so that a route the guard forgot answers nobody. */
export function sessionOf(request: FastifyRequest): Session {
  const session = known.get(request)
  if (!session) throw notSignedIn()
  return session
}

/**
 * What every request of the administration passes. Nothing of it is kept by anybody on the way. A request of another site is refused
 * whatever it asks; one that changes something shows where it comes from and carries the session's token; everything but signing in needs a
 * session. It is asked before the body is read.
 */
export function adminGuard({ sessions, publicOrigins }: GuardOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (!isFromHere(request, publicOrigins, changes))
      throw new Problem(403, 'cross_site', 'This request came from another site, so we didn’t do it.')
    const [path] = splitUrl(request.raw.url ?? '')
    if (OPEN.has(`${request.method} ${path}`)) return
    const session = await sessions.find(keyIn(request.headers, publicOrigins))
    if (!session) throw notSignedIn()
    if (changes && !isToken(request.headers[CSRF_HEADER], session.csrf))
      throw new Problem(
        403,
        'csrf',
        'This page is out of date. Reload it, then try again. Your text stays on this device.',
      )
    known.set(request, session)
  }
}

const notSignedIn = (): Problem => new Problem(401, 'not_signed_in', 'You’re signed out. Sign in again to go on.')

/** Whether a request comes from a page of ours. Browsers say so; one that changes something and says nothing at all is refused. */
function isFromHere({ headers }: FastifyRequest, publicOrigins: readonly string[], changes: boolean): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && !changes)
  const from = headers.origin ?? headers.referer
  return from === undefined ? !changes : isOwnOrigin(from, headers.host, publicOrigins)
}
