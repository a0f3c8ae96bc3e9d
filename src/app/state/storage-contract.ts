/** What a stored value promises, and what the vault asks of a browser. */
import type { Full, Lost, Shape } from './shape.ts'

export type Area = 'session' | 'local'
export interface StoredSpec<T> {
  readonly version: number
  /** Where the value lives. A session value moves to local storage while the visitor keeps numbers on this device. */
  readonly area: Area
  readonly initial: T
  /** What data of the current version looks like, and how much of it there may be. */
  readonly shape: Shape<T>
  /** From version n to n + 1, keyed by n. */
  readonly migrate?: Readonly<Record<number, (data: unknown) => unknown>>
  /** Joins this tab's value with one another tab wrote. Left out: the last writer wins. */
  readonly merge?: (mine: T, theirs: T) => T
}
/**
 * How a value stands with its storage. 'not-saved': the browser refused. 'newer': a newer version of this site wrote what is there, which is
 * left alone. 'stuck': what is there cannot be read, and there was no room to set it aside, so it is left alone too.
 */
export type Standing = 'kept' | 'not-saved' | 'newer' | 'stuck'
/** What the visitor has to know of one value. */
export interface Trouble {
  /** With the prefix. */
  readonly key: string
  readonly standing: Standing
  /** What was set aside. */
  readonly aside: readonly Lost[]
}
/** A change that was not taken over: it could not have been read back. */
export interface Refusal {
  readonly key: string
  /** The list that holds all it may; null: something in it is too large, too long or of the wrong kind. */
  readonly full: Full | null
}
export interface Stored<T> {
  /** With the prefix, as it stands in the browser's storage. */
  readonly key: string
  readonly get: () => T
  /** False when the change was refused: then nothing has changed, and the visitor was told. */
  readonly set: (next: T | ((now: T) => T)) => boolean
  /** Forgets the value. What was set aside stays until it is dropped. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** What went wrong with this value, if anything. */
  readonly trouble: () => Trouble | null
  /** The text that could not be read, or null. */
  readonly asideText: () => string | null
  /** Throws it away. */
  readonly dropAside: () => void
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
