import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: '401k',
  title: '401(k) Calculator',
  question: 'Am I getting my whole match, and what will it grow to?',
  description:
    'See whether you get your whole match, what 1% more takes from your paycheck, and what your 401(k) grows to. Limits are checked paycheck by paycheck.',
  icon: 'building',
  category: 'Retirement',
  keywords: [
    'employer match',
    'true-up',
    'vesting',
    'catch-up',
    'contribution limit',
    'roth 401k',
    'mega backdoor',
    'plan loan',
    'workplace plan',
    '403b',
    '457b',
    'tsp',
  ],
  related: ['traditional-ira', 'roth-ira', 'payroll-tax', 'retirement'],
}
