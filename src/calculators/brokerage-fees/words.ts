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

/** Kinds that go together where eleven would be too many. */
export const feeFamilies: readonly {
  readonly key: string
  readonly label: string
  readonly color: DataColor
  readonly kinds: readonly FeeKind[]
}[] = [
  { key: 'expense', label: 'Fund expenses', color: 'interest', kinds: ['expense'] },
  { key: 'advisory', label: 'Adviser fee', color: 'insurance', kinds: ['advisory'] },
  { key: 'cash', label: 'Cash that earns less', color: 'principal', kinds: ['sweep', 'forcedCash'] },
  { key: 'trades', label: 'Trades', color: 'tax', kinds: ['commission', 'spread', 'fx', 'regulatory'] },
  { key: 'rest', label: 'Account, margin, moving out', color: 'other', kinds: ['account', 'margin', 'transferOut'] },
]
