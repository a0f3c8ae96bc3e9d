/** Many readers of a live socket in one process: raw sockets that count whole text frames and answer pings, and do no more. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** Connections opened at the same moment. */
const atOnce = 100
const patienceMs = 60_000

/** A masked text frame of fewer than 126 bytes, as clients send (RFC 6455, section 5.2). */
function clientFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text, 'utf8')
  if (payload.length > 125) throw new Error('Only short frames are sent here.')
  const mask = randomBytes(4)
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length]), mask, masked])
}

const hello = clientFrame(1, JSON.stringify({ type: 'auth', userId: 'guest-user' }))
const pong = clientFrame(10, '')

export class Readers {
  readonly #port: number
  readonly #sockets: Socket[] = []
  #frames = 0
  #broken = 0
  #wake: { at: number; resolve: () => void } | undefined

  constructor(port: number) {
    this.#port = port
  }
  get count(): number {
    return this.#sockets.length
  }

  /** Opens connections until there are `count`; each says hello and has been sent one frame when this ends. */
  async growTo(count: number): Promise<void> {
    while (this.#sockets.length < count) {
      const few = Math.min(atOnce, count - this.#sockets.length)
      const welcomed = this.frames(few)
      this.#sockets.push(...(await Promise.all(Array.from({ length: few }, () => this.#open()))))
      await welcomed
    }
  }

  /** Closes connections until there are `count`. */
  shrinkTo(count: number): void {
    for (const socket of this.#sockets.splice(count)) socket.destroy()
  }

  /** Resolves when so many more frames have arrived. */
  frames(count: number): Promise<void> {
    const at = this.#frames + count
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`${at - this.#frames} frames did not arrive (${this.#broken} connections lost).`)),
        patienceMs,
      )
      this.#wake = {
        at,
        resolve: () => {
          clearTimeout(late)
          resolve()
        },
      }
    })
  }

  #open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.#port, host: '127.0.0.1' })
      const reader = new FrameReader()
      let isOpen = false
      let head = ''
      socket.once('error', reject)
      socket.once('close', () => {
        this.#broken += 1
      })
      socket.on('data', (chunk) => {
        if (typeof chunk === 'string') return
        if (isOpen) return this.#hear(socket, reader, chunk)
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(`A socket was refused: ${head.slice(0, 100)}`))
        isOpen = true
        const rest = Buffer.from(head.slice(end + 4), 'latin1')
        if (rest.length > 0) this.#hear(socket, reader, rest)
        socket.write(hello)
        resolve(socket)
      })
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: localhost:${this.#port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      )
    })
  }

  #hear(socket: Socket, reader: FrameReader, chunk: Buffer): void {
    const { texts, pings } = reader.take(chunk)
    for (let i = 0; i < pings; i++) socket.write(pong)
    this.#frames += texts
    const wake = this.#wake
    if (!wake || this.#frames < wake.at) return
    this.#wake = undefined
    wake.resolve()
  }
}

/** Follows unmasked frames by their length alone. */
class FrameReader {
  #left = 0
  #kind = 0
  #head: Buffer = Buffer.alloc(0)

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
      rest = rest.subarray(taken)
      if (this.#left > 0) break
      if (this.#kind === 1) texts += 1
      if (this.#kind === 9) pings += 1
    }
    return { texts, pings }
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
