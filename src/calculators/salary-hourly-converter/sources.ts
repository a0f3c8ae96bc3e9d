import { employerHealth } from '#facts/insurance/employer-health.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { stateRuleSources as rules } from '#facts/sources/state-rules.ts'
import { federalMinimumWage, minimumWage } from '#facts/state-rules/minimum-wage.ts'
import { exemptSalary, federalPayHours, overtimeRule } from '#facts/state-rules/pay-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'

export function sourcesOf(law: TaxYearFacts): readonly Citation[] {
  const taxes = [
    [law.ordinaryBrackets, 'federal brackets and standard deduction'],
    [law.payroll, 'Social Security and Medicare'],
    [law.selfEmployment, 'self-employment tax'],
    [law.qualifiedBusinessIncome, 'business income deduction'],
    [law.overtimeDeduction, 'deduction of overtime premiums'],
    [law.plans, 'most a 401(k) takes in a year'],
  ] as const
  return [
    citation(rules, 'cfr-29-778', 'overtime and 52/12 weeks to a month', overtimeRule),
    citation(rules, 'cfr-29-541', 'salary under which overtime is owed', exemptSalary),
    citation(rules, 'usc-5-5504', 'the 2,087-hour year of federal employees', federalPayHours),
    citation(rules, 'flsa', 'federal minimum wage', federalMinimumWage),
    citation(rules, 'dol-minimum-wage', 'minimum wages of the states', minimumWage),
    ...taxes.flatMap(([figure, what]) => taxCitation(figure, what)),
    ...citationOf(insuranceSources, employerHealth, 'health premiums, the starting values'),
  ]
}
