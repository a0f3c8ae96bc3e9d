import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'simple-interest',
  title: 'Simple Interest Calculator',
  question: 'How much simple interest is due?',
  description:
    'Finds the interest, principal, rate or time for a simple-interest loan or note, in days, in months or between dates, and compares it with compounding.',
  icon: 'equal',
  category: 'Savings',
  keywords: [
    'interest formula',
    'principal rate time',
    'day count',
    'actual/365',
    'actual/360',
    '30/360',
    'interest per day',
    'per diem interest',
    'daily simple interest',
    'promissory note',
    'private loan',
    'partial payments',
    'us rule',
  ],
  related: ['compound-interest', 'personal-loan', 'cd', 'business-loan'],
}
