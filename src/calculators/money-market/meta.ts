import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'money-market',
  title: 'Money Market Calculator',
  question: 'Where will my cash earn the most after taxes?',
  description:
    'Compares a money market account, a money market fund, online savings and Treasury bills after federal and state taxes.',
  icon: 'landmark',
  category: 'Savings',
  keywords: [
    'mmf',
    'mmda',
    '7-day yield',
    'sec yield',
    'cash',
    'treasury bill',
    'taxable equivalent',
    'money market fund',
    'money market account',
    'state tax exempt',
  ],
  related: ['savings', 'cd', 'emergency-fund'],
}
