/** What moves values by hand: the switch that keeps them on the device, a backup, a deletion. */
import { type Envelope, PREFIX, parseEnvelope, QUARANTINE, writeEnvelope } from './envelope.ts'
import type { Check } from './kept-value.ts'
import type { Area } from './storage-contract.ts'
import { KEEP_KEY, type Vault } from './vault.ts'

/** Turns "Keep my numbers on this device" and moves the values; false when the browser refused, and then nothing has moved. */
export function setKeep(vault: Vault, on: boolean): boolean {
  const { shelf, entries, listen, setKept, tellKeep } = vault.inner
  if (!vault.present) return false
  listen()
  if (vault.keep.get() === on) return true
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
    if (!shelf.write('local', KEEP_KEY, writeEnvelope({ v: 1, savedAt: vault.now(), data: true }))) return undo()
  } else shelf.remove('local', KEEP_KEY)
  setKept(on)
  for (const key of moving) shelf.remove(from, key)
  for (const entry of entries.values()) if (entry.area === 'session') entry.flush()
  tellKeep()
  return true
}

/** Whether a backup entry would be taken. */
export const check = (vault: Vault, key: string, envelope: Envelope): Check | 'unknown' =>
  vault.inner.entries.get(key)?.check(envelope) ?? 'unknown'

/** Removes one key; a value in use goes back to its start. */
export function forget(vault: Vault, area: Area, key: string): boolean {
  const { shelf, entries, home } = vault.inner
  if (key === KEEP_KEY) return setKeep(vault, false)
  if (!key.startsWith(PREFIX) || !shelf.remove(area, key)) return false
  const entry = entries.get(key)
  if (entry && (home(entry.area) === area || shelf.read(home(entry.area), key) === null)) entry.takeOver()
  entries.get(key.replace(QUARANTINE, ''))?.reread()
  return shelf.read(area, key) === null
}

/**
 * Writes an envelope from a backup where it belongs; false when unreadable, older than what a newer version wrote here, or refused by the
 * browser. A key no loaded code owns is written to the area named (its owner will read it when it loads), or refused when none is.
 */
export function adopt(vault: Vault, key: string, envelope: Envelope, area?: Area): boolean {
  const { shelf, entries, home } = vault.inner
  const entry = entries.get(key)
  const owner = entry?.area ?? area
  const verdict = check(vault, key, envelope)
  if (!owner || !key.startsWith(PREFIX) || verdict === 'unreadable' || verdict === 'newer') return false
  if (entry?.holdsNewer()) return false
  const { home: _home, ...bare } = envelope
  const text = writeEnvelope(home(owner) !== owner ? { ...bare, home: 'session' } : bare)
  if (!shelf.write(home(owner), key, text)) return false
  entry?.takeOver()
  return true
}
