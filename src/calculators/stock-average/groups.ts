import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'Your shares', fields: ['trades', 'price'] },
  { title: 'Buying more', fields: ['planBy', 'planShares', 'planDollars', 'target', 'planPrice', 'planFee'] },
  {
    title: 'If you sold',
    fields: ['sellShares', 'sellDate', 'method', 'saleFee', 'saleFeeShare'],
    more: 'Selling: shares, day, method, fees',
  },
  {
    title: 'Tax',
    fields: ['income', 'status', 'state', 'otherShort', 'otherLong'],
    more: 'Income and state, for the tax',
  },
  { title: 'Splits, other investments', fields: ['splits', 'others'], more: 'Splits, other investments' },
]
