import { iBond, treasury10Year } from '#facts/lending/rates.ts'
import { savingsBondRules } from '#facts/lending/savings-bonds.ts'
import { earlyWithdrawal } from '#facts/retirement/early-withdrawal.ts'
import { saversMatch } from '#facts/retirement/savers-match.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { hsaTaxedIn, iraNotDeductedIn } from '#facts/state-rules/account-rules.ts'
import { statePlan529 } from '#facts/state-rules/plan-529.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citationOf, type Working } from '../../kit/presentation.ts'
import type { Telling } from './tell-options.ts'
import { sourceWords as used, workingWords as words } from './words/answer.en.ts'

export function tellWorkings({ one, by, say }: Telling): readonly Working[] {
  const { federal, federalTax, stateAndLocalTax, payrollTax } = one.before
  return [
    { title: words.how, lines: words.howLines },
    { title: words.now, lines: words.nowLines(federal.agi, federalTax, stateAndLocalTax, payrollTax, say) },
    { title: words.rank, lines: [by === 'same' ? words.rankSame : words.rankRoom] },
    { title: words.versus, lines: words.versusLines },
  ]
}

const documents = { ...taxSources, ...retirementSources, ...stateRuleSources, ...lendingSources }
export const tellSources = (facts: TaxYearFacts): readonly Citation[] => [
  ...citationOf(documents, facts.plans, used.plans),
  ...citationOf(documents, facts.ira, used.ira),
  ...citationOf(documents, facts.hsa, used.hsa),
  ...citationOf(documents, facts.healthFsa, used.healthFsa),
  ...citationOf(documents, facts.dependentCareFsa, used.careFsa),
  ...citationOf(documents, facts.dependentCare, used.care),
  ...citationOf(documents, facts.saversCredit, used.savers),
  ...citationOf(documents, saversMatch, used.match),
  ...citationOf(documents, facts.ordinaryBrackets, used.brackets),
  ...citationOf(documents, facts.payroll, used.payroll),
  ...citationOf(documents, statePlan529, used.education),
  ...citationOf(documents, hsaTaxedIn, used.healthStates),
  ...citationOf(documents, iraNotDeductedIn, used.iraStates),
  ...citationOf(documents, savingsBondRules, used.bonds),
  ...citationOf(documents, iBond, used.bondRate),
  ...citationOf(documents, treasury10Year, used.treasury),
  ...citationOf(documents, earlyWithdrawal, used.early),
]
