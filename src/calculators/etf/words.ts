import type { CostKind } from '#engine/funds/holding-costs.ts'
import { dollars, dollarsAndCents } from '../kit/format.ts'
import type { AccountKind } from './compute.ts'

export const kindNames: Readonly<Record<CostKind, string>> = {
  load: 'Front load',
  deferred: 'Back-end charge',
  distribution: '12b-1 fee',
  expense: 'Expense ratio',
  spread: 'Bid-ask spread',
  premium: 'Premium or discount',
  commission: 'Commissions and sale fees',
  lending: 'Securities lending',
  payoutTax: 'Tax on payouts',
  saleTax: 'Tax at the end',
}
export const accountNames: Readonly<Record<AccountKind, string>> = {
  taxable: 'Taxable account',
  ira: 'Traditional IRA or 401(k)',
  roth: 'Roth',
}
/** Whole dollars; with cents where they are most of it. */
export const amount = (value: number): string => (Math.abs(value) < 10 ? dollarsAndCents(value) : dollars(value))
/** Said after an amount that is left: what has been taken off it. */
export const afterTax = (account: AccountKind): string => (account === 'roth' ? '' : ', after tax')
