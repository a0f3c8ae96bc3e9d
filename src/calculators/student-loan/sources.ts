import { studentSources } from '#facts/sources/student.ts'
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
import { citing } from '../kit/citing.ts'
import { isCompared, type LoanContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing(studentSources)
const { fact: taxFact } = citing(taxSources)

export function sources(context: LoanContext) {
  const { inputs, law } = context
  const result = isCompared(context) ? context.result : null
  const open = (key: string): boolean => result?.plans.some((plan) => plan.key === key) ?? false
  const isTaxed = (result?.plans.some(({ tax }) => tax > 0) ?? false) || (result?.filing.length ?? 0) > 0
  return [
    fact(repaymentAssistance, words.assistance),
    fact(planDates, words.dates),
    fact(standardPlan, words.standard),
    open('tiered') && fact(tieredStandardTerms, words.tiered),
    open('graduated') && fact(graduatedPlan, words.graduated),
    open('extended') && fact(extendedPlan, words.extended),
    (open('ibr') || open('icr')) && fact(incomeDriven, words.incomeDriven),
    open('icr') && fact(icrFactors, words.factors),
    (open('ibr') || open('icr')) && fact(law.poverty, words.poverty),
    inputs.pslf && fact(publicServicePayments, words.service),
    fact(forgivenessFreeOfTax, words.forgiveness),
    isTaxed && taxFact(law.tax.ordinaryBrackets, words.brackets),
    fact(loanRates, words.rates),
    document('assumption', words.assumptions),
  ]
}
