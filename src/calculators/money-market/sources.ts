import { fundHalfRule, moneyFundStart, sevenDayYieldDays } from '#facts/cash/money-funds.ts'
import { fdicPerDepositor, ncuaPerMember, sipcLimits } from '#facts/credit/protection.ts'
import { medianIncome } from '#facts/household/income.ts'
import {
  fedFundsTarget,
  highYieldSavings,
  longRunInflation,
  moneyMarketNational,
  treasuryYields,
} from '#facts/lending/rates.ts'
import { cashSources } from '#facts/sources/cash.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { treasuryInterestExempt } from '#facts/state-rules/account-rules.ts'
import { citing } from '../kit/citing.ts'
import type { MoneyMarketContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({
  ...lendingSources,
  ...cashSources,
  ...creditSources,
  ...householdSources,
  ...stateRuleSources,
  ...taxSources,
})

export const sources = ({ inputs: { state, everyState }, law }: MoneyMarketContext) => [
  fact(sevenDayYieldDays, words.yields),
  fact(moneyMarketNational, words.average),
  fact(fedFundsTarget, words.target),
  fact(moneyFundStart, words.fund),
  fact(highYieldSavings, words.online),
  fact(treasuryYields, words.bills),
  fact(treasuryInterestExempt, words.exempt),
  (everyState || state === 'CA') && fact(fundHalfRule.CA, words.california),
  (everyState || state === 'NY') && fact(fundHalfRule.NY, words.newYork),
  (everyState || state === 'CT') && fact(fundHalfRule.CT, words.connecticut),
  fact(fdicPerDepositor, words.fdic),
  fact(ncuaPerMember, words.ncua),
  fact(sipcLimits, words.sipc),
  fact(law.tax.ordinaryBrackets, words.brackets),
  fact(medianIncome, words.income),
  fact(longRunInflation, words.inflation),
]
