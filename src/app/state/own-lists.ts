/**
 * The lists of the visitor's household that have no other home: people, accounts, properties, debts, policies, bills, expected events, documents, contacts.
 * Incomes live with the income and expenses tool, goals with the goals (decision 0026). Two tabs are joined entry by entry, the newer copy wins.
 */
import {
  type EntryOf,
  type FactsOf,
  type Fields,
  isLogged,
  LONGEST_ID,
  type Logged,
  readEntry,
} from '#engine/household/field.ts'
import { householdLists, type ListName, mostEntries } from '#engine/household/lists.ts'
import { type Deletions, deletions } from './deletions.ts'
import { listNouns } from './list-nouns.ts'
import { isRecord, isText } from './read-data.ts'
import { checked, type Lost, or, record, type Shape, within } from './shape.ts'
import { amount, day } from './shape-basics.ts'
import { list } from './shape-lists.ts'
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

export interface OwnLists extends OwnEntries {
  /** Deleted entries by id with the time, so that another tab does not bring them back. */
  readonly gone: Deletions
}

const MOST_GONE = 300

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
}

const logged = checked(record<Logged>({ on: day, amount: amount(-1e9, 1e9) }), (line) =>
  isLogged(line) ? line : undefined,
)
const earliest = '1970-01-01T00:00:00.000Z'

/**
 * An entry as its list describes it. A needed field that cannot be read refuses the entry; any other is unknown from then on, and a line
 * of its payments costs only itself.
 */
const entryOf = <L extends OwnListName>(name: L): Shape<Kept<L>> => {
  const fields: Fields = householdLists[name]
  const logs = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'log' ? [[key, list({ of: 'payments', most: field.most }, logged)] as const] : [],
  )
  return {
    read: (data, lose, at) => {
      if (!isRecord(data)) return undefined
      const lost: Lost[] = []
      const given: Record<string, unknown> = { ...data }
      for (const [key, log] of logs)
        given[key] = log.read(data[key], (one) => lost.push(one), within(at, key)) ?? given[key] ?? null
      const entry = readEntry(fields, given)
      if (!entry) return undefined
      for (const key of Object.keys(fields))
        if (entry[key] === null && given[key] !== undefined && given[key] !== null)
          lost.push({ at: within(at, key), data: given[key], full: null })
      for (const one of lost) lose(one)
      const changed = data['changedAt']
      return { ...(entry as unknown as EntryIn<L>), changedAt: isText(changed, 40) ? changed : earliest }
    },
  }
}
const listOf = <L extends OwnListName>(name: L) =>
  or<readonly Kept<L>[]>(
    list({ of: listNouns[name].many, most: mostEntries[name] }, entryOf(name), (entry) => entry.id),
    [],
  )

const bare = record<OwnLists>({
  people: listOf('people'),
  accounts: listOf('accounts'),
  properties: listOf('properties'),
  debts: listOf('debts'),
  policies: listOf('policies'),
  bills: listOf('bills'),
  expected: listOf('expected'),
  documents: listOf('documents'),
  contacts: listOf('contacts'),
  gone: or(deletions(MOST_GONE), {}),
})
/** What an earlier edition set aside inside the record is set aside as everything else is. */
export const ownListsShape: Shape<OwnLists> = {
  read: (data, lose, at) => {
    const before = isRecord(data) && Array.isArray(data['aside']) ? data['aside'] : []
    before.forEach((one, i) => {
      lose({ at: within(at, `aside.${i}`), data: one, full: null })
    })
    return bare.read(data, lose, at)
  },
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
  return { ...(lists as unknown as OwnEntries), gone }
}

/** For this visit, or on the device by choice. */
export const ownLists = stored<OwnLists>('household', {
  version: 1,
  area: 'session',
  initial: noLists,
  shape: ownListsShape,
  merge: mergeOwnLists,
})

const time = () => new Date().toISOString()
export const newEntryId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`.slice(0, LONGEST_ID)

/** The list with an entry changed where it stands, or put at a position (at the end where there is none). */
export function putOwn<L extends OwnListName>(list: L, entry: EntryIn<L>, position?: number): boolean {
  const kept = { ...entry, changedAt: time() } as Kept<L>
  return ownLists.set((now) => {
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
