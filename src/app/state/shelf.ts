/** The browser's storage as texts under names. Absent, full or switched off, it answers null and false and never throws. */
import { PREFIX } from './envelope.ts'
import type { Area, Doors } from './storage-contract.ts'

export interface Shelf {
  readonly read: (area: Area, key: string) => string | null
  /** False when the browser refused. */
  readonly write: (area: Area, key: string, text: string) => boolean
  readonly remove: (area: Area, key: string) => boolean
  /** Names of everything of ours. */
  readonly keys: (area: Area) => readonly string[]
}

export const shelfOf = (doors: Doors): Shelf => ({
  read: (area, key) => {
    try {
      return doors.box(area)?.getItem(key) ?? null
    } catch {
      return null
    }
  },
  write: (area, key, text) => {
    try {
      const box = doors.box(area)
      if (!box) return false
      box.setItem(key, text)
      return true
    } catch {
      return false
    }
  },
  remove: (area, key) => {
    try {
      doors.box(area)?.removeItem(key)
      return true
    } catch {
      return false
    }
  },
  keys: (area) => {
    try {
      const box = doors.box(area)
      const keys = Array.from({ length: box?.length ?? 0 }, (_, i) => box?.key(i) ?? '')
      return keys.filter((key) => key.startsWith(PREFIX))
    } catch {
      return []
    }
  },
})
