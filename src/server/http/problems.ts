import type { ErrorBody } from '#wire/errors.ts'

export interface ProblemOptions extends ErrorOptions {
  readonly retryAfter?: number
}

/** Something a request did wrong, as it is told to whoever sent it. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly statusCode: number
  readonly code: string
  /** Whole seconds after which another try is worth while, where that is known. */
  readonly retryAfter: number | undefined

  constructor(statusCode: number, code: string, message: string, options: ProblemOptions = {}) {
    super(message, options)
    this.statusCode = statusCode
    this.code = code
    this.retryAfter = options.retryAfter
  }
}

/** Told when there is no room for a request now, or this thread is too far behind to begin it. */
export function tooBusy(): Problem {
  return new Problem(503, 'busy', 'Too many people are asking at once. Try again in a few seconds.', { retryAfter: 2 })
}

/** Told when an answer cannot be had in any form the request takes. */
export function notAcceptable(): Problem {
  return new Problem(
    406,
    'not_acceptable',
    'This can’t be had in any encoding you accept. Accept identity, or gzip for pages.',
  )
}

const sentences: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'We couldn’t understand this request.'],
  403: ['forbidden', 'This request isn’t allowed.'],
  404: ['not_found', 'There’s nothing at this address.'],
  405: ['method_not_allowed', 'This address doesn’t take that kind of request.'],
  408: ['too_slow', 'The request took too long to arrive.'],
  413: ['too_large', 'The request is too large.'],
  414: ['address_too_long', 'The address is too long.'],
  415: ['json_required', 'Send JSON, with the content type application/json.'],
  429: ['too_many_requests', 'Too many requests. Wait a moment, then try again.'],
  503: ['unavailable', 'We can’t answer right now. Try again in a moment.'],
}
const fault: readonly [code: string, message: string] = ['internal_error', 'Something went wrong on our side.']

/** Whole seconds after which another try is worth while, where nobody knows better: a 503 always says when. */
const SOON = 5

export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly retryAfter?: number
}

/** What a failure may say to the outside: its own words when they were meant for it, else a plain sentence for its status. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof Problem) {
    const { statusCode: status, code, message, retryAfter = status === 503 ? SOON : undefined } = error
    return { status, code, message, ...(retryAfter === undefined ? {} : { retryAfter }) }
  }
  const given = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  const status = typeof given === 'number' && given >= 400 && given <= 599 ? given : 500
  const [code, message] = sentences[status] ?? (status < 500 ? (sentences[400] ?? fault) : fault)
  return { status, code, message, ...(status === 503 ? { retryAfter: SOON } : {}) }
}

export function problemBody(code: string, message: string, requestId: string): ErrorBody {
  return { error: { code, message, requestId } }
}

/** A small page for a person, for when the app itself cannot draw one. */
export function problemPage(status: number, message: string, requestId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${status} | Truepenny</title></head>
<body><main><h1>${escapeHtml(message)}</h1><p><a href="/">Go Home</a></p><p>Reference: ${escapeHtml(requestId)}</p></main></body></html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
