/** What is borrowed: the price less the down payment, dollars. Cheap enough for the form's own conditions. */
import { roundToCent } from '#engine/money.ts'
import type { ShareValue } from '../kit/field.ts'

export interface Purchase {
  readonly price: number
  readonly down: ShareValue
}

/** Dollars of a share field at a price. */
export const ofPrice = (price: number, value: ShareValue): number =>
  roundToCent(value.unit === 'pct' ? (price * value.amount) / 100 : value.amount)

export const downOf = ({ price, down }: Purchase): number => Math.min(price, ofPrice(price, down))
export const loanOf = (purchase: Purchase): number => roundToCent(purchase.price - downOf(purchase))
export const borrows = (purchase: Purchase): boolean => loanOf(purchase) > 0
