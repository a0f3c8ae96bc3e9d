import { employerHealth } from '#facts/insurance/employer-health.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { federalMinimumWage, minimumWage } from '#facts/state-rules/minimum-wage.ts'
import { exemptSalary, federalPayHours, overtimeRule } from '#facts/state-rules/pay-law.ts'
import { citing } from '../kit/citing.ts'
import { citation } from '../kit/presentation.ts'
import type { PayContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...insuranceSources, ...taxSources })

export const sources = ({ law: { tax } }: PayContext) => [
  citation(stateRuleSources, 'cfr-29-778', words.overtime, overtimeRule),
  citation(stateRuleSources, 'cfr-29-541', words.exempt, exemptSalary),
  citation(stateRuleSources, 'usc-5-5504', words.federalHours, federalPayHours),
  citation(stateRuleSources, 'flsa', words.federalWage, federalMinimumWage),
  citation(stateRuleSources, 'dol-minimum-wage', words.stateWages, minimumWage),
  fact(tax.ordinaryBrackets, words.brackets),
  fact(tax.payroll, words.payroll),
  fact(tax.selfEmployment, words.selfEmployment),
  fact(tax.qualifiedBusinessIncome, words.businessIncome),
  fact(tax.overtimeDeduction, words.overtimeDeduction),
  fact(tax.plans, words.plans),
  fact(employerHealth, words.health),
]
