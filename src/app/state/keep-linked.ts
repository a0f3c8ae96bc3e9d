/** The numbers of a link into the household, on a press: an entry by the same name takes the new numbers, the others join their list. */
import type { Household } from '#engine/household/household.ts'
import { mostEntries } from '#engine/household/lists.ts'
import { toast } from '../ui/toast.ts'
import { isNamed } from './give-back.ts'
import { settle } from './household.ts'
import { keptLists } from './linked-lists.ts'
import { listNouns, notFit } from './list-nouns.ts'
import { dropOwn, type EntryIn, newEntryId, ownLists, putOwn } from './own-lists.ts'
import { profile, withFact } from './profile.ts'
import { sampleGivesWay } from './sample-choice.ts'
import { sayRefused } from './stored.ts'

type Undo = () => void
type KeptList = (typeof keptLists)[number]
type Kept = EntryIn<KeptList> & { readonly id: string; readonly name: string; readonly kind?: string }

/** An entry that points at no other entry of the link: those get ids of their own. */
const unlinked = (entry: object): object =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      typeof value === 'string' && (key === 'owner' || key === 'securedBy') ? null : value,
    ]),
  )
/** What the link says of an entry; the rest stays as it is. */
const told = (entry: object): object =>
  Object.fromEntries(Object.entries(unlinked(entry)).filter(([key, value]) => value !== null && key !== 'id'))

function keepList(list: KeptList, entries: readonly Kept[], undo: Undo[]): number {
  const taken = new Set<string>()
  let tooMany = 0
  for (const entry of entries) {
    const before = ownLists.get()[list] as unknown as readonly (Kept & { readonly changedAt: string })[]
    const known = before.find((one) => isNamed(one.name, entry.name) && one.kind === entry.kind && !taken.has(one.id))
    if (!known && before.length >= mostEntries[list]) {
      tooMany++
      continue
    }
    const id = known?.id ?? newEntryId()
    taken.add(id)
    if (known) {
      const { changedAt: _at, ...was } = known
      putOwn(list, { ...was, ...told(entry) } as never)
      undo.push(() => putOwn(list, was as never))
    } else {
      putOwn(list, { ...unlinked(entry), id, name: entry.name.trim() || listNouns[list].one } as never)
      undo.push(() => dropOwn(list, id))
    }
  }
  return tooMany
}

/** How many entries and facts were kept. Those that no longer fit into a full list are not, and the notice says so. */
export function keepLinked(linked: Household): number {
  const undo: Undo[] = []
  let tooMany = 0
  for (const list of keptLists) {
    if (linked[list].length === 0) continue
    settle(list)
    tooMany += keepList(list, linked[list] as unknown as readonly Kept[], undo)
  }
  for (const key of ['creditScore', 'monthlyEssentials'] as const) {
    const value = linked[key]
    const before = profile.get()[key] ?? null
    if (value === null || value === before) continue
    profile.set((now) => withFact(now, key, value))
    undo.push(() => profile.set((now) => withFact(now, key, before)))
  }
  if (undo.length === 0) {
    if (tooMany > 0) sayRefused({ full: { of: 'entries', most: mostEntries.debts } })
    return 0
  }
  sampleGivesWay()
  toast({
    title: `${undo.length === 1 ? '1 number' : `${undo.length} numbers`} from the link saved to your household`,
    ...(tooMany > 0 ? { description: notFit(tooMany) } : {}),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Take the link’s numbers out again',
      run: () => {
        for (const back of undo.toReversed()) back()
      },
    },
  })
  return undo.length
}
