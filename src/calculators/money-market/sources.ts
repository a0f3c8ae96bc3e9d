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
import { treasuryInterestExempt } from '#facts/state-rules/account-rules.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { MoneyMarketInputs } from './fields.ts'
import type { Law } from './law.ts'

function halfRules({ state, everyState }: MoneyMarketInputs): readonly Citation[] {
  const asked = (code: string) => everyState || state === code
  return [
    ...(asked('CA') ? [citation(cashSources, 'ca-rtc-17145', 'the 50% rule in California', fundHalfRule.CA)] : []),
    ...(asked('NY') ? [citation(cashSources, 'ny-fund-dividends', 'the 50% rule in New York', fundHalfRule.NY)] : []),
    ...(asked('CT')
      ? [citation(cashSources, 'ct-fund-dividends', 'the 50% rule in Connecticut', fundHalfRule.CT)]
      : []),
  ]
}

export const sourcesOf = (inputs: MoneyMarketInputs, { tax }: Law): readonly Citation[] => [
  citation(cashSources, 'sec-form-n-1a-yields', '7-day and effective yields', sevenDayYieldDays),
  citation(lendingSources, 'fdic-national-rates', 'average money market account', moneyMarketNational),
  citation(lendingSources, 'fomc', 'the Federal Reserve’s target range', fedFundsTarget),
  citation(cashSources, 'assumption', 'starting yield of the fund', moneyFundStart),
  citation(lendingSources, 'deposit-rate-lists', 'typical online savings account', highYieldSavings),
  citation(lendingSources, 'treasury-yield-curve', 'six-month Treasury yield', treasuryYields),
  citation(stateRuleSources, 'usc-31-3124', 'US interest is free of state income tax', treasuryInterestExempt),
  ...halfRules(inputs),
  citation(creditSources, 'fdic-insurance', 'deposit insurance', fdicPerDepositor),
  citation(creditSources, 'ncua-insurance', 'insurance at credit unions', ncuaPerMember),
  citation(creditSources, 'sipa-limits', 'what SIPC covers', sipcLimits),
  ...taxCitation(tax.ordinaryBrackets, 'federal brackets'),
  citation(householdSources, 'census-p60-286', 'median household income', medianIncome),
  citation(lendingSources, 'assumption', 'inflation', longRunInflation),
]
