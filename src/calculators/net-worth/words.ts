import type { AssetKind, DebtKind } from '#engine/wealth/balance-sheet.ts'
import { dollars, plain } from '../kit/format.ts'
import type { DataColor } from '../kit/presentation.ts'

export const assetNames: Readonly<Record<AssetKind, string>> = {
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
}
export const debtNames: Readonly<Record<DebtKind, string>> = {
  mortgage: 'Home loan',
  equity: 'Home equity loan',
  property: 'Other real estate loan',
  car: 'Car loan',
  student: 'Student loan',
  card: 'Credit card',
  personal: 'Personal loan',
  medical: 'Medical bill',
  other: 'Other debt',
}
export const ownerNames = { me: 'Mine', partner: 'My partner’s', joint: 'Both of us' } as const
export type Owner = keyof typeof ownerNames

/** Kinds that read as one thing in a bar. */
export const assetGroups: readonly {
  readonly label: string
  readonly color: DataColor
  readonly kinds: readonly AssetKind[]
}[] = [
  { label: 'Cash', color: 'insurance', kinds: ['cash'] },
  { label: 'Brokerage', color: 'real', kinds: ['brokerage'] },
  { label: 'Retirement and health accounts', color: 'growth', kinds: ['pretax', 'roth', 'hsa'] },
  { label: 'Real estate', color: 'principal', kinds: ['home', 'property'] },
  { label: 'Cars, business, other', color: 'other', kinds: ['car', 'business', 'other'] },
]

/** 'less than a week of spending', '1 month of spending', '6.8 months of spending', '4.5 years of spending'. */
export function spendingText(months: number): string {
  if (months >= 24) return `${plain(months / 12, months < 240 ? 1 : 0)} years of spending`
  if (months < 0.2) return 'less than a week of spending'
  const text = plain(months, 1)
  return `${text} ${text === '1' ? 'month' : 'months'} of spending`
}

/** No finer than a survey is: to $1,000 from $10,000 on, else to $100. */
export function roughDollars(amount: number): string {
  const unit = Math.abs(amount) >= 10_000 ? 1000 : 100
  return dollars(Math.round(amount / unit) * unit)
}
