import type { CostKind } from '#engine/funds/holding-course.ts'
import type { DataColor } from '../kit/presentation.ts'
import type { FundInputs } from './fields.ts'

export const kindNames: Readonly<Record<CostKind, string>> = {
  load: 'Front load',
  deferred: 'Back-end charge',
  distribution: '12b-1 fee',
  expense: 'Other expenses',
  spread: 'Bid-ask spread',
  premium: 'Premium or discount',
  commission: 'Commissions',
  lending: 'Lending income',
  payoutTax: 'Tax on payouts',
  saleTax: 'Tax when you sell',
}
export const kindColors: Readonly<Record<CostKind, DataColor>> = {
  load: 'insurance',
  deferred: 'insurance',
  distribution: 'other',
  expense: 'interest',
  spread: 'other',
  premium: 'other',
  commission: 'other',
  lending: 'growth',
  payoutTax: 'tax',
  saleTax: 'tax',
}
export const fundColors: readonly DataColor[] = ['principal', 'insurance', 'other', 'growth']

export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`
/** Said after an amount that is left: what has been taken off it. */
export const afterTax = ({ account }: FundInputs): string => (account === 'roth' ? '' : ', after tax')
