/**
 * How one value stands in the browser's storage. Nothing that is there is ever written over unread: bad entries are set aside first, and
 * what a newer version wrote, or what there is no room to set aside, is left alone.
 */
import { joinAside, readAside, wholeCopy } from './aside.ts'
import { type Envelope, isNewer, openEnvelope, parseEnvelope, QUARANTINE, writeEnvelope } from './envelope.ts'
import type { Lost } from './shape.ts'
import type { Shelf } from './shelf.ts'
import type { Area, Standing, StoredSpec, Trouble } from './storage-contract.ts'

export interface KeptText<T> {
  /** What storage holds now, as far as it can be read here; undefined where nothing can. What cannot be read is set aside. */
  readonly look: () => T | undefined
  /** Whether storage holds another value than what was last seen or written. */
  readonly isOther: () => boolean
  /** The same for what stands aside. */
  readonly isOtherAside: () => boolean
  readonly lookAside: () => void
  readonly save: (value: T) => void
  /** Puts pieces beside the value; false when there is no room for them. */
  readonly setAside: (lost: readonly Lost[]) => boolean
  /** Takes the value out of storage, unless it is left alone. */
  readonly remove: () => void
  readonly removeFrom: (area: Area) => void
  readonly standing: () => Standing
  /** Whether what is stored now was written by a newer version. */
  readonly holdsNewer: () => boolean
  readonly trouble: () => Trouble | null
  /** The text that could not be read, or null. */
  readonly asideText: () => string | null
  /** Throws it away; true when the value's own place is free again. */
  readonly dropAside: () => boolean
}

const nothing: readonly Lost[] = []

export function keptText<T>(
  key: string,
  spec: StoredSpec<T>,
  world: { readonly shelf: Shelf; readonly home: (area: Area) => Area; readonly now: () => string },
): KeptText<T> {
  const { shelf } = world
  const home = () => world.home(spec.area)
  /** What storage held when it was last looked at. */
  let text: string | null = null
  let aside: string | null = null
  /** What should stand aside and did not fit. */
  let left: readonly Lost[] = nothing
  let standing: Standing = 'kept'
  let trouble: Trouble | null = null
  let troubleOf: readonly unknown[] = []

  const readSide = () => shelf.read(home(), key + QUARANTINE)
  const isLeftAlone = () => standing === 'newer' || standing === 'stuck'
  const setAside = (lost: readonly Lost[]): boolean => {
    try {
      const together = joinAside(aside, lost)
      if (!shelf.write(home(), key + QUARANTINE, together)) return false
      aside = together
      return true
    } catch {
      return false
    }
  }
  const keepGood = (envelope: Envelope, value: T) => {
    const rest = writeEnvelope({ ...envelope, v: spec.version, data: value })
    if (shelf.write(home(), key, rest)) text = rest
  }
  return {
    isOther: () => shelf.read(home(), key) !== text,
    isOtherAside: () => readSide() !== aside,
    lookAside: () => {
      aside = readSide()
    },
    look: () => {
      text = shelf.read(home(), key)
      aside = readSide()
      left = nothing
      standing = 'kept'
      if (text === null) return undefined
      const envelope = parseEnvelope(text)
      if (isNewer(spec, envelope)) standing = 'newer'
      const opened = envelope && openEnvelope(spec, envelope)
      if (standing === 'newer' || opened?.lost.length === 0) return opened?.value
      const lost = opened?.lost ?? [wholeCopy(text)]
      if (!setAside(lost)) {
        standing = 'stuck'
        left = lost
      } else if (envelope && opened) keepGood(envelope, opened.value)
      else if (shelf.remove(home(), key)) text = null
      return opened?.value
    },
    save: (value) => {
      if (isLeftAlone()) return
      const marked = home() !== spec.area ? ({ home: 'session' } as const) : {}
      const next = writeEnvelope({ v: spec.version, savedAt: world.now(), data: value, ...marked })
      const isWritten = shelf.write(home(), key, next)
      if (isWritten) text = next
      standing = isWritten ? 'kept' : 'not-saved'
    },
    setAside,
    remove: () => {
      if (isLeftAlone()) return
      for (const area of ['session', 'local'] as const) shelf.remove(area, key)
      text = null
      standing = 'kept'
    },
    removeFrom: (area) => {
      if (!isLeftAlone()) shelf.remove(area, key)
    },
    standing: () => standing,
    holdsNewer: () => isNewer(spec, parseEnvelope(shelf.read(home(), key) ?? '')),
    trouble: () => {
      const now = [standing, aside, left]
      if (now.every((one, i) => one === troubleOf[i])) return trouble
      troubleOf = now
      const pieces = [...readAside(aside), ...left]
      trouble = standing === 'kept' && pieces.length === 0 ? null : { key, standing, aside: pieces }
      return trouble
    },
    asideText: () => (left.length > 0 && text !== null ? joinAside(aside, [wholeCopy(text)]) : aside),
    dropAside: () => {
      const wasStuck = standing === 'stuck'
      shelf.remove(home(), key + QUARANTINE)
      if (wasStuck) {
        shelf.remove(home(), key)
        standing = 'kept'
      }
      aside = null
      left = nothing
      return wasStuck
    },
  }
}
