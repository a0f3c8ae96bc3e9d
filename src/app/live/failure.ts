/** Why something asked of the server did not come, and the words for it: what failed, and when or how to try again. */

export type Failure =
  /** The browser says there is no connection. */
  | { readonly kind: 'offline' }
  /** Nobody answered. */
  | { readonly kind: 'unreachable' }
  /** Asked too often (429), or the server is busy (503). Seconds to wait, where it said so. */
  | { readonly kind: 'too-many' | 'busy'; readonly seconds: number | null }
  /** Somebody else answered: a page where data was asked, as the sign-in page of a Wi-Fi does. */
  | { readonly kind: 'stranger' }
  | { readonly kind: 'broken' }

/** An answer that is not a success. The message is the status, a colon, a space, then the body or the status text. */
export class AnswerError extends Error {
  readonly status: number
  /** Seconds the server asks to wait; null: it did not say. */
  readonly wait: number | null
  constructor(status: number, text: string, wait: number | null = null) {
    super(`${status}: ${text}`)
    this.name = 'AnswerError'
    this.status = status
    this.wait = wait
  }
}
/** A page where data was asked for. */
export class StrangerError extends Error {}
/** Data that is not what it should be. */
export class OddError extends Error {}

/** Longest wait that is taken at its word: a day. */
const LONGEST = 86_400
/** Seconds from the header `Retry-After`, a number or a date (`now` in milliseconds). */
export function waitOf(header: string | null, now: number): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= LONGEST ? seconds : null
}

export function failureOfStatus(status: number, seconds: number | null): Failure {
  if (status === 429) return { kind: 'too-many', seconds }
  return status === 503 || status === 504 || status === 502 ? { kind: 'busy', seconds } : { kind: 'broken' }
}
/** `isOnline` as the browser says it; where it says nothing it is. */
export function failureOf(error: unknown, isOnline: boolean | undefined): Failure {
  if (error instanceof AnswerError) return failureOfStatus(error.status, error.wait)
  if (error instanceof StrangerError || error instanceof SyntaxError) return { kind: 'stranger' }
  if (isOnline === false) return { kind: 'offline' }
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
    ? { kind: 'unreachable' }
    : { kind: 'broken' }
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
/** 'in 40 seconds', 'in 3 minutes'. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return 'in a minute'
  if (seconds < 90) return `in ${plural(Math.max(1, seconds), 'second')}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `in ${plural(minutes, 'minute')}` : `in ${plural(Math.ceil(minutes / 60), 'hour')}`
}

/** Why, and what to do. */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return 'You’re offline. Connect to the internet, then try again.'
    case 'unreachable':
      return 'We couldn’t reach our server. Check your connection, then try again in a minute.'
    case 'too-many':
      return `That was asked for too often in a short time. Try again ${waitText(failure.seconds)}.`
    case 'busy':
      return `Our server is busy right now. Try again ${waitText(failure.seconds)}.`
    case 'stranger':
      return 'Your network sent another page instead, perhaps a Wi-Fi sign-in page. Sign in or switch networks, then try again.'
    case 'broken':
      return 'Something went wrong on our side. Try again in a minute.'
  }
}
