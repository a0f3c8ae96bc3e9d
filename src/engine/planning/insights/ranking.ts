import type { Insight } from './insight.ts'
import type { Tone } from './rule.ts'
import type { RuleId } from './rules.ts'

/*
 * Which finding comes first. A rule names the dollars it is about; what they cost in a year differs: a debt's interest is that cost, a
 * thin cushion would have to be borrowed, a missing death benefit is needed by few. These shares are ours, rough, and only rank.
 */
const BORROWED = 0.2
const GROWN = 0.05
const TENTH = 0.1
const RARE = 0.002

const yearOf: { readonly [Id in RuleId]?: number } = {
  margin: BORROWED,
  'needs-share': GROWN,
  'unassigned-money': GROWN,
  'savings-over-left': BORROWED,
  subscriptions: BORROWED,
  'uneven-income': GROWN,
  'income-ends': BORROWED,
  cushion: BORROWED,
  'deductible-uncovered': TENTH,
  'deposit-insurance': RARE,
  'expected-costs': BORROWED,
  'offer-ends': 1,
  'debt-to-income': GROWN,
  'debt-load': GROWN,
  'car-underwater': GROWN,
  'variable-rate': BORROWED,
  'student-payment': TENTH,
  utilization: GROWN,
  'card-near-limit': GROWN,
  // Its interest stands in the rule about high-rate debt.
  'slow-card': 0.5,
  'renewal-notice': 0.5,
  'housing-share': TENTH,
  // Only who still pays it has something to gain.
  'pmi-request': BORROWED,
  'home-underwater': GROWN,
  upkeep: BORROWED,
  'mortgage-past-work': GROWN,
  'no-home-cover': RARE * 2,
  'no-disability-cover': TENTH,
  'life-gap': RARE * 10,
  'life-ends-early': RARE * 10,
  'health-costs-over-cash': TENTH,
  'home-cover-low': RARE * 2,
  'liability-under-worth': RARE * 10,
  'saving-rate': TENTH,
  'savings-for-age': TENTH,
  'one-company': 0.3,
  'stocks-near-retirement': BORROWED,
  'one-income': GROWN,
  'goals-pace': TENTH,
  'goal-past-date': GROWN,
  'goal-soon': TENTH,
}
/** What has no amount of its own, but should not stand last. Dollars. */
const least: { readonly [Id in RuleId]?: number } = {
  'no-health-cover': 5000,
  'no-car-cover': 3000,
  'no-home-cover': 3000,
  'no-renters-cover': 150,
  'medicare-window': 1000,
  'benefit-start': 500,
  'credit-score': 300,
  'worth-in-home': 100,
}

const rank: Readonly<Record<Tone, number>> = { act: 0, watch: 1, good: 2 }
const step = ({ rule, tone }: Insight): number => (rule.isHardship && tone === 'act' ? -1 : rank[tone])
const weight = ({ id, stake }: Insight): number => Math.max(stake * (yearOf[id] ?? 1), least[id] ?? 0)

/** For sorting: hardship first, then what to act on, to watch, and what is in order; the heaviest first in each. */
export const byImportance = (a: Insight, b: Insight): number => step(a) - step(b) || weight(b) - weight(a)
