/** How each fact of the profile is asked. Apart from `profile.ts`, so that calculators do not load the form's words. */
import type { SavedKey } from '#calculators/kit/field.ts'

export const filingStatuses = [
  ['single', 'Single'],
  ['joint', 'Married filing jointly'],
  ['separate', 'Married filing separately'],
  ['head', 'Head of household'],
  ['surviving', 'Qualifying surviving spouse'],
] as const

/** One fact on the form: its words, how it is asked, what is refused. Keys are those calculators name. */
export interface ProfileFact {
  readonly key: SavedKey
  readonly label: string
  readonly hint: string
  readonly ask: 'money' | 'score' | 'state' | 'status' | 'month'
}
export const profileFacts: readonly ProfileFact[] = [
  {
    key: 'annualIncome',
    label: 'Yearly income before taxes',
    hint: 'Your household’s wages and other pay',
    ask: 'money',
  },
  { key: 'state', label: 'State', hint: 'For state taxes and local averages', ask: 'state' },
  { key: 'filingStatus', label: 'Filing status', hint: 'On your federal tax return', ask: 'status' },
  {
    key: 'birthMonth',
    label: 'Birth month',
    hint: 'For your age in retirement and Social Security',
    ask: 'month',
  },
  {
    key: 'homeValue',
    label: 'Home value',
    hint: 'What it would sell for. Leave blank if you rent.',
    ask: 'money',
  },
  { key: 'monthlyRent', label: 'Monthly rent', hint: 'Leave blank if you own your home', ask: 'money' },
  {
    key: 'monthlyEssentials',
    label: 'Essential monthly costs',
    hint: 'Housing, food, utilities, insurance, transportation, minimum debt payments',
    ask: 'money',
  },
  { key: 'savings', label: 'Savings', hint: 'Cash you could get to this week', ask: 'money' },
  {
    key: 'retirementSavings',
    label: 'Retirement savings',
    hint: 'Total in your 401(k), IRA and similar accounts',
    ask: 'money',
  },
  { key: 'creditScore', label: 'Credit score', hint: 'From 300 to 850. A rough number is fine.', ask: 'score' },
]
