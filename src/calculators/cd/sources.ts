import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { leastEarlyPenalty, renewalNotice, usualCertificate, yieldRule } from '#facts/lending/certificates.ts'
import { bestCd12Month, cdNational, highYieldSavings, longRunInflation, treasuryYields } from '#facts/lending/rates.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { treasuryInterestExempt } from '#facts/state-rules/account-rules.ts'
import { citing } from '../kit/citing.ts'
import type { CdContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...creditSources, ...lendingSources, ...stateRuleSources, ...taxSources })

export const sources = ({ law }: CdContext) => [
  fact(yieldRule, words.apy),
  fact(leastEarlyPenalty, words.least),
  fact(renewalNotice, words.notice),
  fact(fdicPerDepositor, words.fdic),
  fact(bestCd12Month, words.best),
  fact(cdNational, words.average),
  fact(highYieldSavings, words.savings),
  fact(treasuryYields, words.treasury),
  fact(treasuryInterestExempt, words.exempt),
  fact(law.tax.ordinaryBrackets, words.brackets),
  fact(usualCertificate, words.usual),
  fact(longRunInflation, words.inflation),
]
