/** A small load generator over raw sockets: kept-alive connections, one request under way on each, answers counted. */
import { connect, type Socket } from 'node:net'

export interface Load {
  readonly perSecond: number
  readonly answers: number
}

const connections = 32

/** The request as it goes over the wire. */
export function requestBytes(method: 'GET' | 'POST', path: string, body?: string): Buffer {
  const headers = ['Host: localhost', 'Accept-Encoding: br']
  if (body !== undefined) headers.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/** Asks for so many seconds over 32 connections. Rejects at the first answer that is not a 200 of known length. */
export async function load(port: number, request: Buffer, seconds: number): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
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

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** Follows the answers on one connection by their Content-Length. */
class AnswerReader {
  #head: Buffer = Buffer.alloc(0)
  #left = 0

  /** True when this piece ends an answer. */
  take(chunk: Buffer): boolean {
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
    if (!head.startsWith('HTTP/1.1 200') || length === undefined)
      throw new Error(`An answer under load was not a 200 of known length: ${head.slice(0, 200)}`)
    this.#left = Number(length) - (seen.length - end - 4)
    return this.#left === 0
  }
}
