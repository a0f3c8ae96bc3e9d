import type { expectedFields, goalFields, personFields, propertyFields } from '#engine/household/lists.ts'
import { noteWords, type WordsOf } from './field-words.ts'
import { personRoles, propertyKinds } from './kinds.ts'

export const personWords = {
  name: { label: 'Name', hint: 'Any name you like' },
  role: {
    label: 'Who is it',
    options: personRoles,
  },
  born: { label: 'Birth month', years: [-109, 0] },
  tobacco: { label: 'Uses tobacco', hint: 'Insurers ask this' },
} as const satisfies WordsOf<typeof personFields>

export const propertyWords = {
  name: { label: 'Name', hint: 'For example, our house' },
  kind: {
    label: 'Type',
    options: propertyKinds,
  },
  value: { label: 'Value', hint: 'What it would sell for today' },
  basis: { label: 'Price paid', hint: 'With improvements' },
  bought: { label: 'Bought in', years: [-70, 0] },
  monthlyRent: { label: 'Rent it brings in', suffix: '/mo' },
  yearlyTax: { label: 'Property tax', suffix: '/yr' },
} as const satisfies WordsOf<typeof propertyFields>

export const goalWords = {
  name: { label: 'Goal name', hint: 'For example, a used car' },
  target: { label: 'Target amount', hint: 'A rough guess is fine' },
  saved: { label: 'Saved so far', hint: '0 is OK' },
  by: { label: 'Target date', years: [0, 40] },
  note: noteWords,
} as const satisfies WordsOf<typeof goalFields>

export const expectedWords = {
  name: { label: 'Name', hint: 'For example, a bonus or a new roof' },
  on: { label: 'When', years: [0, 40] },
  amount: { label: 'Amount', hint: 'Money going out has a minus sign' },
} as const satisfies WordsOf<typeof expectedFields>
