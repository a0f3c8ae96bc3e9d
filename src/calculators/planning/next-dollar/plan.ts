import type { Household } from '#engine/household/household.ts'
import { householdHeldBack } from '#engine/household/tax-returns.ts'
import type { IsoDate } from '#engine/month.ts'
import type { PlanLaw } from '#engine/planning/next-dollar/build-case.ts'
import { orderOf } from '#engine/planning/next-dollar/order.ts'
import type { PlanSettings } from '#engine/planning/next-dollar/sizes.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { type LoadedStateLaw, stateReturnFor } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { startingDividendYield, startingGainsTax } from '../../kit/starting-values.ts'
import { stateLaw, taxLaw } from '../../kit/tax-needs.ts'
import { definePlan } from '../plan.ts'
import { nextDollarSchema } from './answer-schema.ts'
import { checkOrder, type NextDollarInputs, nextDollarFields, stepNames } from './fields.ts'
import { meta } from './meta.ts'
import { tellNextDollar } from './tell.ts'

export const settingsOf = (inputs: NextDollarInputs): PlanSettings => ({
  order: orderOf(inputs.order, stepNames(inputs.ownOrder)),
  highApr: inputs.costlyApr === null ? null : inputs.costlyApr / 100,
  months: inputs.months,
  useCash: inputs.useCash,
  healthCover: inputs.healthPlan === 'auto' ? null : inputs.healthPlan,
  collegeShare: inputs.collegeShare / 100,
  outlook: {
    growth: inputs.growth / 100,
    cash: inputs.cash / 100,
    inflation: inputs.inflation / 100,
    laterTax: inputs.laterTax / 100,
    gainsTax: startingGainsTax.value,
    dividends: startingDividendYield.value,
  },
})

/** Whole returns of this household under the law that is here. */
export function lawOf(
  household: Household,
  { tax, state }: { readonly tax: TaxYearFacts; readonly state: LoadedStateLaw },
  year: number,
  today: IsoDate,
): PlanLaw {
  const returnFor = stateReturnFor(state, year)
  const settled = (asked: Parameters<PlanLaw['taxOf']>[0]) =>
    settleTaxes(asked, tax, returnFor === null ? null : returnFor(asked))
  return {
    facts: tax,
    taxOf: (asked) => {
      const { federalTax, stateAndLocalTax } = settled(asked)
      return { federal: federalTax, state: stateAndLocalTax }
    },
    heldBack: householdHeldBack(household, today, (asked) => settled(asked).total),
  }
}

export const nextDollarPlan = definePlan({
  ...meta,
  fields: nextDollarFields,
  law: ({ household, year }) => ({ tax: taxLaw.in(year), state: stateLaw(household.state ?? 'US') }),
  check: checkOrder,
  run: ({ household, inputs, law, year, today, say }) =>
    tellNextDollar(household, settingsOf(inputs), lawOf(household, law, year, today), today, say),
  answer: nextDollarSchema,
})
