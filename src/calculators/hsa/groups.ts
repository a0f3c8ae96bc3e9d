import type { Group } from '../kit/definition.ts'
import { monthKeys } from './cover-fields.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'Your cover', fields: ['coverage', ...monthKeys, 'born'] },
  { title: 'Money in', fields: ['yours', 'employer', 'how'] },
  { title: 'Your taxes', fields: ['income', 'status', 'spouseIncome', 'state'] },
  { title: 'The health plan', fields: ['plan', 'deductible', 'outOfPocket'], more: 'Check the health plan' },
  {
    title: 'Married, Medicare, next year',
    fields: ['spouse', 'spouseBorn', 'spousePuts', 'spouseMedicare', 'spouseApplied', 'medicare', 'applied', 'stays'],
    more: 'Spouse, Medicare, next year',
  },
  {
    title: 'Spend or invest',
    fields: ['balance', 'bills', 'billGrowth', 'annualReturn', 'fee', 'dragTax', 'laterTax', 'years', 'inflation'],
    more: 'Spend now, or invest and keep receipts',
  },
]
