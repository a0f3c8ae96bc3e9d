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
    label: 'Income before tax, per year',
    hint: 'Wages and other pay of your household.',
    ask: 'money',
  },
  { key: 'state', label: 'State', hint: 'State taxes and local averages start from it.', ask: 'state' },
  { key: 'filingStatus', label: 'Filing status', hint: 'How you file your federal return.', ask: 'status' },
  {
    key: 'birthMonth',
    label: 'Birth month',
    hint: 'Ages for retirement and Social Security. The month is enough.',
    ask: 'month',
  },
  {
    key: 'homeValue',
    label: 'Home value',
    hint: 'What your home would sell for. Leave blank if you rent.',
    ask: 'money',
  },
  { key: 'monthlyRent', label: 'Rent, per month', hint: 'Leave blank if you own your home.', ask: 'money' },
  {
    key: 'monthlyEssentials',
    label: 'Must-pay costs, per month',
    hint: 'Housing, food, utilities, insurance, transport, minimum debt payments.',
    ask: 'money',
  },
  { key: 'savings', label: 'Savings', hint: 'Cash you could reach this week.', ask: 'money' },
  { key: 'retirementSavings', label: 'Retirement savings', hint: '401(k), IRA and similar, together.', ask: 'money' },
  { key: 'creditScore', label: 'Credit score', hint: 'Between 300 and 850. A rough figure is fine.', ask: 'score' },
]
