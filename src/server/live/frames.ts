/**
 * A whole WebSocket text frame, ready for the wire (RFC 6455, section 5.2: final fragment, opcode 1, not masked, as servers
 * send). Built once and written to every socket, so a message to ten thousand readers is framed and copied once.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text, 'utf8')
  const header = frameHeader(payload.length)
  return Buffer.concat([header, payload])
}

/** A ping without payload: final fragment, opcode 9, length 0. */
export const pingFrame: Buffer = Buffer.from([0x89, 0x00])

function frameHeader(length: number): Buffer {
  if (length <= 125) return Buffer.from([0x81, length])
  if (length <= 0xffff) {
    const header = Buffer.from([0x81, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.alloc(10)
  header[0] = 0x81
  header[1] = 127
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
