/** The end of an update, where its place in line stands, is shorter than this (bytes). */
const TAIL = 64

/** Follows unmasked frames by their length alone, and keeps the end of the last text. */
export class FrameReader {
  /** The end of the last whole text. */
  tail: Buffer = Buffer.alloc(0)
  #left = 0
  #kind = 0
  #head: Buffer = Buffer.alloc(0)
  #end: Buffer = Buffer.alloc(0)

  take(chunk: Buffer): { texts: number; pings: number } {
    let texts = 0
    let pings = 0
    let rest = chunk
    while (rest.length > 0) {
      if (this.#left === 0) {
        const seen = this.#head.length > 0 ? Buffer.concat([this.#head, rest]) : rest
        const size = headerSize(seen)
        if (seen.length < size) {
          this.#head = seen
          break
        }
        this.#head = Buffer.alloc(0)
        this.#kind = (seen[0] ?? 0) & 0x0f
        this.#left = payloadSize(seen)
        rest = seen.subarray(size)
      }
      const taken = Math.min(this.#left, rest.length)
      this.#left -= taken
      if (this.#kind === 1 && this.#left < TAIL) this.#keepEnd(rest.subarray(0, taken))
      rest = rest.subarray(taken)
      if (this.#left > 0) break
      if (this.#kind === 1) {
        texts += 1
        this.tail = this.#end
        this.#end = Buffer.alloc(0)
      }
      if (this.#kind === 9) pings += 1
    }
    return { texts, pings }
  }

  #keepEnd(part: Buffer): void {
    const end = Buffer.from(part.subarray(-TAIL))
    this.#end = this.#end.length > 0 ? Buffer.concat([this.#end, end]).subarray(-TAIL) : end
  }
}

function headerSize(frame: Buffer): number {
  const short = (frame[1] ?? 0) & 0x7f
  return frame.length < 2 ? 2 : short === 127 ? 10 : short === 126 ? 4 : 2
}

function payloadSize(frame: Buffer): number {
  const short = (frame[1] ?? 0) & 0x7f
  return short === 127 ? Number(frame.readBigUInt64BE(2)) : short === 126 ? frame.readUInt16BE(2) : short
}

/** A masked text frame of fewer than 126 bytes, as clients send (RFC 6455, section 5.2). */
export function clientFrame(opcode: number, text: string, mask: Buffer): Buffer {
  const payload = Buffer.from(text, 'utf8')
  if (payload.length > 125) throw new Error('Only short frames are sent here.')
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length]), mask, masked])
}
