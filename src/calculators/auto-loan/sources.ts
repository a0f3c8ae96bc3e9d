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
import { citing } from '../kit/citing.ts'
import type { CarContext } from './context.ts'
import { averageLocal, ruleOf } from './state-tax.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({
  ...householdSources,
  ...insuranceSources,
  ...lendingSources,
  ...stateRuleSources,
  ...taxSources,
})

export const sources = ({ inputs, law: { tax } }: CarContext) => {
  const confidence = ruleOf(inputs.state)?.confidence
  return [
    fact(autoNew, words.rate),
    fact({ ...vehicleTax, ...(confidence ? { confidence } : {}) }, words.vehicleTax),
    inputs.localTax === null && averageLocal(inputs.state) !== null && fact(salesTax, words.localTax),
    fact(tax.carLoanDeduction, words.deduction),
    inputs.income !== null && fact(tax.ordinaryBrackets, words.brackets),
    fact(autoByTier, words.tiers),
    fact(drivingCosts, words.driving),
    fact(gasoline, words.gas),
    fact(autoPremiumNational, words.insurance),
  ]
}
