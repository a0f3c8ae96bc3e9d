/** What a down payment makes of the loan, as far as the form itself must know. */
import { roundToCent } from '#engine/money.ts'
import type { ShareValue } from '../kit/field.ts'
import { pmiAbove } from './form-facts.precomputed.ts'

export interface Purchase {
  readonly price: number
  readonly down: ShareValue
}

/** Dollars down: an amount, or a share of the price. */
export const downOf = ({ price, down }: Purchase): number =>
  roundToCent(down.unit === 'pct' ? (price * down.amount) / 100 : down.amount)

export const borrows = (inputs: Purchase): boolean => inputs.price - downOf(inputs) > 0.005

/** Whether a lender asks for private mortgage insurance: a loan above 80% of the price. */
export const needsPmi = (inputs: Purchase): boolean =>
  inputs.price - downOf(inputs) > roundToCent(inputs.price * pmiAbove) + 0.001
