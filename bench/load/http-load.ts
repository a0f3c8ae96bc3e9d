/** A small load generator over raw sockets: kept-alive connections, one request under way on each, answers counted. */
import { connect, type Socket } from 'node:net'

export interface Load {
  readonly perSecond: number
  readonly answers: number
}

const connections = 32

/** The request as it goes over the wire. */
export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  body?: string,
  more: readonly string[] = [],
): Buffer {
  const headers = ['Host: localhost', 'Accept-Encoding: br', ...more]
  if (body !== undefined) headers.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/** Asks for so many seconds over 32 connections. Rejects at the first answer that is not a 200 of known length. */
export async function load(port: number, request: Buffer, seconds: number): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)))
  let answers = 0
  let over = false
  const began = performance.now()
  const ends = sockets.map((socket) => {
    const reader = new AnswerReader()
    return new Promise<void>((resolve, reject) => {
      socket.on('data', (chunk) => {
        if (typeof chunk === 'string') return
        try {
          if (!reader.take(chunk)) return
        } catch (error) {
          return reject(error)
        }
        if (over) return resolve()
        answers += 1
        socket.write(request)
      })
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('The server closed a connection under load.')))
      socket.write(request)
    })
  })
  const all = Promise.all(ends)
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, seconds * 1000))])
  const took = (performance.now() - began) / 1000
  const counted = answers
  over = true
  await all
  for (const socket of sockets) socket.destroy()
  return { perSecond: counted / took, answers: counted }
}

export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** What ends an answer that comes in chunks (RFC 9112, section 7.1). */
const LAST_CHUNK = '0\r\n\r\n'

/** Follows the answers on one connection by their Content-Length, or to their last chunk. */
export class AnswerReader {
  #head: Buffer = Buffer.alloc(0)
  #left = 0
  /** The end of what has come of an answer in chunks; undefined for any other. */
  #tail: string | undefined
  readonly #taken: ReadonlySet<number>
  /** Status of the newest answer. */
  status = 0

  /** `taken`: answers that are no failure. */
  constructor(taken: readonly number[] = [200]) {
    this.#taken = new Set(taken)
  }

  /** True when this piece ends an answer. */
  take(chunk: Buffer): boolean {
    if (this.#tail !== undefined) return this.#endsWith(chunk)
    if (this.#left > 0) {
      this.#left -= chunk.length
      return this.#left === 0
    }
    const seen = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk
    const end = seen.indexOf('\r\n\r\n')
    if (end === -1) {
      this.#head = seen
      return false
    }
    this.#head = Buffer.alloc(0)
    const head = seen.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    this.status = Number(head.slice(9, 12))
    const isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    if (!this.#taken.has(this.status) || (length === undefined && !isChunked && this.status !== 304))
      throw new Error(`An answer under load was not of the kind, or of no known length: ${head.slice(0, 200)}`)
    if (isChunked) {
      this.#tail = ''
      return this.#endsWith(seen.subarray(end + 4))
    }
    this.#left = Number(length ?? 0) - (seen.length - end - 4)
    return this.#left === 0
  }

  #endsWith(chunk: Buffer): boolean {
    const tail = (this.#tail ?? '') + chunk.toString('latin1', Math.max(0, chunk.length - LAST_CHUNK.length))
    const isOver = tail.endsWith(LAST_CHUNK)
    this.#tail = isOver ? undefined : tail.slice(-LAST_CHUNK.length)
    return isOver
  }
}
