import { longRunInflation } from '#facts/lending/rates.ts'
import { partALookBackMonths } from '#facts/retirement/medicare-enrollment.ts'
import {
  catchUpAges,
  hsaExcess,
  hsaExchangePlansFrom,
  hsaLastMonth,
  hsaOtherUse,
} from '#facts/retirement/plan-rules.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { householdSources } from '#facts/sources/household.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { citing } from '../kit/citing.ts'
import type { HsaContext } from './context.ts'
import { usedFor } from './words/workings.en.ts'

const { fact } = citing({
  ...taxSources,
  ...retirementSources,
  ...stateRuleSources,
  ...marketSources,
  ...householdSources,
})

export const sources = ({ law: { tax } }: HsaContext) => [
  fact(tax.hsa, usedFor.limits(tax)),
  fact(tax.ordinaryBrackets, usedFor.brackets),
  fact(tax.payroll, usedFor.payroll),
  fact(hsaLastMonth, usedFor.lastMonth),
  fact(catchUpAges, usedFor.catchUp),
  fact(hsaExcess, usedFor.excess),
  fact(hsaOtherUse, usedFor.otherUse),
  fact(hsaExchangePlansFrom, usedFor.exchange),
  fact(partALookBackMonths, usedFor.lookBack),
  fact(hsaTaxedIn, usedFor.states),
  fact(longRunGrowth, usedFor.growth),
  fact(longRunInflation, usedFor.inflation),
]
