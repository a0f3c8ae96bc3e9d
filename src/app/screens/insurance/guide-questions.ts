/** The few questions that decide which insurance somebody needs, for what their own numbers don't say yet. Pure. */
import { type EntryOf, type Fields, readEntry } from '#engine/household/field.ts'
import type { Household } from '#engine/household/household.ts'
import { incomeFields, personFields, propertyFields } from '#engine/household/lists.ts'
import type { CoverLineKey } from '#engine/planning/insurance/cover-line.ts'

export const needKeys = ['car', 'home', 'work', 'family'] as const
export type NeedKey = (typeof needKeys)[number]
export type Needs = Readonly<Partial<Record<NeedKey, boolean>>>

interface NeedQuestion {
  readonly ask: string
  /** What its answer decides. */
  readonly lines: readonly CoverLineKey[]
  /** Whether the household's own numbers already answer it. */
  readonly isKnown: (household: Household) => boolean
}
const has = ({ policies }: Household, ...kinds: readonly string[]) => policies.some(({ kind }) => kinds.includes(kind))

export const needQuestions: Readonly<Record<NeedKey, NeedQuestion>> = {
  car: {
    ask: 'Do you have a car?',
    lines: ['auto'],
    isKnown: (household) => household.properties.length > 0 || has(household, 'auto'),
  },
  home: {
    ask: 'Do you own your home?',
    lines: ['home', 'renters'],
    isKnown: (household) => household.properties.length > 0 || has(household, 'home', 'renters'),
  },
  work: {
    ask: 'Do you live on a paycheck?',
    lines: ['disability'],
    isKnown: ({ incomes }) => incomes.length > 0,
  },
  family: {
    ask: 'Does anyone else live on your pay?',
    lines: ['life'],
    isKnown: ({ people }) => people.length > 0,
  },
}

/** What has to be asked, as the numbers don't say it. */
export const askedOf = (household: Household): readonly NeedKey[] =>
  needKeys.filter((key) => !needQuestions[key].isKnown(household))

function entry<S extends Fields>(fields: S, facts: object): readonly EntryOf<S>[] {
  const read = readEntry(fields, { id: 'asked', ...facts })
  return read === null ? [] : [read]
}

/** The household with what was answered put in, amounts left unknown: a car, a home, a paycheck, somebody who lives on it. */
export function withNeeds(household: Household, needs: Needs): Household {
  const open = new Set(askedOf(household))
  const isYes = (key: NeedKey) => open.has(key) && needs[key] === true
  const pay = { name: 'Pay', kind: 'wages', amount: 0, every: 'month', reliability: 10 }
  return {
    ...household,
    properties: [
      ...household.properties,
      ...(isYes('car') ? entry(propertyFields, { id: 'asked-car', name: 'Car', kind: 'car', value: 0 }) : []),
      ...(isYes('home') ? entry(propertyFields, { id: 'asked-home', name: 'Home', kind: 'home', value: 0 }) : []),
    ],
    incomes: [
      ...household.incomes,
      ...(isYes('work') ? entry(incomeFields, { ...pay, isTakeHome: true, isGuaranteed: true }) : []),
    ],
    people: [
      ...household.people,
      ...(household.people.length === 0 ? entry(personFields, { id: 'asked-you', name: '', role: 'you' }) : []),
      ...(isYes('family') ? entry(personFields, { id: 'asked-child', name: '', role: 'child' }) : []),
    ],
  }
}
