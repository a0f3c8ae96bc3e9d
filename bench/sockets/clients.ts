/** Many readers of a live socket: raw sockets that follow frames by their length and answer pings, and do no more. */
import type { Socket } from 'node:net'
import { FrameReader } from './frame-reader.ts'
import { openLine, pong } from './open-line.ts'

/** Connections opened at the same moment. */
const atOnce = 100
const patienceMs = 60_000

export class Readers {
  readonly #port: number
  readonly #open: { readonly socket: Socket; readonly reader: FrameReader }[] = []
  readonly #stalled: Socket[] = []
  #arrived: number[] = []
  #broken = 0
  #wake: { readonly at: number; readonly resolve: () => void } | undefined

  constructor(port: number) {
    this.#port = port
  }
  get count(): number {
    return this.#open.length
  }

  /** Opens connections until there are `count`; each says hello and has been sent one frame when this ends. */
  async growTo(count: number): Promise<void> {
    while (this.#open.length < count) {
      const few = Math.min(atOnce, count - this.#open.length)
      const welcomed = this.frames(few)
      await Promise.all(Array.from({ length: few }, () => this.#join()))
      await welcomed
    }
  }

  /** Closes connections until there are `count`. */
  shrinkTo(count: number): void {
    for (const { socket } of this.#open.splice(count)) socket.destroy()
  }

  /** So many more say hello and never read again; 0 lets all of them go. */
  async stall(count: number): Promise<void> {
    if (count === 0) for (const socket of this.#stalled.splice(0)) socket.destroy()
    for (let n = 0; n < count; n += 1)
      this.#stalled.push(await openLine(this.#port, { onData: (socket) => void socket.pause() }))
  }

  /** Resolves with the times at which so many more frames came (milliseconds, in order). */
  frames(count: number): Promise<readonly number[]> {
    this.#arrived = []
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`${count - this.#arrived.length} frames did not arrive (${this.#broken} lines lost).`)),
        patienceMs,
      )
      this.#wake = {
        at: count,
        resolve: () => {
          clearTimeout(late)
          resolve(this.#arrived)
        },
      }
    })
  }

  /** How many have another text as their last than the newest. */
  behind(): number {
    const places = this.#open.map(({ reader }) => Number(/"seq":(\d+)/.exec(reader.tail.toString('latin1'))?.[1] ?? -1))
    const newest = Math.max(...places)
    return places.filter((place) => place !== newest).length + this.#broken
  }

  async #join(): Promise<void> {
    const reader = new FrameReader()
    const onData = (from: Socket, chunk: Buffer) => this.#hear(from, reader, chunk)
    const socket = await openLine(this.#port, { onData, onClose: () => (this.#broken += 1) })
    this.#open.push({ socket, reader })
  }

  #hear(socket: Socket, reader: FrameReader, chunk: Buffer): void {
    const { texts, pings } = reader.take(chunk)
    for (let n = 0; n < pings; n += 1) socket.write(pong)
    for (let n = 0; n < texts; n += 1) this.#arrived.push(performance.now())
    const wake = this.#wake
    if (!wake || this.#arrived.length < wake.at) return
    this.#wake = undefined
    wake.resolve()
  }
}
