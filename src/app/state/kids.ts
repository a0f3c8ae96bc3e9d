/** What was played on the kids’ pages of this browser: which games were finished and which badges they gave. No names, no totals. */
import { cardAt } from '#teaching/kids/cards.ts'
import { type Badge, isBadge } from '#teaching/kids/kit/badge.ts'
import { isRecord } from './read-data.ts'
import { stored } from './stored.ts'

export interface KidsRecord {
  /** Slugs of activities finished at least once. */
  readonly done: readonly string[]
  readonly badges: readonly Badge[]
}
export const noKidsRecord: KidsRecord = { done: [], badges: [] }

const known = <T>(data: unknown, isOne: (one: unknown) => one is T): readonly T[] =>
  Array.isArray(data) ? [...new Set(data.filter(isOne))] : []
const isSlug = (one: unknown): one is string => typeof one === 'string' && cardAt(one) !== undefined

/** What is not known here is left out; the rest stays. */
export const readKids = (data: unknown): KidsRecord | null =>
  isRecord(data) ? { done: known(data['done'], isSlug), badges: known(data['badges'], isBadge) } : null

export const joinKids = (mine: KidsRecord, theirs: KidsRecord): KidsRecord => ({
  done: [...new Set([...theirs.done, ...mine.done])],
  badges: [...new Set([...theirs.badges, ...mine.badges])],
})

export const kidsRecord = stored<KidsRecord>('kids', {
  version: 1,
  area: 'local',
  initial: noKidsRecord,
  read: readKids,
  merge: joinKids,
})

/** An activity was finished and gave these badges. Nothing is written where nothing is new. */
export function markDone(slug: string, badges: readonly string[]): void {
  const now = kidsRecord.get()
  const next = joinKids({ done: [slug], badges: badges.filter(isBadge) }, now)
  if (next.done.length > now.done.length || next.badges.length > now.badges.length) kidsRecord.set(next)
}
