import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { leastEarlyPenalty, renewalNotice, usualCertificate, yieldRule } from '#facts/lending/certificates.ts'
import { bestCd12Month, cdNational, highYieldSavings, longRunInflation, treasuryYields } from '#facts/lending/rates.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { treasuryInterestExempt } from '#facts/state-rules/account-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'

export const sourcesOf = ({ ordinaryBrackets }: TaxYearFacts): readonly Citation[] => [
  citation(table, 'reg-dd', 'how an APY is worked out', yieldRule),
  citation(table, 'reg-d', 'the least penalty federal law asks for', leastEarlyPenalty),
  citation(table, 'reg-dd', 'the letter before a CD renews', renewalNotice),
  citation(creditSources, 'fdic-insurance', 'deposit insurance', fdicPerDepositor),
  citation(table, 'deposit-rate-lists', 'starting rate of the CD', bestCd12Month),
  citation(table, 'fdic-national-rates', 'average CD rates by term', cdNational),
  citation(table, 'deposit-rate-lists', 'starting rate of the savings account', highYieldSavings),
  citation(table, 'treasury-yield-curve', 'Treasury yields by term', treasuryYields),
  citation(stateRuleSources, 'usc-31-3124', 'Treasury interest is free of state income tax', treasuryInterestExempt),
  ...taxCitation(ordinaryBrackets, 'federal brackets and standard deduction'),
  citation(table, 'assumption', 'starting penalty and grace period', usualCertificate),
  citation(table, 'assumption', 'inflation', longRunInflation),
]
