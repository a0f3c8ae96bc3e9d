/** Questions to the administration's side of the server. */
import * as z from 'zod/mini'
import { ADMIN_ROOT, CSRF_HEADER } from '#wire/admin.ts'
import { errorBody } from '#wire/errors.ts'

/** The server said no, in words; `body` is all it said. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string
  readonly body: unknown

  constructor(status: number, code: string, message: string, body: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.body = body
  }
}

const NO_ANSWER = 'The server isn’t answering. Your text stays on this device. Try again in a moment.'

/** What this page's session gave it to show beside the cookie, and whom to tell when the session is over. */
export const held = { csrf: '', onSignedOut: () => {} }

export async function ask<Shape>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  schema: z.ZodMiniType<Shape>,
  body?: unknown,
): Promise<Shape> {
  const answer = await fetch(ADMIN_ROOT + path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json', [CSRF_HEADER]: held.csrf }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  }).catch(() => null)
  if (!answer) throw new Refused(0, 'no_answer', NO_ANSWER, null)
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return z.parse(schema, said)
  const known = errorBody.safeParse(said)
  const { code, message } = known.success ? known.data.error : { code: 'no_answer', message: NO_ANSWER }
  if (answer.status === 401) held.onSignedOut()
  throw new Refused(answer.status, code, message, said)
}

export const wordsOf = (error: unknown): string => (error instanceof Refused ? error.message : NO_ANSWER)

/** Names one act of saving, so that it is done once however often it is sent. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
