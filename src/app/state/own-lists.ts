/**
 * The lists of the visitor's household that have no other home: people, accounts, properties, debts, policies, bills, expected events, documents, contacts.
 * Incomes live with the income and expenses tool, goals with the goals (decision 0026). One damaged entry is set aside, the good ones
 * stay; two tabs are joined entry by entry, the newer copy wins.
 */
import { type EntryOf, type FactsOf, isEntryId, LONGEST_ID, readEntry } from '#engine/household/field.ts'
import { householdLists, type ListName, mostEntries } from '#engine/household/lists.ts'
import { isRecord, isText } from './read-data.ts'
import { stored } from './stored.ts'

export type EntryIn<L extends ListName> = EntryOf<(typeof householdLists)[L]>
/** An entry without its id: what a form gives. */
export type FactsIn<L extends ListName> = FactsOf<(typeof householdLists)[L]>

export const ownListNames = [
  'people',
  'accounts',
  'properties',
  'debts',
  'policies',
  'bills',
  'expected',
  'documents',
  'contacts',
] as const
export type OwnListName = (typeof ownListNames)[number]

/** ISO time of the last change: the newer of two copies wins. */
export type Kept<L extends ListName> = EntryIn<L> & { readonly changedAt: string }
export type OwnEntries = { readonly [L in OwnListName]: readonly Kept<L>[] }

/** What could not be read as an entry, as it was found. */
export interface Aside {
  readonly list: OwnListName
  readonly data: unknown
}
export interface OwnLists extends OwnEntries {
  /** Deleted entries by id with the time, so that another tab does not bring them back. */
  readonly gone: Readonly<Record<string, string>>
  readonly aside: readonly Aside[]
}

const MOST_GONE = 300
/** Most damaged entries kept, and the longest of them (characters). */
const MOST_ASIDE = 60
const LONGEST_ASIDE = 20_000

export const noLists: OwnLists = {
  people: [],
  accounts: [],
  properties: [],
  debts: [],
  policies: [],
  bills: [],
  expected: [],
  documents: [],
  contacts: [],
  gone: {},
  aside: [],
}

const earliest = '1970-01-01T00:00:00.000Z'

function readOwn<L extends OwnListName>(list: L, data: unknown, aside: Aside[]): readonly Kept<L>[] {
  if (!Array.isArray(data)) {
    if (data !== undefined) aside.push({ list, data })
    return []
  }
  const seen = new Set<string>()
  return data.flatMap((given: unknown): Kept<L>[] => {
    const entry = readEntry(householdLists[list], given)
    if (!entry || seen.has(entry.id) || seen.size >= mostEntries[list]) {
      aside.push({ list, data: given })
      return []
    }
    seen.add(entry.id)
    const at = isRecord(given) && isText(given['changedAt'], 40) ? given['changedAt'] : earliest
    return [{ ...(entry as EntryIn<L>), changedAt: at }]
  })
}

const isAside = (data: unknown): data is Aside =>
  isRecord(data) && ownListNames.some((name) => name === data['list']) && data['data'] !== undefined

const readGone = (data: unknown): Readonly<Record<string, string>> =>
  isRecord(data)
    ? Object.fromEntries(
        Object.entries(data)
          .filter((pair): pair is [string, string] => isEntryId(pair[0]) && isText(pair[1], 40))
          .slice(-MOST_GONE),
      )
    : {}

/** Only what is no record at all is refused: everything else keeps its good entries. */
export function readOwnLists(data: unknown): OwnLists | null {
  if (!isRecord(data)) return null
  const aside: Aside[] = Array.isArray(data['aside']) ? data['aside'].filter(isAside) : []
  const lists = Object.fromEntries(ownListNames.map((list) => [list, readOwn(list, data[list], aside)]))
  const kept = aside.filter((one) => JSON.stringify(one.data).length <= LONGEST_ASIDE).slice(-MOST_ASIDE)
  return { ...(lists as unknown as OwnEntries), gone: readGone(data['gone']), aside: kept }
}

function mergeList<L extends OwnListName>(
  list: L,
  mine: OwnLists,
  theirs: OwnLists,
  gone: Readonly<Record<string, string>>,
): readonly Kept<L>[] {
  const newer = new Map<string, Kept<L>>()
  for (const one of [...theirs[list], ...mine[list]] as readonly Kept<L>[]) {
    const other = newer.get(one.id)
    if (!other || one.changedAt > other.changedAt) newer.set(one.id, one)
  }
  return [...newer.values()].filter((one) => one.changedAt > (gone[one.id] ?? ''))
}

/** Both tabs in one: of two copies the newer, none that was deleted after its last change; the other tab's order leads. */
export function mergeOwnLists(mine: OwnLists, theirs: OwnLists): OwnLists {
  const gone: Record<string, string> = { ...mine.gone }
  for (const [id, at] of Object.entries(theirs.gone)) if (at > (gone[id] ?? '')) gone[id] = at
  const lists = Object.fromEntries(ownListNames.map((list) => [list, mergeList(list, mine, theirs, gone)]))
  const aside = new Map([...theirs.aside, ...mine.aside].map((one) => [JSON.stringify(one), one]))
  return { ...(lists as unknown as OwnEntries), gone, aside: [...aside.values()].slice(-MOST_ASIDE) }
}

/** For this visit, or on the device by choice. */
export const ownLists = stored<OwnLists>('household', {
  version: 1,
  area: 'session',
  initial: noLists,
  read: readOwnLists,
  merge: mergeOwnLists,
})

const time = () => new Date().toISOString()
export const newEntryId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`.slice(0, LONGEST_ID)

/** The list with an entry changed where it stands, or put at a position (at the end where there is none). */
export function putOwn<L extends OwnListName>(list: L, entry: EntryIn<L>, position?: number): void {
  const kept = { ...entry, changedAt: time() } as Kept<L>
  ownLists.set((now) => {
    const entries = now[list] as readonly Kept<L>[]
    const { [entry.id]: _gone, ...gone } = now.gone
    const others = entries.filter((one) => one.id !== entry.id)
    const at = entries.findIndex((one) => one.id === entry.id)
    return { ...now, gone, [list]: others.toSpliced(at >= 0 ? at : (position ?? others.length), 0, kept) }
  })
}
export function dropOwn(list: OwnListName, id: string): void {
  ownLists.set((now) => ({
    ...now,
    [list]: (now[list] as readonly { readonly id: string }[]).filter((one) => one.id !== id),
    gone: Object.fromEntries([...Object.entries(now.gone), [id, time()]].slice(-MOST_GONE)),
  }))
}
/** The order of a list, by id; what is not named keeps its place behind the others. */
export function orderOwn(list: OwnListName, ids: readonly string[]): void {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  ownLists.set((now) => ({
    ...now,
    [list]: (now[list] as readonly { readonly id: string }[]).toSorted((a, b) => place(a.id) - place(b.id)),
  }))
}
/** Throws the damaged entries away. */
export const dropAside = (): void => ownLists.set((now) => ({ ...now, aside: [] }))
