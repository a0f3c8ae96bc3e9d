/** The form every saved value has, and how it is read back. */

import { type Lost, readShape } from './shape.ts'
import type { StoredSpec } from './storage-contract.ts'

/** Every key of ours starts so; nothing else in the browser's storage is touched. */
export const PREFIX = 'truepenny:'
/** What could not be read of a value is kept here, one text per key. */
export const QUARANTINE = ':quarantine'

export interface Envelope {
  readonly v: number
  /** ISO time of the write. */
  readonly savedAt: string
  readonly data: unknown
  /** Stands on a session value kept in local storage by choice, so that the choice can be taken back. */
  readonly home?: 'session'
}

/** Longest chain of versions a value may be carried through. */
const mostSteps = 50

/** What else stands in an envelope, a newer version's too, stays in it. */
export function parseEnvelope(text: string): Envelope | null {
  let value: unknown
  try {
    // A name of a prototype is nobody's data: it goes before anything is made of it.
    value = /__proto__|\\u/.test(text)
      ? JSON.parse(text, (name, one) => (name === '__proto__' ? undefined : one))
      : JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { v, savedAt, data, home, ...more } = value as Record<string, unknown>
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 0 || typeof savedAt !== 'string' || data === undefined)
    return null
  return { v, savedAt, data, ...(home === 'session' ? { home } : {}), ...more }
}

export const isNewer = (spec: Pick<StoredSpec<unknown>, 'version'>, envelope: Envelope | null): boolean =>
  envelope !== null && envelope.v > spec.version

/** The value of an envelope, carried step by step to the current version, and what was lost of it; null when nothing can be read. Never throws. */
export function openEnvelope<T>(
  spec: Pick<StoredSpec<T>, 'version' | 'shape' | 'migrate'>,
  envelope: Envelope,
): { readonly value: T; readonly lost: readonly Lost[] } | null {
  if (envelope.v > spec.version || spec.version - envelope.v > mostSteps) return null
  try {
    let data = envelope.data
    for (let version = envelope.v; version < spec.version; version++) {
      const step = spec.migrate?.[version]
      if (!step) return null
      data = step(data)
    }
    return readShape(spec.shape, data)
  } catch {
    return null
  }
}

export const writeEnvelope = (envelope: Envelope): string => JSON.stringify(envelope)
