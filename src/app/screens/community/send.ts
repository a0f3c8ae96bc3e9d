/** Sends to the community's API, with the work it asks for past a low limit. Fetched when something is sent. */
import { apiPaths } from '#wire/api-paths.ts'
import { type WrittenAnswer, writtenAnswer } from '#wire/community.ts'
import { errorBody } from '#wire/errors.ts'
import { communityLimits } from '#writing/community/limits.ts'
import { leadingZeros, workText } from '#writing/community/work.ts'
import { sendWords } from './words.ts'

export interface NotSent {
  readonly ok: false
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}
export type Sent<T> = { readonly ok: true; readonly answer: T } | NotSent

/** Posts to an address of the community. */
export async function post(path: string, body: object): Promise<Sent<unknown>> {
  try {
    const answer = await fetch(apiPaths.community + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const told: unknown = await answer.json()
    if (answer.ok) return { ok: true, answer: told }
    const { error } = errorBody.parse(told)
    return { ok: false, code: error.code, message: error.message, fields: error.fields ?? {} }
  } catch {
    return { ok: false, code: 'away', message: sendWords.away, fields: {} }
  }
}

/** Posts a new text; where the server asks for work, it is done and sent along. `onWork` hears that it begins. */
export async function postText(
  path: string,
  body: { readonly secret: string },
  onWork: () => void,
): Promise<Sent<WrittenAnswer>> {
  let sent = await post(path, body)
  if (!sent.ok && sent.code === 'work_due' && globalThis.crypto.subtle) {
    onWork()
    sent = await post(path, { ...body, work: await workFor(body.secret) })
  }
  if (!sent.ok) return sent
  return { ok: true, answer: writtenAnswer.parse(sent.answer) }
}

const AT_ONCE = 256

/** Finds the number, a few hundred tries at a time, so that the page stays awake. */
async function workFor(secret: string): Promise<number> {
  const encoder = new TextEncoder()
  for (let from = 0; ; from += AT_ONCE) {
    const hashes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        crypto.subtle.digest('SHA-256', encoder.encode(workText(secret, from + i))),
      ),
    )
    const at = hashes.findIndex((hash) => leadingZeros(new Uint8Array(hash)) >= communityLimits.workBits)
    if (at >= 0) return from + at
  }
}
