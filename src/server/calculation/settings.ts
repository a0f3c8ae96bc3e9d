import { availableParallelism, totalmem } from 'node:os'

export interface CalculationSettings {
  /** Workers at most; 0 works everything out on the thread that answers visitors. */
  readonly workers: number
  /** What one worker may keep, in MB; past that it is ended and replaced. */
  readonly memoryMb: number
  /** Calculations that wait at most, over all addresses. */
  readonly queue: number
  /** Longest time for one calculation (milliseconds). */
  readonly timeLimitMs: number
}

/** What the service takes without workers, and what one worker adds once it has answered every question, both measured and in MB. */
const WITHOUT_WORKERS_MB = 280
const PER_WORKER_MB = 100
const MOST_WORKERS = 4

/** As many workers as there are cores beside the one that answers visitors, four at most, and no more than the memory takes; one at least. */
export function fittingWorkers(cores: number, memoryBytes: number): number {
  const room = Math.floor((memoryBytes / 1_048_576 - WITHOUT_WORKERS_MB) / PER_WORKER_MB)
  return Math.max(1, Math.min(MOST_WORKERS, cores - 1, room))
}

/** The memory this process may use: the limit set on it, or all there is. */
function memoryHere(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

export const calculationDefaults: CalculationSettings = {
  workers: fittingWorkers(availableParallelism(), memoryHere()),
  memoryMb: 96,
  queue: 200,
  timeLimitMs: 10_000,
}
