/**
 * Every change of the household's lists, each with its notice and its undo: add, edit and delete by the position at which the picture
 * shows an entry, and the order. Each change goes to the one record an entry lives in (decision 0026).
 */
import { type ListName, mostEntries } from '#engine/household/lists.ts'
import { toast } from '../ui/toast.ts'
import { addGoal, deleteGoal, editGoal, moveGoal } from './goals.ts'
import { dropIncome, orderIncomes, putIncome } from './income-places.ts'
import { listNotice, listNouns } from './list-nouns.ts'
import {
  dropOwn,
  type EntryIn,
  type FactsIn,
  newEntryId,
  type OwnListName,
  orderOwn,
  ownListNames,
  ownLists,
  putOwn,
} from './own-lists.ts'
import { isStandIn, standIns, YOU } from './own-picture.ts'
import { profile, withFact } from './profile.ts'
import { ownPicture } from './records.ts'
import { sampleGivesWay } from './sample-choice.ts'
import { sayRefused } from './stored.ts'

type AnyEntry = { readonly id: string; readonly name: string }
const entriesOf = <L extends ListName>(list: L) =>
  ownPicture().household[list] as unknown as readonly (EntryIn<L> & AnyEntry)[]
const isOwnList = (list: ListName): list is OwnListName => ownListNames.some((name) => name === list)

/** Whether another entry fits in. */
export const hasRoom = (list: ListName): boolean => entriesOf(list).length < mostEntries[list]

/**
 * Totals of the profile that stand in as entries become entries of the list before it changes: from then on the list is the record, and
 * the fact leaves the profile. The picture stays the same.
 */
export function settle(list: ListName): void {
  for (const [position, entry] of entriesOf(list).entries()) {
    if (!isStandIn(entry.id) || !isOnlyFact(list, entry.id)) continue
    const key = standIns[entry.id]
    put(list, entry, position)
    profile.set((now) => withFact(now, key, null))
  }
}
const isOnlyFact = (list: ListName, id: string): boolean =>
  list === 'incomes' || (isOwnList(list) && !ownLists.get()[list].some((own) => own.id === id))

function putYou(entry: EntryIn<'people'>): boolean {
  const isKept = profile.set((now) => withFact(withFact(now, 'name', entry.name || null), 'birthMonth', entry.born))
  return isKept && putOwn('people', { ...entry, name: '', born: null })
}

/** Writes an entry where it lives; false when it can't be kept. */
function put<L extends ListName>(list: L, entry: EntryIn<L>, position?: number): boolean {
  if (list === 'people' && entry.id === YOU) return putYou(entry as EntryIn<'people'>)
  if (list === 'incomes') return putIncome(entry as EntryIn<'incomes'>, position)
  return isOwnList(list) && putOwn(list, entry as never, position)
}
function drop(list: ListName, id: string): void {
  if (id === YOU) profile.set((now) => withFact(withFact(now, 'name', null), 'birthMonth', null))
  if (list === 'incomes') dropIncome(id)
  else if (isOwnList(list)) dropOwn(list, id)
}

function tell(
  list: ListName,
  done: 'added' | 'updated' | 'deleted',
  entry: AnyEntry,
  altText: string,
  undo: () => void,
) {
  toast({
    title: listNotice(list, done),
    ...(entry.name ? { description: entry.name } : {}),
    ...(done === 'deleted' ? {} : { tone: 'good' as const }),
    action: { label: 'Undo', altText, run: undo },
  })
}

/** Adds at the end. False when the list is full, which is said, or when it cannot hold this (income that comes once is an expected event). */
export function addEntry<L extends ListName>(list: L, facts: FactsIn<L>): boolean {
  settle(list)
  sampleGivesWay()
  if (!hasRoom(list)) {
    sayRefused({ full: { of: listNouns[list].many, most: mostEntries[list] } })
    return false
  }
  if (list === 'goals') {
    const { name, target, saved, by, note } = facts as unknown as FactsIn<'goals'>
    return addGoal(goalFacts({ name, target, saved, by, note }))
  }
  const isYou = list === 'people' && (facts as unknown as FactsIn<'people'>).role === 'you'
  if (isYou && entriesOf('people').some(({ id }) => id === YOU)) return false
  const before = new Set(entriesOf(list).map(({ id }) => id))
  if (!put(list, { ...facts, id: isYou ? YOU : newEntryId() } as unknown as EntryIn<L>)) return false
  const added = entriesOf(list).find(({ id }) => !before.has(id))
  if (added) tell(list, 'added', added, 'Delete the entry', () => drop(list, added.id))
  return added !== undefined
}

/** Changes the entry at a position. False when it can't be kept. */
export function editEntry<L extends ListName>(list: L, position: number, facts: FactsIn<L>): boolean {
  settle(list)
  const before = entriesOf(list)[position]
  if (!before) return false
  if (list === 'goals') return editGoal(before.id, goalFacts(facts as unknown as FactsIn<'goals'>))
  if (!put(list, { ...facts, id: before.id } as unknown as EntryIn<L>)) return false
  const after = entriesOf(list)[position] ?? before
  tell(list, 'updated', after, 'Undo the changes', () => put(list, before))
  return true
}

/** Deletes the entry at a position. */
export function deleteEntry(list: ListName, position: number): void {
  settle(list)
  const before = entriesOf(list)[position]
  if (!before) return
  if (list === 'goals') deleteGoal(before.id)
  else {
    drop(list, before.id)
    tell(list, 'deleted', before, 'Add the entry again', () => put(list, before as never, position))
  }
}

/** Moves the entry at a position up (-1) or down (1). */
export function moveEntry(list: ListName, position: number, by: -1 | 1): void {
  settle(list)
  const ids = entriesOf(list).map(({ id }) => id)
  const id = ids[position]
  const to = position + by
  if (id === undefined || to < 0 || to >= ids.length) return
  const order = ids.toSpliced(position, 1).toSpliced(to, 0, id)
  if (list === 'goals') moveGoal(position, by)
  else if (list === 'incomes') orderIncomes(order)
  else if (isOwnList(list)) orderOwn(list, order)
}

const goalFacts = ({ name, target, saved, by, note }: FactsIn<'goals'>) => ({
  name,
  targetAmount: target,
  currentAmount: saved,
  ...(by === null ? {} : { date: by }),
  ...(note === null || note === '' ? {} : { note }),
})
