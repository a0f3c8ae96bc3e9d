import type { FeeKind } from '#engine/funds/fee-course.ts'
import type { DataColor } from '../kit/presentation.ts'

export const kindNames: Readonly<Record<FeeKind, string>> = {
  expense: 'Fund expenses',
  advisory: 'Adviser fee',
  account: 'Account fee',
  commission: 'Commissions',
  spread: 'Bid-ask spread',
  fx: 'Currency markup',
  regulatory: 'SEC and FINRA fees on sales',
  sweep: 'Low interest on cash',
  forcedCash: 'Cash it makes you hold',
  margin: 'Margin interest',
  transferOut: 'Fee to move out',
}
export const kindColors: Readonly<Record<FeeKind, DataColor>> = {
  expense: 'interest',
  advisory: 'insurance',
  account: 'other',
  commission: 'other',
  spread: 'other',
  fx: 'other',
  regulatory: 'tax',
  sweep: 'principal',
  forcedCash: 'principal',
  margin: 'interest',
  transferOut: 'other',
}
