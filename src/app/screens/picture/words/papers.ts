import type { contactFields, documentFields } from '#engine/household/lists.ts'
import { noteWords, type WordsOf } from './field-words.ts'
import { contactRoles, documentKinds } from './kinds.ts'

export const documentWords = {
  name: { label: 'Name', hint: 'For example, Dana’s will' },
  kind: {
    label: 'Type',
    options: documentKinds,
  },
  owner: { label: 'Whose document' },
  keptAt: { label: 'Where it’s kept', hint: 'For example, desk, top drawer' },
  copyWith: { label: 'Who has a copy', hint: 'Or who can open it' },
  expiresOn: { label: 'Expires on' },
  reviewedOn: { label: 'Last reviewed' },
  note: { ...noteWords, hint: 'No passwords or account numbers' },
} as const satisfies WordsOf<typeof documentFields>

export const contactWords = {
  name: { label: 'Name' },
  role: {
    label: 'Who is it',
    options: contactRoles,
  },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  note: { ...noteWords, hint: 'What to ask them for' },
} as const satisfies WordsOf<typeof contactFields>
