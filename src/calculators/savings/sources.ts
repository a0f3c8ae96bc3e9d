import { apyDays } from '#facts/cash/deposits.ts'
import { fdicPerDepositor, fdicTrust, ncuaPerMember } from '#facts/credit/protection.ts'
import { medianIncome } from '#facts/household/income.ts'
import {
  bestSavings,
  bigBankSavings,
  highYieldSavings,
  longRunInflation,
  savingsNational,
} from '#facts/lending/rates.ts'
import { cashSources } from '#facts/sources/cash.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import type { SavingsContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...cashSources, ...creditSources, ...householdSources, ...lendingSources, ...taxSources })

export const sources = ({ inputs, law }: SavingsContext) => [
  fact(apyDays, words.apy),
  fact(savingsNational, words.average),
  fact(highYieldSavings, words.online),
  fact(bestSavings, words.best),
  fact(bigBankSavings, words.bigBanks),
  fact(fdicPerDepositor, words.fdic),
  fact(fdicTrust, words.trust),
  fact(ncuaPerMember, words.ncua),
  inputs.taxKind === 'returns' && fact(law.tax.ordinaryBrackets, words.brackets),
  inputs.taxKind === 'returns' && fact(medianIncome, words.income),
  fact(longRunInflation, words.inflation),
]
