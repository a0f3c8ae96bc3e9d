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
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { SavingsInputs } from './fields.ts'
import type { Law } from './law.ts'

export const sourcesOf = (inputs: SavingsInputs, law: Law): readonly Citation[] => [
  citation(cashSources, 'reg-dd-appendix-a', 'what an APY is', apyDays),
  citation(lendingSources, 'fdic-national-rates', 'average savings rate', savingsNational),
  citation(lendingSources, 'deposit-rate-lists', 'typical online savings account', highYieldSavings),
  citation(lendingSources, 'deposit-rate-lists', 'best published savings rates', bestSavings),
  citation(lendingSources, 'deposit-rate-lists', 'big banks’ standard savings', bigBankSavings),
  citation(creditSources, 'fdic-insurance', 'deposit insurance', fdicPerDepositor),
  citation(creditSources, 'fdic-insurance', 'insurance of accounts with beneficiaries', fdicTrust),
  citation(creditSources, 'ncua-insurance', 'insurance at credit unions', ncuaPerMember),
  ...(inputs.taxKind === 'returns'
    ? [
        ...taxCitation(law.tax.ordinaryBrackets, 'federal brackets'),
        citation(householdSources, 'census-p60-286', 'median household income', medianIncome),
      ]
    : []),
  citation(lendingSources, 'assumption', 'inflation', longRunInflation),
]
