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
import { poverty2026 } from '#facts/student/poverty.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { LoanInputs } from './fields.ts'

export function sourcesOf(result: Compared | null, inputs: LoanInputs): readonly Citation[] {
  const open = (key: string): boolean => result?.plans.some((plan) => plan.key === key) ?? false
  const when = (used: boolean, one: Citation): readonly Citation[] => (used ? [one] : [])
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
    ...when(open('icr'), citation(table, 'fr-2026-icr', 'income percentage factors of ICR', icrFactors)),
    ...when(open('ibr') || open('icr'), citation(table, 'hhs-poverty-2026', 'poverty guideline', poverty2026)),
    ...when(
      inputs.pslf,
      citation(table, 'ed-repayment', 'payments for public service forgiveness', publicServicePayments),
    ),
    citation(table, 'irc', 'when forgiven loans are income', forgivenessFreeOfTax),
    ...when(taxed, citation(taxSources, 'rev-proc-2025-32', 'tax brackets', taxYear2026.ordinaryBrackets)),
    citation(table, 'ed-loan-rates', 'rates of the starting loans', loanRates),
    citation(table, 'assumption', 'raises, inflation and the refinance rate to start with'),
  ]
}
