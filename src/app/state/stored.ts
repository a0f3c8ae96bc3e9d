/**
 * One door to the browser's storage: read, validate, migrate by version, else start clean and set the bad blob aside.
 * Every value lives in an envelope {v, savedAt, data}. A failed write leaves the value in memory. On the server and while
 * hydrating there is only `initial`, so that pre-rendered HTML and the first client render agree.
 */
import { browserDoors } from './browser-doors.ts'
import { openVault } from './vault.ts'

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

/** The one vault of this page. Tests open their own with `openVault`. */
export const vault = openVault(browserDoors)

/** A value of this name, kept under `truepenny:{name}`. One per name. */
export const stored = vault.stored
