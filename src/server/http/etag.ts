import { createHash } from 'node:crypto'

/** The tag of an answer, by its bytes. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Whether `If-None-Match` names this answer (RFC 9110, 13.1.2): weak comparison, a list, or any. */
export function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
