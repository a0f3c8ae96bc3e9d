/** What is ticked, which life events are on the list and their dates. Kept in this browser like the visitor's other numbers. */
import { isDay, isRecord, isText } from '../../state/read-data.ts'
import { stored } from '../../state/stored.ts'
import { type EventKey, eventKeys } from './item.ts'

export interface Checklist {
  /** The day a task was ticked, by the id of the task. */
  readonly done: Readonly<Record<string, string>>
  /** Events on the list with their day; '' while it is not known. Missing: as the picture suggests. */
  readonly events: Readonly<Partial<Record<EventKey, string>>>
  /** Events taken off the list. */
  readonly hidden: readonly EventKey[]
  /** Birth month for the list alone, where the picture has none. */
  readonly born: string | null
}

const MOST_DONE = 400
const isEvent = (key: string): key is EventKey => (eventKeys as readonly string[]).includes(key)

export function readChecklist(data: unknown): Checklist | null {
  if (!isRecord(data) || !isRecord(data['done']) || !isRecord(data['events'])) return null
  const done = Object.entries(data['done']).filter(
    (entry): entry is [string, string] => isText(entry[0], 60) && isDay(entry[1]),
  )
  const events = Object.entries(data['events']).filter(
    (entry): entry is [EventKey, string] => isEvent(entry[0]) && (entry[1] === '' || isDay(entry[1])),
  )
  const hidden = Array.isArray(data['hidden'])
    ? data['hidden'].filter((key) => typeof key === 'string' && isEvent(key))
    : []
  const born = data['born']
  return {
    done: Object.fromEntries(done.slice(0, MOST_DONE)),
    events: Object.fromEntries(events),
    hidden,
    born: typeof born === 'string' && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(born) ? born : null,
  }
}

export const checklistStore = stored<Checklist>('checklist', {
  version: 1,
  area: 'session',
  initial: { done: {}, events: {}, hidden: [], born: null },
  read: readChecklist,
  // Two tabs tick the same list: what either ticked stays ticked.
  merge: (mine, theirs) => ({ ...mine, done: { ...theirs.done, ...mine.done } }),
})
