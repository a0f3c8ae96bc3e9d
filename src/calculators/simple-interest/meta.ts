import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'simple-interest',
  title: 'Simple Interest Calculator',
  question: 'How much interest is due when nothing compounds?',
  description:
    'Finds the interest, the principal, the rate or the time, by dates, days or months, under each way of counting days, beside the same rate compounded.',
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
