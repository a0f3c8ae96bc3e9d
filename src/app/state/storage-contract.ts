/** What a stored value promises, and what the vault asks of a browser. */

export type Area = 'session' | 'local'
export interface StoredSpec<T> {
  readonly version: number
  /** Where the value lives. A session value moves to local storage while the visitor keeps numbers on this device. */
  readonly area: Area
  readonly initial: T
  /** Reads unknown data of the current version; null refuses it. */
  readonly read: (data: unknown) => T | null
  /** From version n to n + 1, keyed by n. */
  readonly migrate?: Readonly<Record<number, (data: unknown) => unknown>>
  /** Joins this tab's value with one another tab wrote. Left out: the last writer wins. */
  readonly merge?: (mine: T, theirs: T) => T
}
export type StoredProblem = 'unreadable' | 'not-saved'
export interface Stored<T> {
  /** With the prefix, as it stands in the browser's storage. */
  readonly key: string
  readonly get: () => T
  readonly set: (next: T | ((now: T) => T)) => void
  /** Forgets the value and its storage. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** What went wrong with this value, if anything. */
  readonly problem: () => StoredProblem | null
  /** The text that was set aside because it could not be read, or null. */
  readonly setAside: () => string | null
  /** Throws the set-aside text away. */
  readonly dropSetAside: () => void
  readonly initial: T
}

export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
export interface Doors {
  /** False on the server: everything stays at its initial value. */
  readonly present: boolean
  readonly box: (area: Area) => Box | null
  /** Calls back with the key another tab changed in local storage, or null when it cleared all. */
  readonly listen: (heard: (key: string | null) => void) => void
  readonly now: () => string
}
