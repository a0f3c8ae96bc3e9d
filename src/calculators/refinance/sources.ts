import { closingShares } from '#facts/household/housing.ts'
import { vaFundingFee } from '#facts/lending/mortgage.ts'
import { creditCardCarryingBalance, highYieldSavings, homeEquityLoan, mortgage30 } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { codeSource } from '#facts/sources/shared.ts'
import { mortgageInterest } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import type { RefinanceContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...householdSources, ...lendingSources, ...codeSource })

export const sources = ({ inputs }: RefinanceContext) => [
  fact(mortgage30, words.rate),
  fact(closingShares, words.closing),
  fact(highYieldSavings, words.savings),
  inputs.program !== 'other' && fact(vaFundingFee, words.vaFee),
  inputs.cashOut > 0 && fact(homeEquityLoan, words.equityLoan),
  inputs.debts.length > 0 && fact(creditCardCarryingBalance, words.card),
  inputs.itemize === 'itemize' && fact(mortgageInterest, words.deduction),
  document('assumption', words.ours),
]
