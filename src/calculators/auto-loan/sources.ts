import { drivingCosts, gasoline } from '#facts/household/everyday.ts'
import { autoPremiumNational } from '#facts/insurance/auto-premiums.ts'
import { autoByTier, autoNew } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { vehicleTax } from '#facts/state-rules/vehicle-tax.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import type { CarInputs } from './fields.ts'
import { averageLocal, ruleOf } from './state-tax.ts'

export function sourcesOf(inputs: CarInputs, law: TaxYearFacts): readonly Citation[] {
  const confidence = ruleOf(inputs.state).confidence
  const rule = { ...vehicleTax, ...(confidence ? { confidence } : {}) }
  return [
    citation(lendingSources, 'edmunds-auto', 'average new-car rate, the starting value', autoNew),
    citation(stateRuleSources, 'state-vehicle-tax', 'how your state taxes a car', rule),
    ...(inputs.localTax === null && averageLocal(inputs.state) !== null
      ? [...citationOf(stateRuleSources, salesTax, 'average local sales tax')]
      : []),
    citation(
      taxSources,
      'pl-119-21',
      `the deduction for car loan interest, ${actDeductionYears.value.from} to ${actDeductionYears.value.through}`,
      law.carLoanDeduction,
    ),
    ...(inputs.income === null ? [] : citationOf(taxSources, law.ordinaryBrackets, 'tax brackets')),
    citation(lendingSources, 'experian-auto', 'average car loan rates by score', autoByTier),
    ...citationOf(householdSources, drivingCosts, 'upkeep per mile and five-year loss of value'),
    citation(householdSources, 'aaa-gas', 'the price of gas', gasoline),
    citation(insuranceSources, 'bankrate-auto', 'average car insurance', autoPremiumNational),
  ]
}
