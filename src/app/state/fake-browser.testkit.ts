/** A browser's storage with as many tabs as a test opens. */
import type { Area, Box, Doors } from './storage-contract.ts'
import { openVault, type Vault } from './vault.ts'

export interface FakeBox extends Box {
  readonly data: Map<string, string>
  /** Refuses every write, as a full or switched off storage does. */
  broken: boolean
}
/** A Storage of one area, shared by "tabs" that open their own vaults over it. */
export function fakeBox(): FakeBox {
  const data = new Map<string, string>()
  return {
    data,
    broken: false,
    get length() {
      return data.size
    },
    key: (i) => [...data.keys()][i] ?? null,
    getItem: (key) => data.get(key) ?? null,
    setItem(key, text) {
      if (this.broken) throw new DOMException('full', 'QuotaExceededError')
      data.set(key, text)
    },
    removeItem: (key) => {
      data.delete(key)
    },
  }
}

export interface FakeTab {
  readonly vault: Vault
  readonly session: FakeBox
  /** The storage event of another tab's write. */
  readonly hear: (key: string | null) => void
}
export function fakeBrowser(): { readonly local: FakeBox; readonly tab: () => FakeTab } {
  const local = fakeBox()
  const tab = () => {
    const session = fakeBox()
    let heard: (key: string | null) => void = () => {}
    const doors: Doors = {
      present: true,
      box: (area: Area) => (area === 'local' ? local : session),
      listen: (callback) => {
        heard = callback
      },
      now: () => '2026-11-21T10:00:00.000Z',
    }
    return { vault: openVault(doors), session, hear: (key: string | null) => heard(key) }
  }
  return { local, tab }
}
