import { refusalWords, troubleWords } from '#writing/community/words.ts'
import type { NotWritten } from './writing.ts'

/** Why nothing was written, as it is told. `fields` names what to correct. */
export interface Refused {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfter?: number
}

/** Every code a text may be refused with; the API's description lists them. */
export const refusalCodes = [
  'invalid_body',
  'bad_text',
  'bad_scenario',
  'personal_details',
  'maybe_personal',
  'by_child',
  'early_link',
  'spam',
  'work_due',
  'locked',
  'own_vote',
] as const

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What the store says no to, in words. */
export function refusedBy(no: NotWritten): Refused {
  switch (no.why) {
    case 'too-soon':
      return { status: 429, code: 'too_many_texts', message: refusalWords.tooSoon(no.wait), retryAfter: no.wait }
    case 'closed':
      return { status: 403, code: 'closed', message: refusalWords.closed(day.format(new Date(no.until))) }
    case 'secret':
      return { status: 403, code: 'wrong_secret', message: refusalWords.secret }
    case 'gone':
      return { status: 404, code: 'unknown_text', message: refusalWords.gone }
    case 'work':
      return { status: 422, code: 'work_due', message: refusalWords.work }
    case 'early-link':
      return {
        status: 422,
        code: 'early_link',
        message: troubleWords.earlyLink,
        fields: { text: troubleWords.earlyLink },
      }
    case 'spam':
      return { status: 422, code: 'spam', message: refusalWords.spam }
    case 'locked':
      return { status: 422, code: 'locked', message: refusalWords.locked }
    case 'own':
      return { status: 422, code: 'own_vote', message: refusalWords.ownVote }
  }
}
