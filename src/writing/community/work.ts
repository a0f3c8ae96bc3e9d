/** The work a page does past a low limit of texts: a number whose hash, together with the text's own secret, begins with zero bits. */

/** What is hashed with SHA-256. The secret is new for every text, so nothing can be worked out ahead or used twice. */
export const workText = (secret: string, number: number): string => `truepenny community ${secret} ${number}`

/** Zero bits at the beginning. */
export function leadingZeros(bytes: Uint8Array): number {
  let bits = 0
  for (const byte of bytes) {
    if (byte === 0) {
      bits += 8
      continue
    }
    return bits + Math.clz32(byte) - 24
  }
  return bits
}
