import type { CostKind } from '#engine/funds/holding-costs.ts'
import { dollars, dollarsAndCents } from '../kit/format.ts'
import type { DataColor } from '../kit/presentation.ts'
import type { Fund } from './compute.ts'
import type { FundInputs } from './fields.ts'

export const kindNames: Readonly<Record<CostKind, string>> = {
  load: 'Front load',
  deferred: 'Back-end charge',
  distribution: '12b-1 fee',
  expense: 'Fund expenses',
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
/** What a fund costs, in as many parts as a bar can show. Nominal dollars at the end. */
export const costParts: readonly {
  readonly key: string
  readonly label: string
  readonly color: DataColor
  readonly of: (fund: Fund) => number
}[] = [
  { key: 'load', label: 'Loads', color: 'insurance', of: ({ course }) => course.lost.load + course.lost.deferred },
  { key: 'distribution', label: '12b-1 fee', color: 'other', of: ({ course }) => course.lost.distribution },
  { key: 'expense', label: 'Fund expenses', color: 'interest', of: ({ course }) => course.lost.expense },
  { key: 'tax', label: 'Tax', color: 'tax', of: (fund) => fund.taxCost },
]
export const fundColors: readonly DataColor[] = ['principal', 'insurance', 'other', 'growth']

/** Whole dollars; with cents where they are most of it. */
export const amount = (value: number): string => (Math.abs(value) < 10 ? dollarsAndCents(value) : dollars(value))
/** Said after an amount that is left: what has been taken off it. */
export const afterTax = ({ account }: FundInputs): string => (account === 'roth' ? '' : ', after tax')
