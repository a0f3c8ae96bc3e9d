import type { contactFields, documentFields } from '#engine/household/lists.ts'
import { noteWords, type WordsOf } from './field-words.ts'

export const documentWords = {
  name: { label: 'Name', hint: 'For example, Dana’s will' },
  kind: {
    label: 'Type',
    options: {
      will: 'Will',
      trust: 'Trust',
      'power-of-attorney': 'Power of attorney',
      'health-directive': 'Health care directive',
      'funeral-wishes': 'Funeral wishes',
      passwords: 'Where passwords are kept',
      birth: 'Birth certificate',
      marriage: 'Marriage or divorce papers',
      'social-security': 'Social Security card',
      passport: 'Passport',
      military: 'Military papers (DD-214)',
      deed: 'Deed to a home',
      title: 'Vehicle title',
      insurance: 'Insurance policy',
      tax: 'Tax returns',
      other: 'Other document',
    },
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
    options: {
      family: 'Family',
      friend: 'Friend',
      executor: 'Executor of the will',
      guardian: 'Guardian for the children',
      lawyer: 'Lawyer',
      accountant: 'Accountant or tax preparer',
      adviser: 'Financial adviser',
      employer: 'Employer or HR',
      insurance: 'Insurance agent',
      bank: 'Bank or credit union',
      doctor: 'Doctor',
      clergy: 'Clergy',
      pets: 'Cares for the pets',
      other: 'Other person',
    },
  },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  note: { ...noteWords, hint: 'What to ask them for' },
} as const satisfies WordsOf<typeof contactFields>
