/**
 * All stored values of one page and the storage behind them. Storage may be absent, full or switched off: then values live in
 * memory and say 'not-saved'. Other tabs are heard through the `storage` event of local storage; session storage is per tab.
 */
import { type Envelope, openEnvelope, PREFIX, parseEnvelope, QUARANTINE, writeEnvelope } from './envelope.ts'
import type { Area, Doors, Stored, StoredProblem, StoredSpec } from './storage-contract.ts'

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
  readonly box: Doors['box']
  readonly present: boolean
  readonly now: () => string
  /** Removes one key; a value in use goes back to its start. */
  readonly forget: (area: Area, key: string) => boolean
  /**
   * Writes an envelope from a backup where it belongs; false when unreadable or refused by the browser. A key no loaded code
   * owns is written to the area named (its owner will validate it when it loads), or refused when none is.
   */
  readonly adopt: (key: string, envelope: Envelope, area?: Area) => boolean
  /** Whether a backup entry would be taken. */
  readonly check: (key: string, envelope: Envelope) => 'good' | 'unknown' | 'unreadable'
}
interface Entry {
  readonly area: Area
  readonly reread: () => void
  readonly flush: () => void
  readonly reset: () => void
  readonly reads: (envelope: Envelope) => boolean
}

export const KEEP_KEY = `${PREFIX}keep`

