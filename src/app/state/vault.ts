/**
 * All stored values of one page and the storage behind them. Storage may be absent, full or switched off: then values live in
 * memory and say 'not-saved'. Other tabs are heard through the `storage` event of local storage; session storage is per tab.
 */
import { PREFIX, parseEnvelope, QUARANTINE } from './envelope.ts'
import { type Entry, type House, keptValue } from './kept-value.ts'
import { type Shelf, shelfOf } from './shelf.ts'
import type { Area, Doors, Refusal, Stored, StoredSpec, Trouble } from './storage-contract.ts'

export interface Vault {
  readonly stored: <T>(name: string, spec: StoredSpec<T>) => Stored<T>
  /** "Keep my numbers on this device": session values live in local storage while it is on. `vault-moves.ts` turns it. */
  readonly keep: {
    readonly get: () => boolean
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Calls back after any change of a value, its storage or the switch that this page knows of. */
  readonly onChange: (listener: () => void) => () => void
  /** Calls back with each change that was refused. */
  readonly onRefusal: (listener: (refusal: Refusal) => void) => () => void
  /** What the visitor has to know of the values this page has read; the same list until that changes. */
  readonly troubles: () => readonly Trouble[]
  /** The text a value could not be read from, or null. */
  readonly asideText: (key: string) => string | null
  /** Throws it away. */
  readonly dropAside: (key: string) => void
  readonly box: Doors['box']
  readonly present: boolean
  readonly now: () => string
  /** For `vault-moves.ts` alone. */
  readonly inner: Inner
}

/** What moves values by hand: the switch, a backup, a deletion. Few pages do. */
export interface Inner {
  readonly shelf: Shelf
  readonly entries: ReadonlyMap<string, Entry>
  readonly home: (area: Area) => Area
  readonly listen: () => void
  readonly setKept: (on: boolean) => void
  readonly tellKeep: () => void
}

export const KEEP_KEY = `${PREFIX}keep`
const noTroubles: readonly Trouble[] = []

export function openVault(doors: Doors): Vault {
  const shelf = shelfOf(doors)
  const entries = new Map<string, Entry>()
  const keepListeners = new Set<() => void>()
  const watchers = new Set<() => void>()
  const refusalEars = new Set<(refusal: Refusal) => void>()
  let troubles = noTroubles
  let keepNow: boolean | undefined
  let listening = false

  const changed = () => {
    const now = [...entries.values()].map((entry) => entry.trouble()).filter((trouble) => trouble !== null)
    if (now.length !== troubles.length || now.some((trouble, i) => trouble !== troubles[i])) troubles = now
    for (const watcher of [...watchers]) watcher()
  }
  const tellKeep = () => {
    for (const listener of [...keepListeners]) listener()
    changed()
  }
  const keeping = (): boolean => {
    if (!doors.present) return false
    keepNow ??= parseEnvelope(shelf.read('local', KEEP_KEY) ?? '')?.data === true
    return keepNow
  }
  const home = (area: Area): Area => (area === 'session' && keeping() ? 'local' : area)
  const listen = () => {
    if (listening || !doors.present) return
    listening = true
    doors.listen((key) => {
      if (key === null || key === KEEP_KEY) {
        keepNow = undefined
        keeping()
        for (const entry of entries.values()) if (entry.area === 'session') entry.flush()
        tellKeep()
      }
      for (const [name, entry] of entries)
        if ((key === null || key === name || key === name + QUARANTINE) && home(entry.area) === 'local') entry.reread()
    })
  }
  const setKept = (on: boolean) => {
    keepNow = on
  }
  const house: House = {
    present: doors.present,
    shelf,
    home,
    now: doors.now,
    listen,
    changed,
    refused: (refusal) => {
      for (const ear of [...refusalEars]) ear(refusal)
    },
  }

  return {
    stored: <T>(name: string, spec: StoredSpec<T>) => {
      const [value, entry] = keptValue(name, spec, house)
      entries.set(value.key, entry)
      return value
    },
    present: doors.present,
    onChange: (watcher) => {
      listen()
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    onRefusal: (ear) => {
      refusalEars.add(ear)
      return () => refusalEars.delete(ear)
    },
    troubles: () => troubles,
    asideText: (key) => entries.get(key)?.asideText() ?? null,
    dropAside: (key) => entries.get(key)?.dropAside(),
    box: doors.box,
    now: doors.now,
    keep: {
      get: keeping,
      subscribe: (listener) => {
        listen()
        keepListeners.add(listener)
        return () => keepListeners.delete(listener)
      },
    },
    inner: { shelf, entries, home, listen, setKept, tellKeep },
  }
}
