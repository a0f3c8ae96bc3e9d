/** Facts the form asks with, as plain numbers: percent points, and the day or month each stands for. */
import { balanceTransferFee, personalOriginationFee } from '#facts/lending/cards.ts'
import {
  creditCardAll,
  creditCardCarryingBalance,
  creditCardNewOffers,
  homeEquityLoan,
  personalLoan24Month,
} from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const averageCard = {
  all: points(creditCardAll.value),
  charged: points(creditCardCarryingBalance.value),
  asOf: creditCardCarryingBalance.asOf ?? '',
}
export const personalLoan = { rate: points(personalLoan24Month.value), asOf: personalLoan24Month.asOf ?? '' }
export const homeEquity = { rate: points(homeEquityLoan.value), asOf: homeEquityLoan.asOf ?? '' }
export const newCard = { rate: points(creditCardNewOffers.value), asOf: creditCardNewOffers.asOf ?? '' }
export const usualOrigination = {
  low: points(personalOriginationFee.value.low),
  high: points(personalOriginationFee.value.high),
}
export const usualTransferFee = {
  low: points(balanceTransferFee.value.low),
  typical: points(balanceTransferFee.value.typical),
  high: points(balanceTransferFee.value.high),
}
