/** What assets, debts and their owners are called, in the order of the lists. */
import type { AssetKind, DebtKind } from '#engine/wealth/balance-sheet.ts'

export const assetNames = {
  cash: 'Cash and bank',
  brokerage: 'Brokerage',
  pretax: 'Pre-tax 401(k), IRA',
  roth: 'Roth account',
  hsa: 'HSA',
  home: 'Home',
  property: 'Other real estate',
  car: 'Car',
  business: 'Business',
  other: 'Other',
} as const satisfies Readonly<Record<AssetKind, string>>
export const debtNames = {
  mortgage: 'Mortgage',
  equity: 'Home equity loan',
  property: 'Other real estate loan',
  car: 'Car loan',
  student: 'Student loan',
  card: 'Credit card',
  personal: 'Personal loan',
  medical: 'Medical bill',
  other: 'Other debt',
} as const satisfies Readonly<Record<DebtKind, string>>
export const ownerNames = { me: 'Me', partner: 'My partner', joint: 'Both of us' } as const
