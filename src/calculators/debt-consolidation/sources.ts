import { balanceTransferFee, personalOriginationFee } from '#facts/lending/cards.ts'
import {
  creditCardCarryingBalance,
  creditCardNewOffers,
  homeEquityLoan,
  personalLoan24Month,
} from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import type { DebtContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing(lendingSources)

export const sources = ({ inputs: { way } }: DebtContext) => [
  fact(creditCardCarryingBalance, words.cards),
  way === 'loan' && fact(personalLoan24Month, words.loan),
  way === 'loan' && fact(personalOriginationFee, words.origination),
  way === 'home' && fact(homeEquityLoan, words.home),
  way === 'transfer' && fact(balanceTransferFee, words.transferFee),
  way === 'transfer' && fact(creditCardNewOffers, words.newCards),
  way !== 'transfer' && document('reg-z-app-j', words.apr),
]
