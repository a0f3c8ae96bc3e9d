/** What is ticked, which life events are on the list and their dates. Kept in this browser like the visitor's other numbers. */
import { isDay } from '../../state/read-data.ts'
import { maybe, one, or, record } from '../../state/shape.ts'
import { day } from '../../state/shape-basics.ts'
import { list, map } from '../../state/shape-lists.ts'
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
const isEvent = (key: unknown): key is EventKey => eventKeys.some((one) => one === key)
const dayOrBlank = one((data: unknown): data is string => data === '' || isDay(data))
const birthMonth = one(
  (data: unknown): data is string => typeof data === 'string' && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(data),
)

export const checklistShape = record<Checklist>({
  done: or(
    map({ of: 'ticked tasks', most: MOST_DONE }, (id) => id.length <= 60, day),
    {},
  ),
  events: or(map({ of: 'events', most: eventKeys.length }, isEvent, dayOrBlank), {}),
  hidden: or(list({ of: 'events', most: 200 }, one(isEvent)), []),
  born: or(maybe(birthMonth), null),
})

export const checklistStore = stored<Checklist>('checklist', {
  version: 1,
  area: 'session',
  initial: { done: {}, events: {}, hidden: [], born: null },
  shape: checklistShape,
})
