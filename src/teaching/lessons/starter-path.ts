import type { UnitSlug } from './kit/lesson.ts'

/** Money 101: ten lessons, in this order, and the ways in for three situations. */
export const starterPath: readonly string[] = [
  'what-is-money-for',
  'take-home-pay',
  'spending-plan',
  'emergency-fund',
  'choosing-account',
  'credit-scores',
  'minimum-payment',
  '401k-match',
  'index-funds',
  'scams',
]

export interface Situation {
  readonly key: 'starting' | 'debt' | 'later'
  /** Lessons that fit, the best first. */
  readonly lessons: readonly string[]
  /** A calculator that answers at once. */
  readonly calculator: string
}
/** Where to begin, by what is going on. */
export const situations: readonly Situation[] = [
  {
    key: 'starting',
    lessons: ['take-home-pay', 'compounding', 'what-is-money-for'],
    calculator: 'payroll-tax',
  },
  { key: 'debt', lessons: ['minimum-payment', 'debt-payoff', 'debt-trouble'], calculator: 'credit-card-payoff' },
  {
    key: 'later',
    lessons: ['social-security-when', 'how-much-retire', 'medicare'],
    calculator: 'social-security',
  },
]

/** Where the project of each unit is made: a page of ours. */
export const projectPlaces: Readonly<Record<UnitSlug, string>> = {
  'money-basics': '/net-worth-calculator',
  budgeting: '/budget-planner-calculator',
  banking: '/savings-calculator',
  'credit-and-debt': '/debt-payoff',
  'cars-and-homes': '/home-affordability-calculator',
  'work-and-taxes': '/tax-calculator',
  investing: '/risk-assessment',
  retirement: '/retirement-planning-calculator-usa',
  insurance: '/insurance-hub',
  'life-events': '/smart-life-manager',
}
