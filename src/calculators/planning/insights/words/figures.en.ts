import type { Unit } from '#calculators/kit/presentation.ts'

/** What each number of a finding is called, with its unit. The same name for the same number in every rule. */
export const figureWords = {
  takeHome: { label: 'Take-home pay a month', unit: 'money' },
  short: { label: 'Short each month', unit: 'money' },
  left: { label: 'Left each month', unit: 'money' },
  share: { label: 'Share', unit: 'percent' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly unit: Unit }>>

export const areaWords = {
  'cash-flow': 'Cash flow',
  emergency: 'Emergency money',
  debt: 'Debt',
  cards: 'Credit cards',
  housing: 'Housing',
  coverage: 'Insurance',
  retirement: 'Retirement',
  tax: 'Taxes',
  concentration: 'Investments',
  goals: 'Goals',
} as const
