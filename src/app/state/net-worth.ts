/** Net worth on the days a visitor chose to keep it: one per day, on this device, joined by date when two tabs change them at once. */
import { dateText, dollars } from '#calculators/kit/format.ts'
import { toast } from '../ui/toast.ts'
import { deletions } from './deletions.ts'
import { checked, or, record } from './shape.ts'
import { day, number, text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface Snapshot {
  /** 'YYYY-MM-DD' where the visitor is. */
  readonly date: string
  /** Dollars, as are the others. */
  readonly netWorth: number
  readonly assets: number
  readonly debts: number
  readonly liquidNetWorth: number
  readonly afterTax: number
  /** The inputs as a link's hash; empty when they were too many for a link. */
  readonly link: string
  /** ISO time of the last change: the newer of two copies of a day wins. */
  readonly changedAt: string
}
export interface SnapshotList {
  /** Oldest first; one per day. */
  readonly snapshots: readonly Snapshot[]
  /** Deleted days with the time, so that another tab does not bring them back. */
  readonly gone: Readonly<Record<string, string>>
}
/** Most kept: ten years of weeks. The oldest is never dropped in silence; keeping one more is refused. */
export const mostSnapshots = 520
const mostGone = 200
const longestLink = 8000

const snapshot = record<Snapshot>({
  date: day,
  netWorth: number,
  assets: number,
  debts: number,
  liquidNetWorth: number,
  afterTax: number,
  link: text(longestLink),
  changedAt: text(40),
})
const byDate = (a: Snapshot, b: Snapshot) => a.date.localeCompare(b.date)

export const snapshotsShape = record<SnapshotList>({
  snapshots: checked(
    list({ of: 'snapshots', most: mostSnapshots }, snapshot, ({ date }) => date),
    (all) => all.toSorted(byDate),
  ),
  gone: or(deletions(mostGone), {}),
})

/** Of two copies of a day the newer, none that was deleted after its last change. */
export function mergeSnapshots(mine: SnapshotList, theirs: SnapshotList): SnapshotList {
  const gone: Record<string, string> = { ...mine.gone }
  for (const [date, at] of Object.entries(theirs.gone)) if (at > (gone[date] ?? '')) gone[date] = at
  const newer = new Map<string, Snapshot>()
  for (const one of [...theirs.snapshots, ...mine.snapshots]) {
    const other = newer.get(one.date)
    if (!other || one.changedAt > other.changedAt) newer.set(one.date, one)
  }
  const snapshots = [...newer.values()].filter((one) => one.changedAt > (gone[one.date] ?? '')).sort(byDate)
  return { snapshots, gone }
}

export const snapshotStore = stored<SnapshotList>('net-worth', {
  version: 1,
  area: 'local',
  initial: { snapshots: [], gone: {} },
  shape: snapshotsShape,
  merge: mergeSnapshots,
})

const time = () => new Date().toISOString()
const put = (snapshot: Snapshot): boolean =>
  snapshotStore.set(({ snapshots, gone }) => {
    const { [snapshot.date]: _gone, ...rest } = gone
    return { snapshots: [...snapshots.filter(({ date }) => date !== snapshot.date), snapshot].sort(byDate), gone: rest }
  })
const remove = (date: string): boolean =>
  snapshotStore.set(({ snapshots, gone }) => ({
    snapshots: snapshots.filter((one) => one.date !== date),
    gone: Object.fromEntries([...Object.entries(gone), [date, time()]].slice(-mostGone)) as Record<string, string>,
  }))

export type SnapshotFacts = Omit<Snapshot, 'changedAt'>

/** Keeps a day's numbers, or puts them in the place of the ones kept that day. False when there is no room for another day. */
export function keepSnapshot(facts: SnapshotFacts): boolean {
  const before = snapshotStore.get().snapshots.find(({ date }) => date === facts.date)
  if (!put({ ...facts, link: facts.link.length > longestLink ? '' : facts.link, changedAt: time() })) return false
  toast({
    title: before ? 'Snapshot replaced' : 'Snapshot saved',
    description: `${dateText(facts.date)}: ${dollars(facts.netWorth)}`,
    tone: 'good',
    action: {
      label: 'Undo',
      altText: before ? 'Put the earlier numbers of this day back' : 'Delete the snapshot',
      run: () => void (before ? put({ ...before, changedAt: time() }) : remove(facts.date)),
    },
  })
  return true
}

export function deleteSnapshot(date: string): void {
  const before = snapshotStore.get().snapshots.find((one) => one.date === date)
  if (!before) return
  remove(date)
  toast({
    title: 'Snapshot deleted',
    description: `${dateText(date)}: ${dollars(before.netWorth)}`,
    action: {
      label: 'Undo',
      altText: 'Add the snapshot again',
      run: () => void put({ ...before, changedAt: time() }),
    },
  })
}
