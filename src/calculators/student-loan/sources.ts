import { studentSources as table } from '#facts/sources/student.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { icrFactors } from '#facts/student/income-contingent.ts'
import { loanRates } from '#facts/student/loans.ts'
import {
  extendedPlan,
  forgivenessFreeOfTax,
  graduatedPlan,
  incomeDriven,
  planDates,
  publicServicePayments,
  repaymentAssistance,
  standardPlan,
  tieredStandardTerms,
} from '#facts/student/plans.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import type { Law } from './law.ts'

export function sourcesOf(result: Compared | null, inputs: LoanInputs, law: Law): readonly Citation[] {
  const open = (key: string): boolean => result?.plans.some((plan) => plan.key === key) ?? false
  const when = (used: boolean, ...some: readonly Citation[]): readonly Citation[] => (used ? some : [])
  const taxed = (result?.plans.some(({ tax }) => tax > 0) ?? false) || (result?.filing.length ?? 0) > 0
  return [
    citation(
      table,
      'pl-119-21-loans',
      'payment, waiver and match of the Repayment Assistance Plan',
      repaymentAssistance,
    ),
    citation(table, 'pl-119-21-loans', 'dates at which plans open and end', planDates),
    citation(table, 'ed-repayment', 'the standard plan', standardPlan),
    ...when(
      open('tiered'),
      citation(table, 'pl-119-21-loans', 'terms of the tiered standard plan', tieredStandardTerms),
    ),
    ...when(open('graduated'), citation(table, 'ed-repayment', 'the graduated plan', graduatedPlan)),
    ...when(open('extended'), citation(table, 'ed-repayment', 'the extended plan', extendedPlan)),
    ...when(open('ibr') || open('icr'), citation(table, 'ed-repayment', 'IBR, PAYE and ICR', incomeDriven)),
    ...when(open('icr'), ...citationOf(table, icrFactors, 'income percentage factors of ICR')),
    ...when(open('ibr') || open('icr'), ...citationOf(table, law.guideline, 'poverty guideline')),
    ...when(
      inputs.pslf,
      citation(table, 'ed-repayment', 'payments for public service forgiveness', publicServicePayments),
    ),
    citation(table, 'irc', 'when forgiven loans are income', forgivenessFreeOfTax),
    ...when(taxed, ...citationOf(taxSources, law.tax.ordinaryBrackets, 'tax brackets')),
    citation(table, 'ed-loan-rates', 'rates of the starting loans', loanRates),
    citation(table, 'assumption', 'raises, inflation and the refinance rate to start with'),
  ]
}
