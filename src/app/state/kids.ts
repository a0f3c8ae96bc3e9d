/** What was played on the kids’ pages of this browser: which games were finished and which badges they gave. No names, no totals. */
import { cardAt } from '#teaching/kids/cards.ts'
import { type Badge, isBadge } from '#teaching/kids/kit/badge.ts'
import { checked, one, or, record, type Shape } from './shape.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface KidsRecord {
  /** Slugs of activities finished at least once. */
  readonly done: readonly string[]
  readonly badges: readonly Badge[]
}
export const noKidsRecord: KidsRecord = { done: [], badges: [] }

const isSlug = (data: unknown): data is string => typeof data === 'string' && cardAt(data) !== undefined
const once = <T>(of: string, is: (data: unknown) => data is T): Shape<readonly T[]> =>
  checked(list({ of, most: 500 }, one(is)), (all) => [...new Set(all)])

export const kidsShape = record<KidsRecord>({
  done: or(once('games', isSlug), []),
  badges: or(once('badges', isBadge), []),
})

export const joinKids = (mine: KidsRecord, theirs: KidsRecord): KidsRecord => ({
  done: [...new Set([...theirs.done, ...mine.done])],
  badges: [...new Set([...theirs.badges, ...mine.badges])],
})

export const kidsRecord = stored<KidsRecord>('kids', {
  version: 1,
  area: 'local',
  initial: noKidsRecord,
  shape: kidsShape,
  merge: joinKids,
})

/** An activity was finished and gave these badges. Nothing is written where nothing is new. */
export function markDone(slug: string, badges: readonly string[]): void {
  const now = kidsRecord.get()
  const next = joinKids({ done: [slug], badges: badges.filter(isBadge) }, now)
  if (next.done.length > now.done.length || next.badges.length > now.badges.length) kidsRecord.set(next)
}
