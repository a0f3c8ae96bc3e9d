import {
  balanceTransferFee,
  disclosureMonths,
  extraGoesToHighestRate,
  minimumPayment,
  minimumPaymentFlat,
} from '#facts/lending/cards.ts'
import { creditCardAll, creditCardCarryingBalance, creditCardNewOffers } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import type { CardContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing(lendingSources)

export const sources = ({ inputs }: CardContext) => [
  fact(creditCardCarryingBalance, words.charged),
  fact(creditCardAll, words.average),
  fact(disclosureMonths, words.thirtySix),
  fact(extraGoesToHighestRate, words.highest),
  fact(inputs.minRule === 'share' ? minimumPaymentFlat : minimumPayment, words.minimum),
  inputs.transfer && fact(balanceTransferFee, words.transferFee),
  inputs.transfer && fact(creditCardNewOffers, words.newCards),
]
