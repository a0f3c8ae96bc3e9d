/**
 * One door to the browser's storage: read, validate, migrate by version, else start clean and set the bad blob aside.
 * Every value lives in an envelope {v, savedAt, data}. A failed write leaves the value in memory. On the server and while
 * hydrating there is only `initial`, so that pre-rendered HTML and the first client render agree.
 */
export type Area = 'session' | 'local'
export interface StoredSpec<T> {
  readonly version: number
  readonly area: Area
  readonly initial: T
  /** Reads unknown data of the current version; null refuses it. */
  readonly read: (data: unknown) => T | null
  /** From version n to n + 1, keyed by n. */
  readonly migrate?: Readonly<Record<number, (data: unknown) => unknown>>
}
export type StoredProblem = 'unreadable' | 'not-saved'
export interface Stored<T> {
  readonly key: string
  readonly get: () => T
  readonly set: (next: T | ((now: T) => T)) => void
  /** Forgets the value and its storage. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** What went wrong with this value, if anything. */
  readonly problem: () => StoredProblem | null
  readonly initial: T
}
