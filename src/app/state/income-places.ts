/** Entries of the picture's incomes, written where they live: the income and expenses tool. */
import { nextId } from '#engine/budget/monthly.ts'
import { insertAt } from './budget-data.ts'
import { incomeStore, isExampleIncome, startingIncome } from './income-data.ts'
import { incomeEntryId, sourceIdOf, sourceOfEntry } from './income-entries.ts'
import type { EntryIn } from './own-lists.ts'

/** Changes a source where it stands, or puts a new one at a position (at the end where there is none). The example gives way to the first. */
export function putIncome(entry: EntryIn<'incomes'>, position?: number): boolean {
  return incomeStore.set((now) => {
    const sources = isExampleIncome(now) ? [] : now.sources
    const known = sources.findIndex(({ id }) => incomeEntryId(id) === entry.id)
    const asked = sourceIdOf(entry.id)
    const isFree = Number.isInteger(asked) && asked > 0
    const source = sourceOfEntry(entry, isFree ? asked : nextId(sources), sources[known])
    if (source === null) return now
    if (known >= 0) return { ...now, sources: sources.with(known, source) }
    return { ...now, sources: insertAt(sources, position ?? sources.length, source) }
  })
}

/** Takes a source out. With the last one the example comes back: it is nobody's income. */
export function dropIncome(entryId: string): void {
  incomeStore.set((now) => {
    const sources = now.sources.filter(({ id }) => incomeEntryId(id) !== entryId)
    return { ...now, sources: sources.length === 0 ? startingIncome.sources : sources }
  })
}

export function orderIncomes(entryIds: readonly string[]): void {
  incomeStore.set((now) => ({
    ...now,
    sources: now.sources.toSorted(
      (a, b) => entryIds.indexOf(incomeEntryId(a.id)) - entryIds.indexOf(incomeEntryId(b.id)),
    ),
  }))
}
