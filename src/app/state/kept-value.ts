/** One stored value: what this page holds of it, who hears of its changes, and which changes are refused. */
import { type Envelope, isNewer, openEnvelope, PREFIX } from './envelope.ts'
import { keptText } from './kept-text.ts'
import { readShape, type Shape } from './shape.ts'
import type { Shelf } from './shelf.ts'
import type { Area, Refusal, Stored, StoredSpec } from './storage-contract.ts'

/** What a value asks of its vault. */
export interface House {
  readonly present: boolean
  readonly shelf: Shelf
  /** Where values of an area live now. */
  readonly home: (area: Area) => Area
  readonly now: () => string
  /** Other tabs are to be heard from now on. */
  readonly listen: () => void
  readonly changed: () => void
  readonly refused: (refusal: Refusal) => void
}
export type Check = 'good' | 'partly' | 'newer' | 'unreadable'
/** What the vault does with a value, whatever it holds. */
export interface Entry extends Pick<Stored<unknown>, 'trouble' | 'asideText' | 'dropAside'> {
  readonly area: Area
  /** Storage has changed: takes over what is there. */
  readonly reread: () => void
  /** After the home of session values changed: what this tab holds is kept unless the new home has a value already. */
  readonly flush: () => void
  /** The value was taken out or put in by hand: what is there now counts alone. */
  readonly takeOver: () => void
  readonly check: (envelope: Envelope) => Check
  readonly holdsNewer: () => boolean
}

/** Why a value cannot be kept; null where it can: it reads back with nothing lost. */
function refusalOf<T>(key: string, shape: Shape<T>, value: T): Refusal | null {
  const read = readShape(shape, value)
  if (read !== null && read.lost.length === 0) return null
  return { key, full: read?.lost.find(({ full }) => full !== null)?.full ?? null }
}

export function keptValue<T>(name: string, spec: StoredSpec<T>, house: House): readonly [Stored<T>, Entry] {
  const key = PREFIX + name
  const text = keptText(key, spec, house)
  const listeners = new Set<() => void>()
  let value = spec.initial
  let loaded = false

  const tell = () => {
    for (const listener of [...listeners]) listener()
    house.changed()
  }
  const load = () => {
    if (loaded || !house.present) return
    loaded = true
    house.listen()
    value = text.look() ?? spec.initial
    // Reading happens while a page is drawn; who shows troubles hears of them after that.
    if (text.trouble() !== null) queueMicrotask(house.changed)
  }
  /** Both tabs' values in one. What the two together have no room for is set aside. */
  const joined = (theirs: T): T => {
    if (!spec.merge) return theirs
    const both = spec.merge(value, theirs)
    const read = readShape(spec.shape, both)
    return read !== null && read.lost.length > 0 && text.setAside(read.lost) ? read.value : both
  }
  /** The value with what another tab wrote a moment before, though its event has not come yet. */
  const newest = (): T => {
    if (!house.present || !text.isOther()) return value
    const isAhead = text.standing() === 'not-saved' && !spec.merge
    const theirs = text.look()
    return theirs === undefined || isAhead ? value : joined(theirs)
  }

  const stored: Stored<T> = {
    key,
    initial: spec.initial,
    get: () => {
      load()
      return value
    },
    set: (next) => {
      load()
      const base = newest()
      const wanted = typeof next === 'function' ? (next as (now: T) => T)(base) : next
      const refusal = refusalOf(key, spec.shape, wanted)
      value = refusal ? base : wanted
      if (!refusal && house.present) text.save(value)
      tell()
      if (refusal) house.refused(refusal)
      return refusal === null
    },
    clear: () => {
      load()
      if (house.present && text.isOther()) text.look()
      text.remove()
      value = spec.initial
      tell()
    },
    subscribe: (listener) => {
      load()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    trouble: text.trouble,
    asideText: text.asideText,
    dropAside: () => {
      if (text.dropAside()) text.save(value)
      tell()
    },
  }
  const entry: Entry = {
    area: spec.area,
    trouble: stored.trouble,
    asideText: stored.asideText,
    dropAside: stored.dropAside,
    check: (envelope) => {
      if (isNewer(spec, envelope)) return 'newer'
      const opened = openEnvelope(spec, envelope)
      return opened === null ? 'unreadable' : opened.lost.length > 0 ? 'partly' : 'good'
    },
    holdsNewer: text.holdsNewer,
    takeOver: () => {
      loaded = true
      value = text.look() ?? spec.initial
      tell()
    },
    flush: () => {
      if (!loaded) return
      const found = text.look()
      if (found !== undefined) value = found
      else if (value !== spec.initial) text.save(value)
      if (house.home(spec.area) !== spec.area) text.removeFrom(spec.area)
      tell()
    },
    reread: () => {
      if (!loaded) return
      if (!text.isOther()) {
        if (!text.isOtherAside()) return
        text.lookAside()
        return tell()
      }
      const isGone = house.shelf.read(house.home(spec.area), key) === null
      const found = text.look()
      if (isGone) value = spec.initial
      else if (found !== undefined) value = joined(found)
      tell()
    },
  }
  return [stored, entry]
}
