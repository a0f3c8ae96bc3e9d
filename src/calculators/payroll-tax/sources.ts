import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { stateSources } from '#facts/sources/states.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { withholdingSources } from '#facts/sources/withholding.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { employerLeaveShare } from '#facts/state-rules/employer-paid-leave.ts'
import { employerUnemploymentTax } from '#facts/state-rules/employer-unemployment-tax.ts'
import { paidLeave } from '#facts/state-rules/paid-leave.ts'
import { citing } from '../kit/citing.ts'
import type { Citation } from '../kit/presentation.ts'
import { isStateCode } from '../kit/states.ts'
import { type PayContext, programTotal } from './context.ts'
import { formulaIn } from './state-payroll.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...withholdingSources, ...taxSources, ...stateRuleSources, ...stateSources })

export function sources({ inputs, law, result: { own } }: PayContext): readonly (Citation | null | false)[] {
  const { facts, state } = law
  const { deductions } = own.check
  const [you] = own.filed.household.people
  const inState = state !== 'none' && isStateCode(inputs.state) ? state : null
  const [program] = inState?.yearOf(facts.year).employeePayroll ?? []
  const held = formulaIn(own.place, facts)
  const name = { state: inState?.facts.name ?? '' }
  return [
    fact(facts.withholding, words.withholding),
    fact(facts.payroll, words.payroll),
    fact(facts.additionalMedicare, words.medicare),
    fact(facts.ordinaryBrackets, words.brackets),
    fact(facts.standardDeduction, words.standard),
    deductions.plan + deductions.rothPlan > 0 && fact(facts.plans, words.plans),
    deductions.healthFsa > 0 && fact(facts.healthFsa, words.healthFsa),
    deductions.dependentCareFsa > 0 && fact(facts.dependentCareFsa, words.careFsa),
    deductions.commuter > 0 && fact(facts.transitAndParkingMonthly, words.commuter),
    you.tips > 0 && fact(facts.tipsDeduction, words.tips),
    you.overtimePremium > 0 && fact(facts.overtimeDeduction, words.overtime),
    deductions.hsa > 0 && inState !== null && fact(hsaTaxedIn, words.hsaStates),
    held && fact(held.formula, words.tables(name)),
    inState && fact(inState.yearOf(facts.year).brackets, words.state(name)),
    program !== undefined && programTotal(own.year.programs) > 0 && fact(program, words.programs(name)),
    inState && fact(employerUnemploymentTax, words.suta),
    inState &&
      isStateCode(inputs.state) &&
      employerLeaveShare.value[inputs.state] &&
      fact(employerLeaveShare, words.leave),
    inState && isStateCode(inputs.state) && paidLeave.value[inputs.state] && fact(paidLeave, words.family),
    fact(facts.futaCreditReduction, words.futa),
  ].map((one) => one || null)
}
