/** All saved numbers as one file, and back. The file says which version of its form it has. */
import { type Envelope, PREFIX, parseEnvelope, QUARANTINE } from './envelope.ts'
import { keyLabel } from './known-keys.ts'
import { isRecord } from './read-data.ts'
import type { Area } from './storage-contract.ts'
import { KEEP_KEY, type Vault } from './vault.ts'
import { adopt, check } from './vault-moves.ts'

export const BACKUP_SCHEMA = 1
/** Larger files are refused before they are read (characters). */
export const LARGEST_BACKUP = 5_000_000

export interface Backup {
  readonly app: 'truepenny'
  readonly schema: number
  readonly exportedAt: string
  readonly entries: Readonly<Record<string, Envelope & { readonly area: Area }>>
}

const keyPattern = /^truepenny:[\w.:/-]{1,100}$/

/** Not part of a backup: the switch, which is a choice about this device. */
const left = (key: string) => key === KEEP_KEY || key.endsWith(QUARANTINE)

export function makeBackup(vault: Pick<Vault, 'box' | 'now'>): Backup {
  const entries: Record<string, Envelope & { area: Area }> = {}
  for (const area of ['session', 'local'] satisfies Area[]) {
    const box = vault.box(area)
    for (let i = 0; i < (box?.length ?? 0); i++) {
      const key = box?.key(i)
      if (!key?.startsWith(PREFIX) || left(key)) continue
      const envelope = parseEnvelope(box?.getItem(key) ?? '')
      const own: Area = envelope?.home ?? area
      if (envelope) entries[key] = { area: own, v: envelope.v, savedAt: envelope.savedAt, data: envelope.data }
    }
  }
  return { app: 'truepenny', schema: BACKUP_SCHEMA, exportedAt: vault.now(), entries }
}

export interface BackupLine {
  readonly key: string
  readonly label: string
  readonly savedAt: string
  /** 'unknown': its tool is not loaded here and checks it when opened. 'partly': what cannot be read of it will be set aside. */
  readonly state: ReturnType<typeof check>
  readonly area: Area
  readonly envelope: Envelope
}
export type ReadBackup =
  | { readonly ok: true; readonly exportedAt: string; readonly lines: readonly BackupLine[] }
  | { readonly ok: false; readonly message: string }

/** Reads a file without changing anything: what is in it, and what this page could take over. */
export function readBackup(text: string, vault: Vault): ReadBackup {
  const no = (message: string) => ({ ok: false, message }) as const
  if (text.length > LARGEST_BACKUP) return no('This file is too large. Choose a file you exported from Truepenny.')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return no('We can’t read this file. Choose a file you exported from Truepenny.')
  }
  if (!isRecord(data) || data['app'] !== 'truepenny' || !isRecord(data['entries']))
    return no('This isn’t a Truepenny file. Choose a file you exported from Truepenny.')
  if (data['schema'] !== BACKUP_SCHEMA)
    return no(
      `This file has version ${String(data['schema']).slice(0, 20)}, and this page reads version ${BACKUP_SCHEMA}. Reload the page, or export the file again.`,
    )
  const lines: BackupLine[] = []
  for (const [key, value] of Object.entries(data['entries'])) {
    if (!key.startsWith(PREFIX) || left(key)) continue
    const envelope = parseEnvelope(JSON.stringify(value))
    if (!envelope || !keyPattern.test(key)) continue
    const area = isRecord(value) && value['area'] === 'local' ? 'local' : 'session'
    lines.push({
      key,
      area,
      label: keyLabel(key),
      savedAt: envelope.savedAt,
      state: check(vault, key, envelope),
      envelope,
    })
  }
  if (lines.length === 0) return no('This file has no saved numbers.')
  return { ok: true, exportedAt: typeof data['exportedAt'] === 'string' ? data['exportedAt'] : '', lines }
}

/** Whether a line would be taken over. */
export const isTakeable = ({ state }: BackupLine): boolean => state !== 'unreadable' && state !== 'newer'

/** Takes over what can be read and says how many values were written. */
export function restore(lines: readonly BackupLine[], vault: Vault): number {
  return lines.filter((line) => isTakeable(line) && adopt(vault, line.key, line.envelope, line.area)).length
}
