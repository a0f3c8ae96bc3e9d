/**
 * All stored values of one page and the storage behind them. Storage may be absent, full or switched off: then values live in
 * memory and say 'not-saved'. Other tabs are heard through the `storage` event of local storage; session storage is per tab.
 */
import { type Envelope, PREFIX, parseEnvelope, QUARANTINE, writeEnvelope } from './envelope.ts'
import { type Check, type Entry, type House, keptValue } from './kept-value.ts'
import { shelfOf } from './shelf.ts'
import type { Area, Doors, Refusal, Stored, StoredSpec, Trouble } from './storage-contract.ts'

export interface Vault {
  readonly stored: <T>(name: string, spec: StoredSpec<T>) => Stored<T>
  /** "Keep my numbers on this device": session values live in local storage while it is on. */
  readonly keep: {
    readonly get: () => boolean
    /** Moves the values; false when the browser refused, and then nothing has moved. */
    readonly set: (on: boolean) => boolean
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
  /** Removes one key; a value in use goes back to its start. */
  readonly forget: (area: Area, key: string) => boolean
  /**
   * Writes an envelope from a backup where it belongs; false when unreadable, older than what a newer version wrote here, or refused by the
   * browser. A key no loaded code owns is written to the area named (its owner will read it when it loads), or refused when none is.
   */
  readonly adopt: (key: string, envelope: Envelope, area?: Area) => boolean
  /** Whether a backup entry would be taken. */
  readonly check: (key: string, envelope: Envelope) => Check | 'unknown'
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

  function setKeep(on: boolean): boolean {
    if (!doors.present) return false
    listen()
    if (keeping() === on) return true
    const [from, to]: [Area, Area] = on ? ['session', 'local'] : ['local', 'session']
    const moving = shelf.keys(from).filter((key) => {
      const envelope = parseEnvelope(shelf.read(from, key) ?? '')
      const there = parseEnvelope(shelf.read(to, key) ?? '')
      // What a newer version wrote there is not written over.
      if (envelope && there && there.v > envelope.v) return false
      // What is not an envelope was not written through this door: it stays.
      if (envelope === null && !key.endsWith(QUARANTINE)) return false
      if (on || entries.get(key.replace(QUARANTINE, ''))?.area === 'session') return true
      return envelope?.home === 'session'
    })
    const before = moving.map((key) => [key, shelf.read(to, key)] as const)
    const undo = () => {
      for (const [key, old] of before) {
        if (old === null) shelf.remove(to, key)
        else shelf.write(to, key, old)
      }
      return false
    }
    for (const key of moving) {
      const raw = shelf.read(from, key) ?? ''
      const envelope = key.endsWith(QUARANTINE) ? null : parseEnvelope(raw)
      const { home: _home, ...bare } = envelope ?? { v: 0, savedAt: '', data: null }
      const next = envelope ? writeEnvelope(on ? { ...bare, home: 'session' } : bare) : raw
      if (!shelf.write(to, key, next)) return undo()
    }
    if (on) {
      if (!shelf.write('local', KEEP_KEY, writeEnvelope({ v: 1, savedAt: doors.now(), data: true }))) return undo()
    } else shelf.remove('local', KEEP_KEY)
    keepNow = on
    for (const key of moving) shelf.remove(from, key)
    for (const entry of entries.values()) if (entry.area === 'session') entry.flush()
    tellKeep()
    return true
  }

  const check = (key: string, envelope: Envelope) => entries.get(key)?.check(envelope) ?? 'unknown'

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
    check,
    keep: {
      get: keeping,
      set: setKeep,
      subscribe: (listener) => {
        listen()
        keepListeners.add(listener)
        return () => keepListeners.delete(listener)
      },
    },
    forget: (area, key) => {
      if (key === KEEP_KEY) return setKeep(false)
      if (!key.startsWith(PREFIX) || !shelf.remove(area, key)) return false
      const entry = entries.get(key)
      if (entry && (home(entry.area) === area || shelf.read(home(entry.area), key) === null)) entry.takeOver()
      entries.get(key.replace(QUARANTINE, ''))?.reread()
      return shelf.read(area, key) === null
    },
    adopt: (key, envelope, area) => {
      const entry = entries.get(key)
      const owner = entry?.area ?? area
      const verdict = check(key, envelope)
      if (!owner || !key.startsWith(PREFIX) || verdict === 'unreadable' || verdict === 'newer') return false
      if (entry?.holdsNewer()) return false
      const { home: _home, ...bare } = envelope
      const text = writeEnvelope(home(owner) !== owner ? { ...bare, home: 'session' } : bare)
      if (!shelf.write(home(owner), key, text)) return false
      entry?.takeOver()
      return true
    },
  }
}
