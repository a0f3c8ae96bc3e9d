/** Everything this browser holds for us, read afresh from the browser each time, and its deletion. */
import { PREFIX, parseEnvelope } from './envelope.ts'
import { keyLabel } from './known-keys.ts'
import type { Area, Box } from './storage-contract.ts'
import type { Vault } from './vault.ts'
import { forget } from './vault-moves.ts'

export type Place = Area | 'cookie' | 'cache' | 'database'
export interface Held {
  readonly id: string
  readonly place: Place
  readonly key: string
  readonly label: string
  /** About how much room it takes, in bytes; null where the browser does not say. */
  readonly bytes: number | null
  /** ISO time of the last write, where known. */
  readonly savedAt: string | null
}

/** Values under our prefix in one storage area. */
export function heldIn(area: Area, box: Box | null): readonly Held[] {
  const held: Held[] = []
  for (let i = 0; i < (box?.length ?? 0); i++) {
    const key = box?.key(i)
    if (!key?.startsWith(PREFIX)) continue
    const text = box?.getItem(key) ?? ''
    held.push({
      id: `${area}/${key}`,
      place: area,
      key,
      label: keyLabel(key),
      bytes: 2 * (key.length + text.length),
      savedAt: parseEnvelope(text)?.savedAt ?? null,
    })
  }
  return held.sort((a, b) => a.label.localeCompare(b.label))
}

/** Names of the cookies this page can see. We set none for visitors; the list is here so that you can check. */
export function heldCookies(cookie: string): readonly Held[] {
  return cookie
    .split(';')
    .map((part) => part.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')
    .map((name) => ({ id: `cookie/${name}`, place: 'cookie', key: name, label: name, bytes: null, savedAt: null }))
}

const boxOf = (vault: Pick<Vault, 'box'>, area: Area): Box | null => {
  try {
    return vault.box(area)
  } catch {
    return null
  }
}

/** All of it, from the browser as it is now. */
export async function inventory(vault: Pick<Vault, 'box'>): Promise<readonly Held[]> {
  const named = (place: Place, keys: readonly string[]): Held[] =>
    keys.map((key) => ({ id: `${place}/${key}`, place, key, label: key, bytes: null, savedAt: null }))
  const caches = await Promise.resolve(globalThis.caches?.keys()).catch(() => [])
  const databases = await Promise.resolve(globalThis.indexedDB?.databases?.()).catch(() => [])
  return [
    ...heldIn('session', boxOf(vault, 'session')),
    ...heldIn('local', boxOf(vault, 'local')),
    ...heldCookies(globalThis.document?.cookie ?? ''),
    ...named('cache', caches ?? []),
    ...named(
      'database',
      (databases ?? []).flatMap(({ name }) => (name ? [name] : [])),
    ),
  ]
}

/** Deletes one held thing where it lives. */
export async function deleteHeld(vault: Vault, held: Held): Promise<void> {
  switch (held.place) {
    case 'session':
    case 'local':
      forget(vault, held.place, held.key)
      return
    case 'cookie':
      await Promise.resolve(globalThis.cookieStore?.delete(held.key)).catch(() => undefined)
      return
    case 'cache':
      await globalThis.caches.delete(held.key)
      return
    case 'database':
      globalThis.indexedDB.deleteDatabase(held.key)
      return
  }
}

export interface Receipt {
  /** ISO time of the deletion. */
  readonly at: string
  readonly deleted: readonly Held[]
  /** Asked for, but still there when the browser was read again. */
  readonly remaining: readonly Held[]
}

/** Deletes what was chosen, then reads the browser again: the receipt says what is truly gone. */
export async function deleteAll(vault: Vault, chosen: readonly Held[]): Promise<Receipt> {
  // The keep switch moves values when it is turned off, so it goes last.
  const ordered = [...chosen].sort((a, b) => Number(a.key === `${PREFIX}keep`) - Number(b.key === `${PREFIX}keep`))
  for (const held of ordered) await deleteHeld(vault, held)
  const left = new Set((await inventory(vault)).map((held) => held.id))
  return {
    at: vault.now(),
    deleted: chosen.filter((held) => !left.has(held.id)),
    remaining: chosen.filter((held) => left.has(held.id)),
  }
}

/** The receipt as a plain text a visitor can keep. It names what was deleted, never what was in it. */
export function receiptText(receipt: Receipt): string {
  const lines = receipt.deleted.map((held) => `- ${held.label} (${placeNames[held.place]}, ${held.key})`)
  const left = receipt.remaining.map((held) => `- ${held.label} (${placeNames[held.place]}, ${held.key})`)
  return [
    'Truepenny: deletion receipt',
    `Time: ${receipt.at}`,
    '',
    `Deleted from this browser: ${lines.length}`,
    ...lines,
    ...(left.length > 0 ? ['', `Still there: ${left.length}`, ...left] : []),
    '',
    'We checked the browser’s storage again after deleting.',
    '',
  ].join('\n')
}

export const placeNames: Readonly<Record<Place, string>> = {
  session: 'This tab',
  local: 'This device',
  cookie: 'Cookies',
  cache: 'Offline files',
  database: 'Databases',
}
