import * as z from 'zod/mini'
import { communityId } from './community.ts'
import { marketSnapshot } from './market.ts'
import { DEFAULT_REFRESH_MS } from './refresh-interval.ts'

/** The one visitor identity there is: nobody signs in. */
export const GUEST_USER_ID = 'guest-user'

export const authMessage = z.object({
  type: z.literal('auth'),
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
})
/** `interval` in milliseconds; left out means the default. */
export const startAutoRefreshMessage = z.object({
  type: z.literal('start-auto-refresh'),
  interval: z._default(z.number(), DEFAULT_REFRESH_MS),
})
export const stopAutoRefreshMessage = z.object({ type: z.literal('stop-auto-refresh') })
/** A page that shows a thread wants to know how many answers it has by now. A page watches one thread; a newer wish replaces an older one. */
export const watchThreadMessage = z.object({ type: z.literal('watch-thread'), thread: communityId })

/** Everything a page may say. */
export const clientMessage = z.discriminatedUnion('type', [
  authMessage,
  startAutoRefreshMessage,
  stopAutoRefreshMessage,
  watchThreadMessage,
])
export type ClientMessage = z.infer<typeof clientMessage>
/** The same before defaults are filled in: what a page writes. */
export type ClientMessageInput = z.input<typeof clientMessage>

export const marketUpdateMessage = z.object({
  type: z.literal('market-update'),
  timestamp: z.iso.datetime(),
  data: marketSnapshot,
  seq: z.int().check(z.gte(0)),
  epoch: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type MarketUpdateMessage = z.infer<typeof marketUpdateMessage>

/** `interval` is the one kept (milliseconds), after clamping. */
export const autoRefreshStatusMessage = z.object({
  type: z.literal('auto-refresh-status'),
  status: z.enum(['started', 'stopped']),
  interval: z.number(),
})

/** How many answers of a watched thread are shown now. */
export const threadAnswersMessage = z.object({
  type: z.literal('thread-answers'),
  thread: communityId,
  answers: z.int().check(z.gte(0)),
})

export const LIVE_ERROR_CODES = ['bad_json', 'unknown_type', 'invalid_message', 'invalid_interval'] as const
export const liveErrorMessage = z.object({ type: z.literal('error'), code: z.enum(LIVE_ERROR_CODES) })
export type LiveErrorCode = (typeof LIVE_ERROR_CODES)[number]

/** Everything the server may say. */
export const serverMessage = z.discriminatedUnion('type', [
  marketUpdateMessage,
  autoRefreshStatusMessage,
  threadAnswersMessage,
  liveErrorMessage,
])
export type ServerMessage = z.infer<typeof serverMessage>

export type ReadClientMessage = { ok: true; message: ClientMessage } | { ok: false; code: LiveErrorCode }

/** Reads one text frame from a page. Whatever is wrong becomes a code to answer with; nothing throws. */
export function readClientMessage(text: string): ReadClientMessage {
  const value = parseJson(text)
  if (value === undefined) return { ok: false, code: 'bad_json' }
  const parsed = clientMessage.safeParse(value)
  if (parsed.success) return { ok: true, message: parsed.data }
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  if (type === 'start-auto-refresh') return { ok: false, code: 'invalid_interval' }
  if (type === 'auth') return { ok: false, code: 'invalid_message' }
  return { ok: false, code: 'unknown_type' }
}

/** Reads one text frame from the server; undefined for anything this page does not understand. */
export function readServerMessage(text: string): ServerMessage | undefined {
  const parsed = serverMessage.safeParse(parseJson(text))
  return parsed.success ? parsed.data : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
