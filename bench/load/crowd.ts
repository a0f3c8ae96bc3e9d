/**
 * A crowd: questions come at their own times, whether or not earlier ones have been answered, and how long each took is counted from the
 * moment it was meant to be asked. Kept-alive connections, one question under way on each, as many as it takes.
 */
import type { Socket } from 'node:net'
import { AnswerReader, openSocket } from './http-load.ts'

/** Connections at most: past it questions wait in the crowd, and their waiting counts. */
const MOST_CONNECTIONS = 1_000
/** A connection nobody asked over for so long (milliseconds) is left, before the server lets go of it as a question is on its way. */
const LONGEST_IDLE_MS = 30_000
const TAKEN = [200, 304, 429, 503, 504]

export interface Question {
  readonly kind: string
  readonly bytes: Buffer
  /** Milliseconds after the start. */
  readonly at: number
}

export interface Answered {
  readonly kind: string
  readonly status: number
  readonly ms: number
}

/** Asks every question at its time and waits for every answer. */
export async function askAll(port: number, questions: readonly Question[]): Promise<readonly Answered[]> {
  const answers: Answered[] = []
  const idle: Line[] = []
  let lines = 0
  const waiting: Question[] = []
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<void>()

  const ask = (line: Line, question: Question) => {
    line.ask(question.bytes, (status) => {
      answers.push({ kind: question.kind, status, ms: performance.now() - began - question.at })
      if (answers.length === questions.length) return resolve()
      const next = waiting.shift()
      if (next) ask(line, next)
      else idle.push(line)
    })
  }
  const open = async () => {
    lines += 1
    const line = new Line(await openSocket(port), reject)
    const next = waiting.shift()
    if (next) return ask(line, next)
    // Nobody needs it any more. The server ends connections that ask nothing (408), perhaps just when one is asked over it.
    lines -= 1
    line.end()
  }

  let next = 0
  const clock = setInterval(() => {
    const now = performance.now() - began
    for (let question = questions[next]; question && question.at <= now; question = questions[++next]) {
      let line = idle.pop()
      while (line && !line.isOpen) {
        lines -= 1
        line.end()
        line = idle.pop()
      }
      if (line) ask(line, question)
      else {
        waiting.push(question)
        if (lines < MOST_CONNECTIONS) open().catch(reject)
      }
    }
    if (next === questions.length) clearInterval(clock)
  }, 1)
  try {
    await promise
    return answers
  } finally {
    clearInterval(clock)
    for (const line of idle) line.end()
  }
}

class Line {
  readonly #socket: Socket
  readonly #reader = new AnswerReader(TAKEN)
  #done: ((status: number) => void) | undefined
  #askedAt = performance.now()

  constructor(socket: Socket, onError: (error: unknown) => void) {
    this.#socket = socket
    socket.on('error', (error) => this.#done && onError(error))
    socket.on('close', () => this.#done && onError(new Error('The server closed a connection under way.')))
    socket.on('data', (chunk) => {
      try {
        if (typeof chunk === 'string' || !this.#reader.take(chunk)) return
        const done = this.#done
        this.#done = undefined
        done?.(this.#reader.status)
      } catch (error) {
        onError(error)
      }
    })
  }

  /** False once the server has let go of a line nobody used, or may be about to. */
  get isOpen(): boolean {
    const isFresh = performance.now() - this.#askedAt < LONGEST_IDLE_MS
    return isFresh && !this.#socket.destroyed && this.#socket.readyState === 'open'
  }

  ask(bytes: Buffer, done: (status: number) => void): void {
    this.#done = done
    this.#askedAt = performance.now()
    this.#socket.write(bytes)
  }

  end(): void {
    this.#socket.destroy()
  }
}

/** The value that so large a share of all stays at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
