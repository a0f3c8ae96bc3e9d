import { createHash } from 'node:crypto'

/** Of secrets, keys and texts: what is random enough needs no salt. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
