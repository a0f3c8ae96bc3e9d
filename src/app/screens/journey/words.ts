/** What the screen of the next dollar says around the plan's own words. */

import type { ToldStep } from '#calculators/planning/next-dollar/told.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'

export const journeyWords = {
  kind: 'Plan',
  title: 'Financial Journey',
  lead: 'Where should your next dollar go? Each step with its amount, its reason and what skipping it would cost.',
  working: 'Working out your plan…',
  failed: 'Your plan couldn’t load. Check your connection and try again.',
  retry: 'Try again',
  steps: 'Your steps, in order',
  stepsNote: (order: string) => `Order: ${order}. Amounts are take-home dollars.`,
  notes: 'Good to know',
  assumptions: 'Settings and assumptions',
  assumptionsNote: 'These are our defaults. Change any of them to fit your case.',
  reset: 'Back to our defaults',
  lists: 'The numbers behind it',
  listsNote: 'The plan reads these lists. The more you add, the closer it fits.',
  why: 'Why it comes here',
  skip: 'If you skip it',
  when: 'When',
  full: (month: string) => `Done by ${month}. Then the money moves on.`,
  starts: (month: string) => `Starts in ${month}.`,
  goes: 'Where it goes',
  never: 'It isn’t done within 30 years at this pace.',
  rest: 'It takes whatever the other steps leave.',
  once: (amount: string) => `${amount} now`,
  perMonth: (amount: string) => `${amount}/mo`,
  from: (month: string) => `from ${month}`,
  by: (month: string) => `by ${month}`,
  states: { done: 'Done', now: 'Now', later: 'Later', absent: 'Not in your plan' } satisfies Record<
    ToldStep['state'],
    string
  >,
  own: 'Use this as my own order',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  leaveOut: 'Skip this step',
  skipped: 'Skipped steps',
  bringBack: 'Bring back',
  more: 'Why, when and what skipping costs',
  order: 'Which order?',
  disclaimer: 'Education, not advice. The orders are their authors’; the sums are ours, from the numbers shown.',
} as const

/** Calculators that go deeper into a step. */
export const stepLinks: Readonly<Partial<Record<OrderStep, readonly [slug: string, words: string]>>> = {
  starter: ['emergency-fund', 'Emergency fund calculator'],
  match: ['401k', '401(k) calculator with your plan'],
  'high-apr': ['credit-card-payoff', 'Payoff calculator with your debts'],
  emergency: ['emergency-fund', 'Emergency fund calculator'],
  'moderate-apr': ['loan-prepayment', 'Prepayment calculator with this loan'],
  hsa: ['hsa', 'HSA calculator'],
  ira: ['roth-ira', 'Roth IRA calculator with your income'],
  goals: ['savings', 'Savings calculator'],
  'retirement-share': ['retirement', 'Retirement calculator with your savings'],
  education: ['529', '529 calculator'],
  workplace: ['401k', '401(k) calculator with your plan'],
  'invest-share': ['compound-interest', 'Compound interest calculator'],
  'low-apr': ['loan-prepayment', 'Prepayment calculator with this loan'],
  taxable: ['compound-interest', 'Compound interest calculator with this amount'],
}
