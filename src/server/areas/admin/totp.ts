import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds one code is shown, and how many codes before and after the present one are taken: clocks are never quite alike. */
const STEP_S = 30
const EITHER_SIDE = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The step of time a moment lies in (RFC 6238, 4.2). */
export const stepAt = (ms: number): number => Math.floor(ms / 1_000 / STEP_S)

/** The code of a step of time: HMAC-SHA-1 and dynamic truncation (RFC 4226, 5.3; RFC 6238). */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[19] ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is, of the present one and its neighbors; null for every other code. A step that was used before is not taken
 * again, nor one before it (RFC 6238, 5.2): whoever has seen a code being typed cannot use it.
 */
export function stepOfCode(secret: Buffer, code: string, now: number, usedStep: number): number | null {
  const typed = Buffer.from(code.replaceAll(/\s/g, '').padEnd(6, ' ').slice(0, 7))
  const present = stepAt(now)
  let found: number | null = null
  for (let step = present - EITHER_SIDE; step <= present + EITHER_SIDE; step += 1) {
    const right = Buffer.from(codeOf(secret, step))
    const isRight = typed.length === right.length && timingSafeEqual(typed, right)
    if (isRight && step > usedStep) found = step
  }
  return found
}

/** Reads a secret as authenticators write it (RFC 4648, base32, without padding); null when it is none or shorter than 80 bits. */
export function readSecret(text: string): Buffer | null {
  if (!/^[A-Z2-7]{16,128}$/.test(text)) return null
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    held = ((held << 5) | ALPHABET.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return Buffer.from(bytes)
}

export function writeSecret(secret: Buffer): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of secret) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(held >> bits) & 31]
    }
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text
}
