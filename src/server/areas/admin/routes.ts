import type { FastifyInstance } from 'fastify'
import {
  type AuditList,
  auditList,
  endSessionBody,
  loginBody,
  place,
  type SessionAnswer,
  type SessionList,
  type SignedIn,
  sessionAnswer,
  sessionList,
} from '#wire/admin.ts'
import { Problem } from '../../http/problems.ts'
import { type MediaOptions, mediaRoutes } from '../media/routes.ts'
import { atAdmin, read } from './at-admin.ts'
import { cookieGone, cookieWith, isOnThisMachine, keyIn } from './cookie.ts'
import { sessionOf } from './guard.ts'
import type { Logins } from './logins.ts'
import { type ManuscriptOptions, manuscriptRoutes } from './manuscript-routes.ts'
import { type ModerationOptions, moderationRoutes } from './moderation-routes.ts'
import type { isPassword } from './password-hash.ts'
import { IDLE_MS, type Session, type Sessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import type { AdminRepository } from './store.ts'

export interface AdminOptions extends Pick<ModerationOptions, 'moderation'>, ManuscriptOptions {
  readonly store: AdminRepository
  readonly sessions: Sessions
  readonly logins: Logins
  readonly publicOrigins: readonly string[]
  readonly media: Omit<MediaOptions, 'now'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly check?: typeof isPassword
}

export function adminRoutes(app: FastifyInstance, options: AdminOptions): void {
  const { store, sessions, logins, publicOrigins } = options
  const find = signIn(options)

  const answer = (session: Session | null): SessionAnswer => ({
    isSetUp: logins.all.length > 0,
    session: session && told(session),
  })

  atAdmin(app, '/session', {
    get: async (request) => answer(await sessions.find(keyIn(request.headers, publicOrigins))),
    answers: { get: sessionAnswer },
  })
  atAdmin(app, '/login', {
    bodyLimit: SMALL_BODY,
    post: async (request, reply) => {
      const body = read(loginBody, request.body)
      const login = await find({ ...body, visitor: request.visitor })
      const { key, session } = await sessions.start(login, keyIn(request.headers, publicOrigins))
      void reply.header('set-cookie', cookieWith(key, isOnThisMachine(request.headers.host, publicOrigins)))
      return answer(session)
    },
    answers: { post: sessionAnswer },
  })
  const signOut = (end: (session: Session) => Promise<void>) => ({
    bodyLimit: SMALL_BODY,
    post: async (...[request, reply]: Parameters<NonNullable<Parameters<typeof atAdmin>[2]['post']>>) => {
      await end(sessionOf(request))
      // The browser forgets what it holds of these pages too.
      void reply.headers({
        'set-cookie': cookieGone(isOnThisMachine(request.headers.host, publicOrigins)),
        'clear-site-data': '"cache"',
      })
      return answer(null)
    },
    answers: { post: sessionAnswer },
  })
  atAdmin(
    app,
    '/logout',
    signOut((session) => sessions.end(session)),
  )
  atAdmin(
    app,
    '/logout-everywhere',
    signOut((session) => sessions.endEverywhere(session)),
  )
  atAdmin(app, '/sessions', {
    get: async (request): Promise<SessionList> => ({ sessions: await sessions.list(sessionOf(request)) }),
    answers: { get: sessionList },
  })
  atAdmin(app, '/sessions/end', {
    bodyLimit: SMALL_BODY,
    post: async (request): Promise<SessionList> => {
      const session = sessionOf(request)
      if (!(await sessions.endMarked(session, read(endSessionBody, request.body).mark)))
        throw new Problem(404, 'unknown_session', 'That session is over already.')
      return { sessions: await sessions.list(session) }
    },
    answers: { post: sessionList },
  })
  atAdmin(app, '/audit', {
    get: async (request): Promise<AuditList> => {
      sessionOf(request)
      const { after } = request.query as { readonly after?: unknown }
      return await store.audit(after === undefined ? undefined : read(place, after))
    },
    answers: { get: auditList },
  })
  manuscriptRoutes(app, options)
  moderationRoutes(app, options)
  mediaRoutes(app, { ...options.media, now: options.now })
}

/** Bytes of a body that is a form of a few lines. */
const SMALL_BODY = 4_096

const told = ({ who, csrf, endsAt }: Session): SignedIn => ({ name: who, csrf, endsAt, idleMinutes: IDLE_MS / 60_000 })
