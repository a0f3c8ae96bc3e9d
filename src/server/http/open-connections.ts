import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionRoom } from './open-files.ts'

/** How long a connection past the room may take to ask its question (milliseconds); it is answered 503. */
const LATE_MS = 2_000

/** All connections of the server, and which of them came when there was no room left. */
export class OpenConnections {
  readonly #room: ConnectionRoom
  readonly #open = new Set<Socket>()
  readonly #late = new WeakSet<Socket>()
  #taken = 0

  constructor(room: ConnectionRoom) {
    this.#room = room
  }

  watch(server: Server): void {
    if (Number.isFinite(this.#room.most)) server.maxConnections = this.#room.most
    server.on('connection', (socket) => this.#opened(socket))
  }

  get size(): number {
    return this.#open.size
  }

  /** How many there have been since the start. */
  get taken(): number {
    return this.#taken
  }

  /** True for a connection that came when the room was full: its request is told to come back later. */
  isLate(socket: Socket): boolean {
    return this.#late.has(socket)
  }

  #opened(socket: Socket): void {
    this.#taken += 1
    const isFull = this.#open.size >= this.#room.connections
    this.#open.add(socket)
    const timer = isFull ? this.#limit(socket) : undefined
    socket.once('close', () => {
      clearTimeout(timer)
      this.#open.delete(socket)
    })
  }

  #limit(socket: Socket): NodeJS.Timeout {
    this.#late.add(socket)
    return setTimeout(() => socket.destroy(), LATE_MS).unref()
  }
}
