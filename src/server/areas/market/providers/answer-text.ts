import { ProviderError } from '../provider.ts'

/** What a source says instead of an answer, with status 200, when it has been asked too often. */
const tooOften = /rate limit|too many requests|limit reached|requests per (?:day|minute)|daily threshold/i
const forTheDay = /\bday\b|daily/i
/** A refusal is short; an answer may well hold such words somewhere. */
const LONGEST_REFUSAL = 2_000

/** The answer as JSON. Throws where it is none, and where it says that its source was asked too often. */
export function jsonOf(text: string): unknown {
  refuseLimit(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('The answer is no JSON.')
  }
}

/** Throws where a text says that its source was asked too often: for the day, or for a moment. */
export function refuseLimit(text: string): void {
  if (text.length > LONGEST_REFUSAL || !tooOften.test(text)) return
  throw forTheDay.test(text)
    ? new ProviderError('It had enough for the day.', { why: 'quota', retryAfterMs: 3_600_000 })
    : new ProviderError('It was asked too often.', { retryAfterMs: 60_000 })
}

/** A number written plainly; null for anything else ('.', '-', 'N/A', 'NaN', '1e3', nothing). */
export const numberOf = (text: unknown): number | null =>
  typeof text === 'string' && /^-?\d{1,12}(\.\d{1,10})?$/.test(text) ? Number(text) : null

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
