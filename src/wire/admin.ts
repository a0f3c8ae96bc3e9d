/** What the administration's page and the server say to each other. Every body is strict: a field nobody asked for is refused. */
import * as z from 'zod/mini'

/** Asked by the administration's page alone, so outside the public API and its description. */
export const ADMIN_ROOT = '/api/admin'
/** Every request that changes something, but signing in, carries the session's own token here. */
export const CSRF_HEADER = 'x-csrf-token'

/** A sign-in takes so much; a password is normalized before it is compared (NFKC). */
export const PASSWORD_LENGTH = { least: 15, most: 256 } as const

export const loginName = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z0-9][a-z0-9._-]*$/))

export const loginBody = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.most)),
  /** Six digits of an authenticator, where one is set up; empty else. */
  code: z.string().check(z.maxLength(20)),
})
export type LoginBody = z.infer<typeof loginBody>

/** Who is signed in. */
export const signedIn = z.object({ name: z.string(), csrf: z.string(), endsAt: z.iso.datetime(), idleMinutes: z.int() })
export type SignedIn = z.infer<typeof signedIn>

/** Answer of `GET /api/admin/session` and of signing in. */
export const sessionAnswer = z.object({
  /** False while no password is set: then nobody can sign in. */
  isSetUp: z.boolean(),
  session: z.nullable(signedIn),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** One place where somebody is signed in. `mark` names it without being its key. */
export const openSession = z.object({
  mark: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export const sessionList = z.object({ sessions: z.array(openSession) })
export type SessionList = z.infer<typeof sessionList>

export const endSessionBody = z.strictObject({ mark: z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/)) })

/** One line of the audit log. */
export const auditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  action: z.string(),
  /** What it was done to: the id of a post, a picture's name; empty where it is nothing of its own. */
  about: z.string(),
  detail: z.string(),
})
export const AUDIT_PAGE = 50
export const auditList = z.object({ lines: z.array(auditLine), next: z.nullable(z.string()) })
export type AuditList = z.infer<typeof auditList>

/** A place in a list that is read page by page: behind the entry of this time and id. */
export const place = z.string().check(z.maxLength(120), z.regex(/^[0-9TZ:.-]{20,30}_[A-Za-z0-9_:-]{1,90}$/))