export function openVault(doors: Doors): Vault {
  const entries = new Map<string, Entry>()
  const keepListeners = new Set<() => void>()
  const watchers = new Set<() => void>()
  const tellWatchers = () => {
    for (const watcher of [...watchers]) watcher()
  }
  const tellKeep = () => {
    for (const listener of [...keepListeners]) listener()
    tellWatchers()
  }
  let keepNow: boolean | undefined
  let listening = false

  const readText = (area: Area, key: string): string | null => {
    try {
      return doors.box(area)?.getItem(key) ?? null
    } catch {
      return null
    }
  }
  const writeText = (area: Area, key: string, text: string): boolean => {
    try {
      const box = doors.box(area)
      if (!box) return false
      box.setItem(key, text)
      return true
    } catch {
      return false
    }
  }
  const removeText = (area: Area, key: string): boolean => {
    try {
      doors.box(area)?.removeItem(key)
      return true
    } catch {
      return false
    }
  }
  const keysOf = (area: Area): string[] => {
    try {
      const box = doors.box(area)
      const keys = Array.from({ length: box?.length ?? 0 }, (_, i) => box?.key(i) ?? '')
      return keys.filter((key) => key.startsWith(PREFIX))
    } catch {
      return []
    }
  }
  const keeping = (): boolean => {
    if (!doors.present) return false
    keepNow ??= parseEnvelope(readText('local', KEEP_KEY) ?? '')?.data === true
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
        if ((key === null || key === name) && home(entry.area) === 'local') entry.reread()
    })
  }

  function stored<T>(name: string, spec: StoredSpec<T>): Stored<T> {
    const key = PREFIX + name
    const listeners = new Set<() => void>()
    let value = spec.initial
    let text: string | null = null
    let loaded = false
    let problem: StoredProblem | null = null
    const tell = () => {
      for (const listener of [...listeners]) listener()
      tellWatchers()
    }
    const decode = (raw: string): T | undefined => {
      const envelope = parseEnvelope(raw)
      return envelope ? openEnvelope(spec, envelope) : undefined
    }
    /** What storage holds now; a blob that cannot be read is moved aside. */
    const fetch = (): T | undefined => {
      const area = home(spec.area)
      const raw = readText(area, key)
      text = raw
      if (raw === null) return undefined
      const read = decode(raw)
      if (read === undefined) {
        problem = 'unreadable'
        if (writeText(area, key + QUARANTINE, raw)) removeText(area, key)
      }
      return read
    }
    const load = () => {
      if (loaded || !doors.present) return
      loaded = true
      listen()
      value = fetch() ?? spec.initial
      if (problem === null && readText(home(spec.area), key + QUARANTINE) !== null) problem = 'unreadable'
    }
    const save = () => {
      const area = home(spec.area)
      const marked = area !== spec.area ? ({ home: 'session' } as const) : {}
      const next = writeEnvelope({ v: spec.version, savedAt: doors.now(), data: value, ...marked })
      if (writeText(area, key, next)) {
        text = next
        if (problem === 'not-saved') problem = null
      } else problem = 'not-saved'
    }
    const self: Stored<T> = {
      key,
      initial: spec.initial,
      get: () => {
        load()
        return value
      },
      set: (next) => {
        load()
        const joined = spec.merge && readText(home(spec.area), key) !== text ? fetch() : undefined
        const base = joined !== undefined && spec.merge ? spec.merge(value, joined) : value
        value = typeof next === 'function' ? (next as (now: T) => T)(base) : next
        if (doors.present) save()
        tell()
      },
      clear: () => {
        load()
        for (const area of ['session', 'local'] as const) {
          removeText(area, key)
          removeText(area, key + QUARANTINE)
        }
        value = spec.initial
        text = null
        problem = null
        tell()
      },
      subscribe: (listener) => {
        load()
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      problem: () => problem,
      setAside: () => readText(home(spec.area), key + QUARANTINE),
      dropSetAside: () => {
        removeText(home(spec.area), key + QUARANTINE)
        if (problem === 'unreadable') problem = null
        tell()
      },
    }
    entries.set(key, {
      area: spec.area,
      reads: (envelope) => openEnvelope(spec, envelope) !== undefined,
      reset: () => {
        value = spec.initial
        text = null
        problem = null
        loaded = true
        tell()
      },
      /** After the home of session values changed: what this tab holds is kept unless the new home has a value already. */
      flush: () => {
        if (!loaded) return
        const found = fetch()
        if (found !== undefined) value = found
        else if (value !== spec.initial) save()
        if (home(spec.area) !== spec.area) removeText(spec.area, key)
        tell()
      },
      reread: () => {
        if (!loaded) return
        const raw = readText(home(spec.area), key)
        if (raw === text) return
        const gone = raw === null
        const found = fetch()
        if (gone) value = spec.initial
        else if (found !== undefined) {
          value = spec.merge ? spec.merge(value, found) : found
          if (problem === 'not-saved') problem = null
        }
        tell()
      },
    })
    return self
  }

  function setKeep(on: boolean): boolean {
    if (!doors.present) return false
    listen()
    if (keeping() === on) return true
    const [from, to]: [Area, Area] = on ? ['session', 'local'] : ['local', 'session']
    const moving = keysOf(from).filter((key) => {
      const envelope = parseEnvelope(readText(from, key) ?? '')
      // What is not an envelope was not written through this door: it stays.
      if (envelope === null && !key.endsWith(QUARANTINE)) return false
      if (on || entries.get(key.replace(QUARANTINE, ''))?.area === 'session') return true
      return envelope?.home === 'session'
    })
    const before = moving.map((key) => [key, readText(to, key)] as const)
    const undo = () => {
      for (const [key, old] of before) {
        if (old === null) removeText(to, key)
        else writeText(to, key, old)
      }
      return false
    }
    for (const key of moving) {
      const raw = readText(from, key) ?? ''
      const envelope = key.endsWith(QUARANTINE) ? null : parseEnvelope(raw)
      const { home: _home, ...bare } = envelope ?? { v: 0, savedAt: '', data: null }
      const next = envelope ? writeEnvelope(on ? { ...bare, home: 'session' } : bare) : raw
      if (!writeText(to, key, next)) return undo()
    }
    if (on) {
      if (!writeText('local', KEEP_KEY, writeEnvelope({ v: 1, savedAt: doors.now(), data: true }))) return undo()
    } else removeText('local', KEEP_KEY)
    keepNow = on
    for (const key of moving) removeText(from, key)
    for (const entry of entries.values()) if (entry.area === 'session') entry.flush()
    tellKeep()
    return true
  }

  const check = (key: string, envelope: Envelope) => {
    const entry = entries.get(key)
    return entry ? (entry.reads(envelope) ? 'good' : 'unreadable') : 'unknown'
  }

  return {
    stored,
    present: doors.present,
    onChange: (watcher) => {
      listen()
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
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
      if (!key.startsWith(PREFIX) || !removeText(area, key)) return false
      const entry = entries.get(key)
      if (entry && (home(entry.area) === area || readText(home(entry.area), key) === null)) entry.reset()
      return readText(area, key) === null
    },
    adopt: (key, envelope, area) => {
      const entry = entries.get(key)
      const owner = entry?.area ?? area
      if (!owner || !key.startsWith(PREFIX) || check(key, envelope) === 'unreadable') return false
      const { home: _home, ...bare } = envelope
      const text = writeEnvelope(home(owner) !== owner ? { ...bare, home: 'session' } : bare)
      if (!writeText(home(owner), key, text)) return false
      entry?.reset()
      entry?.reread()
      return true
    },
  }
}
