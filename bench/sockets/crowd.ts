import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Return } from './returning.ts'

export interface Asked {
  readonly id: number
  readonly what: 'grow' | 'shrink' | 'stall' | 'behind' | 'update' | 'begin' | 'return' | 'end'
  readonly count: number
}
/** Milliseconds from asking for an update until half of the readers, 99 of 100, and all of them have all of it. */
export interface Delivery {
  readonly p50: number
  readonly p99: number
  readonly last: number
}
export interface Crowd {
  readonly count: number
  growTo(count: number): Promise<void>
  shrinkTo(count: number): Promise<void>
  stall(count: number): Promise<void>
  /** How many readers do not have the newest. */
  behind(): Promise<number>
  update(): Promise<Delivery>
  /** Pages that come back by themselves. */
  begin(count: number): Promise<void>
  /** What they do after `lose`, which ends the server and starts it again. */
  loss(lose: () => Promise<unknown>): Promise<Return>
  stop(): void
}

/** Starts a crowd for the server at this port, in a process of its own. */
export function startCrowd(port: number): Crowd {
  const child = fork(fileURLToPath(new URL('./crowd-process.ts', import.meta.url)), [String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let [id, count] = [0, 0]
  let onLost = () => {}
  child.on('message', (said: { id: number; value: never; error?: string; lost?: true }) => {
    if (said.lost) return onLost()
    const asked = waiting.get(said.id)
    waiting.delete(said.id)
    if (said.error === undefined) asked?.resolve(said.value)
    else asked?.reject(new Error(said.error))
  })
  const ask = <Value = void>(what: Asked['what'], many = 0): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      id += 1
      waiting.set(id, { resolve, reject })
      child.send({ id, what, count: many } satisfies Asked)
    })
  return {
    get count() {
      return count
    },
    growTo: async (many) => {
      await ask('grow', many)
      count = many
    },
    shrinkTo: async (many) => {
      await ask('shrink', many)
      count = many
    },
    stall: (many) => ask('stall', many),
    behind: () => ask<number>('behind'),
    update: () => ask<Delivery>('update'),
    begin: (many) => ask('begin', many),
    loss: async (lose) => {
      const ended = Promise.withResolvers<unknown>()
      onLost = () => lose().then(ended.resolve, ended.reject)
      const [back] = await Promise.all([ask<Return>('return'), ended.promise])
      return back
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
