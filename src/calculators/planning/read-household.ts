/**
 * A picture from data a program sent. Stricter than reading what a visitor keeps: an unknown name or a value that does not fit is
 * refused with a sentence under its place (`debts.2.apr`), never left out silently, because nobody is there to see it missing.
 */
import { type EntryOf, type Field, type Fields, isEntryId, readFact } from '#engine/household/field.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { householdLists, type ListName, mostEntries } from '#engine/household/lists.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { FieldErrors } from '../kit/definition.ts'
import {
  filingStatuses,
  HIGHEST_SCORE,
  LONGEST_KEY,
  LOWEST_SCORE,
  MOST_DOLLARS,
  MOST_ITEMS,
} from './household-limits.ts'
import { pictureReading as words } from './words/reading.en.ts'

export type ReadHousehold =
  | { readonly ok: true; readonly household: Household }
  | { readonly ok: false; readonly errors: FieldErrors }

/** More sentences than these help nobody. */
const MOST_ERRORS = 20
const LONGEST_NAME = 60

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** What would fit a field, in a sentence. */
function wanted(field: Field): string {
  switch (field.kind) {
    case 'text':
      return words.text(field.most)
    case 'money':
      return words.between(field.least ?? 0, field.most)
    case 'rate':
      return words.rate(field.least ?? 0, field.most)
    case 'whole':
      return words.whole(field.least, field.most)
    case 'flag':
      return words.flag
    case 'choice':
      return words.choice(field.of)
    case 'day':
      return words.day
    case 'month':
      return words.month
    case 'entry':
      return words.id
    case 'log':
      return words.log(field.most)
  }
}

/** What stands beside the lists, each described as a field that may be unknown. */
const besideLists = {
  state: { kind: 'choice', of: Object.keys(stateNames), needed: false },
  filingStatus: { kind: 'choice', of: filingStatuses, needed: false },
  creditScore: { kind: 'whole', least: LOWEST_SCORE, most: HIGHEST_SCORE, needed: false },
  monthlyTakeHome: { kind: 'money', most: MOST_DOLLARS, needed: false },
  monthlyEssentials: { kind: 'money', most: MOST_DOLLARS, needed: false },
} as const satisfies Fields

const known = new Set([...Object.keys(besideLists), 'spending', ...Object.keys(householdLists)])
const shortened = (name: string): string => name.slice(0, LONGEST_NAME)

export function readHousehold(data: unknown): ReadHousehold {
  // Without a prototype, so that a name like __proto__ is a name like any other.
  const errors: Record<string, string> = Object.create(null)
  if (!isObject(data)) return { ok: false, errors: { household: words.object } }
  const refuse = (place: string, sentence: string): void => {
    if (Object.keys(errors).length < MOST_ERRORS) errors[place] = sentence
  }
  for (const name of Object.keys(data)) if (!known.has(name)) refuse(shortened(name), words.unknown)
  const own = (name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined)

  const picture: Record<string, unknown> = { ...emptyHousehold }
  for (const [name, field] of Object.entries(besideLists)) {
    const value = own(name) ?? null
    const fact = value === null ? null : readFact(field, value)
    if (fact === undefined) refuse(name, wanted(field))
    else picture[name] = fact
  }
  picture['spending'] = readSpending(own('spending'), refuse)
  for (const name of Object.keys(householdLists) as ListName[])
    picture[name] = readList(householdLists[name], own(name), { name, most: mostEntries[name], refuse })
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, household: picture as unknown as Household }
}

type Refuse = (place: string, sentence: string) => void

function readSpending(data: unknown, refuse: Refuse): Household['spending'] {
  if (data === undefined || data === null) return {}
  if (!isObject(data) || Object.keys(data).length > MOST_ITEMS) {
    refuse('spending', isObject(data) ? words.tooMany(MOST_ITEMS) : words.spending)
    return {}
  }
  const money = { kind: 'money', most: MOST_DOLLARS } as const
  for (const [key, amount] of Object.entries(data)) {
    if (key.length > LONGEST_KEY) refuse(`spending.${shortened(key)}`, words.longKey(LONGEST_KEY))
    else if (readFact(money, amount) === undefined) refuse(`spending.${shortened(key)}`, words.between(0, MOST_DOLLARS))
  }
  return Object.fromEntries(Object.entries(data).map(([key, amount]) => [key, readFact(money, amount) as number]))
}

interface ListAt {
  readonly name: ListName
  readonly most: number
  readonly refuse: Refuse
}

function readList<S extends Fields>(fields: S, data: unknown, { name, most, refuse }: ListAt): readonly EntryOf<S>[] {
  if (data === undefined || data === null) return []
  if (!Array.isArray(data) || data.length > most) {
    refuse(name, Array.isArray(data) ? words.tooMany(most) : words.list)
    return []
  }
  const ids = new Set<string>()
  return data.map((one: unknown, at) => {
    const place = `${name}.${at}`
    const entry: Record<string, unknown> = {}
    if (!isObject(one)) {
      refuse(place, words.entry)
      return entry as EntryOf<S>
    }
    for (const key of Object.keys(one))
      if (key !== 'id' && !Object.hasOwn(fields, key)) refuse(`${place}.${shortened(key)}`, words.unknownField)
    // An entry nobody refers to needs no id of its own.
    const id = Object.hasOwn(one, 'id') ? one['id'] : `${name}-${at + 1}`
    if (!isEntryId(id)) refuse(`${place}.id`, words.id)
    else if (ids.has(id)) refuse(`${place}.id`, words.sameId)
    else ids.add(id)
    entry['id'] = id
    for (const [key, field] of Object.entries(fields)) {
      const value = (Object.hasOwn(one, key) ? one[key] : null) ?? null
      if (value === null && field.needed) refuse(`${place}.${key}`, words.needed)
      const fact = value === null ? null : readFact(field, value)
      if (fact === undefined) refuse(`${place}.${key}`, wanted(field))
      entry[key] = fact ?? null
    }
    return entry as EntryOf<S>
  })
}
