/** The form every saved value has, and how it is read back. */
import type { StoredSpec } from './storage-contract.ts'

/** Every key of ours starts so; nothing else in the browser's storage is touched. */
export const PREFIX = 'truepenny:'
/** A value that could not be read is kept here, one per key. */
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

export function parseEnvelope(text: string): Envelope | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { v, savedAt, data, home } = value as Record<string, unknown>
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 0 || typeof savedAt !== 'string' || data === undefined)
    return null
  return { v, savedAt, data, ...(home === 'session' ? { home } : {}) }
}

/** The value of an envelope, carried step by step to the current version; undefined when it cannot be read. Never throws. */
export function openEnvelope<T>(
  spec: Pick<StoredSpec<T>, 'version' | 'read' | 'migrate'>,
  envelope: Envelope,
): T | undefined {
  if (envelope.v > spec.version || spec.version - envelope.v > mostSteps) return undefined
  try {
    let data = envelope.data
    for (let version = envelope.v; version < spec.version; version++) {
      const step = spec.migrate?.[version]
      if (!step) return undefined
      data = step(data)
    }
    return spec.read(data) ?? undefined
  } catch {
    return undefined
  }
}

export const writeEnvelope = (envelope: Envelope): string => JSON.stringify(envelope)
