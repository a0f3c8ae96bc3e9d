/** What a link to a planning page may carry beside the lists: facts of the profile, each as a field that may be unknown. */
import type { Fields } from '#engine/household/field.ts'
import type { ListName } from '#engine/household/lists.ts'

export const linkedLists = [
  'people',
  'incomes',
  'accounts',
  'properties',
  'debts',
  'policies',
  'bills',
  'expected',
] as const satisfies readonly ListName[]
export type LinkedList = (typeof linkedLists)[number]
/** Whose numbers a link tells of is nobody here: its people and their pay are for looking, the other lists can be kept. */
export const keptLists = linkedLists.filter((list) => list !== 'people' && list !== 'incomes')

export const linkedFacts = {
  creditScore: { kind: 'whole', least: 300, most: 850, needed: false },
  monthlyTakeHome: { kind: 'money', most: 1e9, needed: false },
  monthlyEssentials: { kind: 'money', most: 1e9, needed: false },
} as const satisfies Fields

/** Rows of one list; longer links are refused before they are read. */
export const MOST_LINKED = 30
export const LONGEST_LINK = 8000
