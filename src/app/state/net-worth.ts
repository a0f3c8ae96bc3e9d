/** Net worth on the days a visitor chose to keep it: one per day, on this device, joined by date when two tabs change them at once. */
import { dateText, dollars } from '#calculators/kit/format.ts'
import { toast } from '../ui/toast.ts'
import { isAmount, isDay, isRecord, isText, readList } from './read-data.ts'
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

function readSnapshot(data: unknown): Snapshot | null {
  if (!isRecord(data)) return null
  const { date, netWorth, assets, debts, liquidNetWorth, afterTax, link, changedAt } = data
  if (!isDay(date) || !isText(link, longestLink) || !isText(changedAt, 40)) return null
  if (!isAmount(netWorth) || !isAmount(assets) || !isAmount(debts)) return null
  if (!isAmount(liquidNetWorth) || !isAmount(afterTax)) return null
  return { date, netWorth, assets, debts, liquidNetWorth, afterTax, link, changedAt }
}

const byDate = (a: Snapshot, b: Snapshot) => a.date.localeCompare(b.date)

export function readSnapshots(data: unknown): SnapshotList | null {
  if (!isRecord(data)) return null
  const read = readList(data['snapshots'], readSnapshot, mostSnapshots)
  if (!read) return null
  const days = new Map(read.map((one) => [one.date, one]))
  const gone = isRecord(data['gone']) ? Object.entries(data['gone']).filter(([, at]) => isText(at, 40)) : []
  return {
    snapshots: [...days.values()].sort(byDate),
    gone: Object.fromEntries(gone.slice(-mostGone)) as Record<string, string>,
  }
}

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
  return { snapshots: snapshots.slice(-mostSnapshots), gone }
}

export const snapshotStore = stored<SnapshotList>('net-worth', {
  version: 1,
  area: 'local',
  initial: { snapshots: [], gone: {} },
  read: readSnapshots,
  merge: mergeSnapshots,
})

const time = () => new Date().toISOString()
const put = (snapshot: Snapshot) =>
  snapshotStore.set(({ snapshots, gone }) => {
    const { [snapshot.date]: _gone, ...rest } = gone
    return { snapshots: [...snapshots.filter(({ date }) => date !== snapshot.date), snapshot].sort(byDate), gone: rest }
  })
const remove = (date: string) =>
  snapshotStore.set(({ snapshots, gone }) => ({
    snapshots: snapshots.filter((one) => one.date !== date),
    gone: Object.fromEntries([...Object.entries(gone), [date, time()]].slice(-mostGone)) as Record<string, string>,
  }))

export type SnapshotFacts = Omit<Snapshot, 'changedAt'>

/** Keeps a day's numbers, or puts them in the place of the ones kept that day. False when there is no room for another day. */
export function keepSnapshot(facts: SnapshotFacts): boolean {
  const { snapshots } = snapshotStore.get()
  const before = snapshots.find(({ date }) => date === facts.date)
  if (!before && snapshots.length >= mostSnapshots) return false
  put({ ...facts, link: facts.link.length > longestLink ? '' : facts.link, changedAt: time() })
  toast({
    title: before ? 'Snapshot replaced' : 'Snapshot saved',
    description: `${dateText(facts.date)}: ${dollars(facts.netWorth)}`,
    tone: 'good',
    action: {
      label: 'Undo',
      altText: before ? 'Put the earlier numbers of this day back' : 'Delete the snapshot',
      run: () => (before ? put({ ...before, changedAt: time() }) : remove(facts.date)),
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
      run: () => put({ ...before, changedAt: time() }),
    },
  })
}
