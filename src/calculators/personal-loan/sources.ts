import { militaryAprCap, personalAprByScore, personalOriginationFee } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance, personalLoan24Month } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...lendingSources })

export const sources = () => [
  fact(personalLoan24Month, words.bank),
  document('reg-z-app-j', words.apr),
  document('reg-z', words.charges),
  fact(personalOriginationFee, words.fee),
  fact(personalAprByScore, words.byScore),
  fact(creditCardCarryingBalance, words.cards),
  fact(militaryAprCap, words.military),
]
