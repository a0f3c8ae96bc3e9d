/** Facts the form asks with, as plain numbers: percent points and dollars; months as 'YYYY-MM'. */
import { balanceTransferFee, minimumPayment, minimumPaymentFlat } from '#facts/lending/cards.ts'
import { creditCardAll, creditCardCarryingBalance, creditCardNewOffers } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const averageApr = {
  all: points(creditCardAll.value),
  charged: points(creditCardCarryingBalance.value),
  asOf: creditCardAll.asOf ?? '',
}
export const newCardApr = { rate: points(creditCardNewOffers.value), asOf: creditCardNewOffers.asOf ?? '' }
export const usualMinimum = {
  percent: points(minimumPayment.value.shareOfBalance),
  share: points(minimumPaymentFlat.value.shareLow),
  floor: minimumPayment.value.floor,
}
export const usualTransferFee = {
  low: points(balanceTransferFee.value.low),
  typical: points(balanceTransferFee.value.typical),
  high: points(balanceTransferFee.value.high),
}
