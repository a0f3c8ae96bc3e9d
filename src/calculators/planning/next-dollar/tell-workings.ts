import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { starterTarget } from '#engine/planning/next-dollar/size-steps.ts'
import { collegePrices } from '#facts/household/college.ts'
import { flowchartOrder, operationsOrder } from '#facts/household/spending-orders.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { taxSources } from '#facts/sources/tax.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citationOf, type Working } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import { SKIP_YEARS, type Telling } from './tell-steps.ts'
import { sourceWords, workingWords as words } from './words/answer.en.ts'

export function leftWorking({ takeHome, living, debtPayments, left }: MonthlyFlows, say: Say): readonly Working[] {
  if (takeHome === null || living === null || left === null) return []
  return [{ title: words.left, lines: words.leftLines(takeHome, living, debtPayments, left, say) }]
}

/** How the figures were worked out. */
export function tellWorkings({ built, run, settings, facts, say }: Telling): readonly Working[] {
  const { plan, sizes } = built
  const { outlook, order } = settings
  const freed = run.toPlace - plan.left
  const [left] = leftWorking(sizes.flows, say)
  const { plans, ira, hsa } = facts
  return [
    ...(left
      ? [{ ...left, lines: freed > 0.5 ? [...left.lines, words.freed(plan.left, freed, say)] : left.lines }]
      : []),
    ...(sizes.grossPay === null
      ? []
      : [{ title: words.preTax, lines: words.preTaxLines(Number((sizes.taxNow * 100).toFixed(2)), say) }]),
    {
      title: words.starter,
      lines: words.starterLines(starterTarget(sizes, order), sizes.months * (sizes.essentials ?? 0), say),
    },
    {
      title: words.limits,
      lines: words.limitLines(plans.value.deferral, ira.value.limit, hsa.value.self, hsa.value.family, say),
    },
    {
      title: words.skip,
      lines: words.skipLines(
        outlook.growth * 100,
        outlook.cash * 100,
        outlook.inflation * 100,
        outlook.laterTax * 100,
        say,
      ),
      steps: words.skipSteps(SKIP_YEARS),
    },
  ]
}

export const tellSources = (facts: TaxYearFacts): readonly Citation[] => [
  ...citationOf(householdSources, flowchartOrder, sourceWords.flowchart),
  ...citationOf(householdSources, operationsOrder, sourceWords.operations),
  ...citationOf(taxSources, facts.plans, sourceWords.plans),
  ...citationOf(taxSources, facts.hsa, sourceWords.hsa),
  ...citationOf(lendingSources, creditCardCarryingBalance, sourceWords.card),
  ...citationOf(householdSources, collegePrices, sourceWords.college),
]
