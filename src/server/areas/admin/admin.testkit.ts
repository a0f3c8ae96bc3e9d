import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { openTestApp, type TestApp } from '../../app.testkit.ts'
import { type Logins, readLogins } from './logins.ts'

export const PASSWORD = 'correct horse battery staple'
const entry = (name: string, rest = '') => `${name}=scrypt:17:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}${rest}`
/** Base32 of the key in RFC 6238. */
export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
export const testLogins: Logins = readLogins(`${entry('ada')} ${entry('ben')} ${entry('cy', `:${SECRET}`)}`)

export interface AdminApp extends TestApp {
  /** Asks as the page of this site does. */
  ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  signIn(name?: string, more?: Partial<{ password: string; code: string }>): Promise<Response>
  /** A browser that is signed in: its requests carry cookie and token. */
  as(name: string): Promise<Browser>
  /** What was checked against a hash, in order. */
  readonly checked: string[]
}

export interface Browser {
  readonly cookie: string
  readonly csrf: string
  ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response>
}

const HOST = 'localhost:3000'

/** The whole app with three people who may sign in. The password is compared as it is, without the work of a hash. */
export async function openAdminApp(changes: Parameters<typeof openTestApp>[0] = {}): Promise<AdminApp> {
  const checked: string[] = []
  const opened = await openTestApp({
    logins: testLogins,
    checkPassword: async (password) => {
      checked.push(password)
      return password === PASSWORD
    },
    ...changes,
  })
  const ask: AdminApp['ask'] = (method, path, body, headers = {}) => {
    const question: InjectOptions = {
      method,
      url: `/api/admin${path}`,
      headers: {
        host: HOST,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }
    return opened.app.inject(question)
  }
  const signIn: AdminApp['signIn'] = (name = 'ada', more = {}) =>
    ask('POST', '/login', { name, password: PASSWORD, code: '', ...more })
  return {
    ...opened,
    ask,
    signIn,
    checked,
    as: async (name) => {
      const answer = await signIn(name)
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
      const { csrf } = answer.json().session
      return {
        cookie,
        csrf,
        ask: (method, path, body) =>
          ask(method, path, method === 'GET' ? undefined : (body ?? {}), { cookie, 'x-csrf-token': csrf }),
      }
    },
  }
}
