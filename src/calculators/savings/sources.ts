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
import type { SourceId } from '#facts/sources.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import type { SavingsInputs } from './fields.ts'
import type { Law } from './law.ts'

const isTaxSource = (id: SourceId): id is Extract<SourceId, keyof typeof taxSources> => Object.hasOwn(taxSources, id)

const taxLaw = ({ tax }: Law): readonly Citation[] =>
  isTaxSource(tax.ordinaryBrackets.source)
    ? [citation(taxSources, tax.ordinaryBrackets.source, 'federal brackets', tax.ordinaryBrackets)]
    : []

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
    ? [...taxLaw(law), citation(householdSources, 'census-p60-286', 'median household income', medianIncome)]
    : []),
  citation(lendingSources, 'assumption', 'inflation', longRunInflation),
]
