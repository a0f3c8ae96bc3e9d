import { Worker } from 'node:worker_threads'
import type { Asked, Said } from './order.ts'

/** One worker as the pool sees it. */
export interface WorkerLine {
  ask(asked: Asked): void
  /** Ends it at once, whatever it does. */
  end(): void
}

/** Told of what a worker says, and once of its end, with the reason where there is one. */
export interface WorkerEars {
  readonly said: (said: Said) => void
  readonly ended: (error: unknown) => void
}

export type StartWorker = (ears: WorkerEars) => WorkerLine

/**
 * Starts workers as threads. `memoryMb` bounds what one may keep; past that it ends, and is replaced. Its young generation is small, so
 * that a few workers fit into a small machine.
 */
export function threads(file: URL, memoryMb: number): StartWorker {
  return ({ said, ended }) => {
    let reason: unknown
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: Math.min(16, memoryMb / 2) },
    })
    worker.unref()
    worker.on('message', said)
    worker.on('messageerror', (error) => {
      reason = error
      void worker.terminate()
    })
    worker.on('error', (error) => {
      reason = error
    })
    worker.on('exit', (code) => ended(reason ?? new Error(`A worker ended with ${code}.`)))
    return {
      ask: (asked) => worker.postMessage(asked),
      end: () => void worker.terminate(),
    }
  }
}
