/** Numbers several guides ask for, each with the fact of the picture it is filled from. The examples are ours. */
import type { GuideNumber } from './guide.ts'

const money = { kind: 'money', min: 0, max: 100_000_000 } as const
const percent = { kind: 'percent', min: 0, max: 100 } as const

export const usual = {
  pay: { ...money, label: 'Yearly pay', hint: 'Before taxes', suffix: '/yr', start: 60_000, of: 'annualPay' },
  savings: { ...money, label: 'Cash savings', hint: 'Checking and savings', start: 4000, of: 'savings' },
  essentials: {
    ...money,
    label: 'Essential costs',
    hint: 'Housing, food, utilities, insurance, minimum payments',
    suffix: '/mo',
    start: 3200,
    of: 'monthlyEssentials',
  },
  aside: { ...money, label: 'What you can set aside', suffix: '/mo', start: 200 },
  cardBalance: { ...money, label: 'Card balance', hint: 'All your cards', start: 5000, of: 'cardBalance' },
  cardApr: { ...percent, label: 'Card APR', hint: 'On your card statement', start: 22, of: 'cardApr' },
  cardPayment: { ...money, label: 'What you can pay', suffix: '/mo', start: 250 },
  born: {
    kind: 'month',
    label: 'Birth month',
    start: '1986-05',
    min: 1930,
    max: 2020,
    of: 'birthMonth',
  },
} as const satisfies Readonly<Record<string, GuideNumber>>
