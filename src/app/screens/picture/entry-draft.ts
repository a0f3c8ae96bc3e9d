/** A form's text and numbers on their way to an entry: what a new one starts with, what is missing, what is asked now. */
import { FIRST_YEAR, type Field, type Fields, fitsField, LAST_YEAR } from '#engine/household/field.ts'
import { householdLists, type ListName } from '#engine/household/lists.ts'
import type { Draft } from './field-input.tsx'
import { entryWords } from './words/entry-words.ts'
import { optionName } from './words/option-names.ts'

export type Drafts = Readonly<Record<string, unknown>>

export const fieldsOf = (list: ListName): Fields => householdLists[list]

/** What a new entry starts with where a choice must be made. */
const starts: Partial<Record<ListName, Readonly<Record<string, Draft>>>> = {
  people: { role: 'partner' },
  incomes: { kind: 'wages', every: 'two-weeks', isTakeHome: true, reliability: 10, isGuaranteed: true },
  accounts: { kind: 'checking' },
  properties: { kind: 'home' },
  debts: { kind: 'card' },
  policies: { kind: 'health' },
  bills: { kind: 'bill', every: 'month' },
  goals: { saved: 0 },
  documents: { kind: 'will' },
  contacts: { role: 'family' },
}
export function newDraft(list: ListName): Drafts {
  const blank = Object.fromEntries(Object.entries(fieldsOf(list)).map(([key, field]) => [key, blankOf(field)]))
  return { ...blank, ...starts[list] }
}
const blankOf = (field: Field): Draft =>
  !field.needed ? null : field.kind === 'flag' ? false : field.kind === 'text' ? '' : null

/** Whether the form asks a field, given what is chosen in the others. */
export function isAsked(list: ListName, key: string, draft: Drafts): boolean {
  const words = entryWords[list][key]
  if (!words || fieldsOf(list)[key]?.kind === 'log') return false
  const [other, ...values] = words.while ?? []
  return other === undefined || values.includes(String(draft[other]))
}

/** What to type in a field that cannot stay as it is; undefined where it can. */
export function mistake(list: ListName, key: string, draft: Drafts): string | undefined {
  const field = fieldsOf(list)[key]
  const value = draft[key]
  if (!field || key === 'name') return undefined
  if (value === null || value === undefined || value === '') {
    if (!field.needed) return undefined
    return field.kind === 'money' || field.kind === 'whole' ? 'Enter a number. 0 is OK.' : 'Choose one.'
  }
  if (field.kind === 'whole' && !Number.isInteger(value)) return 'Enter a whole number.'
  if (fitsField(field, value)) return undefined
  return field.kind === 'day' || field.kind === 'month'
    ? `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`
    : 'Enter another value.'
}

/** What goes into the list: unasked fields are kept as they were, a blank name becomes the kind's. */
export function entryFacts(list: ListName, draft: Drafts, before: Drafts | null): Drafts {
  const facts: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fieldsOf(list))) {
    const value = isAsked(list, key, draft) ? draft[key] : (before?.[key] ?? null)
    facts[key] = value === '' && !field.needed ? null : value
  }
  const name = String(facts['name'] ?? '').trim()
  const kind = facts['kind'] ?? facts['role']
  facts['name'] = name !== '' || kind === 'you' ? name : nameOf(list, kind)
  return facts
}
const nameOf = (list: ListName, kind: unknown): string =>
  typeof kind === 'string' ? optionName(list, list === 'people' ? 'role' : 'kind', kind).slice(0, 60) : 'No name'
