import type { Lost } from './shape.ts'

/** What a notice says of it. */
export interface AsideCount {
  /** Whole copies. */
  readonly copies: number
  /** Entries that could not be read. */
  readonly unreadable: number
  /** Entries a list had no room for. */
  readonly tooMany: number
}
export function countAside(lost: readonly Lost[]): AsideCount {
  const copies = lost.filter(({ at }) => at === '').length
  const tooMany = lost.filter(({ full }) => full !== null).length
  return { copies, tooMany, unreadable: lost.length - copies - tooMany }
}
