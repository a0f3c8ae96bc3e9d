/** What the screen says around the plan's own words. */
import type { SavingKey } from '#engine/planning/tax-saving/candidate.ts'

export const savingWords = {
  kind: 'Plan',
  title: 'Tax-Saving Investments',
  lead: 'Which account should your next dollar go into? Each one with the tax it saves you this year, and what it gives later.',
  working: 'Working out your tax returns…',
  failed: 'Your answer couldn’t load. Check your connection and try again.',
  retry: 'Try again',
  compare: 'Compare',
  ranked: 'Accounts, biggest saving first',
  rankedNote: {
    same: 'By what each dollar brings this year. Roth money saves little now and may save more later: see “Traditional or Roth” below.',
    room: 'By what all the room left in each would bring this year.',
  },
  saves: (amount: string) => `${amount} saved`,
  brings: (amount: string) => `${amount} gained`,
  costs: (amount: string) => `${amount} more tax`,
  nothing: 'No tax saved now',
  later: 'Later',
  rule: 'Limit',
  used: 'Used this year',
  room: (amount: string) => `${amount} of room left`,
  more: 'Both tax returns and the rules',
  without: 'Without',
  with: 'With',
  change: 'Change',
  line: 'Line',
  returnsOf: (amount: string) => `Your returns without and with ${amount}`,
  closed: 'Not open to you this year',
  versus: 'Traditional or Roth?',
  versusNote: 'Saved now against saved later, at the tax rate in retirement in your settings.',
  beside: 'Besides these accounts',
  usedTitle: 'What you’ve put in this year',
  usedNote:
    'Type the year’s amounts from your pay stub and statements. Where a box is blank, we use your monthly amount times 12, a projection.',
  settings: 'Settings and assumptions',
  settingsNote: 'Yields and rates are our defaults or published averages. Change any of them to fit your case.',
  reset: 'Back to our defaults',
  lists: 'The numbers behind it',
  listsNote: 'Your tax return is put together from these lists. The more you add, the closer it fits.',
  doors: 'Next steps',
  toJourney: 'Where the next dollar goes, debts and cash first',
  toOptions: 'What each account can hold',
  notes: 'Good to know',
  disclaimer: 'Education, not advice. Tax law as published; your own facts may differ.',
} as const

/** Calculators that go deeper. */
export const savingLinks: Readonly<Partial<Record<SavingKey, readonly [slug: string, words: string]>>> = {
  match: ['401k', '401(k) calculator with your plan'],
  'plan-pretax': ['401k', '401(k) calculator with your plan'],
  'plan-roth': ['401k', '401(k) calculator with your plan'],
  'ira-traditional': ['traditional-ira', 'Traditional IRA calculator with your numbers'],
  'ira-roth': ['roth-ira', 'Roth IRA calculator with your numbers'],
  hsa: ['hsa', 'HSA calculator with your numbers'],
  'care-fsa': ['tax', 'Tax calculator with your filing status'],
  'health-fsa': ['payroll-tax', 'Paycheck calculator with your pay'],
  education: ['529', '529 calculator with your numbers'],
  bonds: ['savings', 'Savings calculator'],
}
export const besideLinks: Readonly<
  Record<'savers' | 'muni' | 'losses', readonly [slug: string, words: string] | null>
> = {
  savers: ['traditional-ira', 'Traditional IRA calculator with your numbers'],
  muni: null,
  losses: ['tax-loss-harvesting', 'Tax-loss harvesting calculator with your income'],
}
