import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import { savingCase } from '#engine/planning/tax-saving/saving-case.ts'
import type { SavingLaw } from '#engine/planning/tax-saving/whole-returns.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Law } from '../../kit/law.ts'
import type { Say } from '../../kit/say.ts'
import { stateLaw, taxLaw } from '../../kit/tax-needs.ts'
import { drained } from '../../kit/turns.ts'
import { definePlan } from '../plan.ts'
import { taxSavingSchema } from './answer-schema.ts'
import { settingsOf, type TaxSavingInputs, taxSavingFields } from './fields.ts'
import { meta } from './meta.ts'
import { tellingSaving, tellUnknown } from './tell.ts'
import type { ToldSaving } from './told.ts'

export const taxSavingNeeds = (household: Household, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(household.state ?? 'US'),
})

export function lawOf(
  household: Household,
  { tax, state }: { readonly tax: TaxYearFacts; readonly state: LoadedStateLaw },
): SavingLaw {
  return {
    facts: tax,
    returns: state === 'none' ? null : (who, federal) => state.returnOf(who, federal, tax.year),
    followsHealth: !hsaTaxedIn.value.some((code) => code === household.state),
  }
}

interface Asked {
  readonly household: Household
  readonly inputs: TaxSavingInputs
  readonly law: Law<ReturnType<typeof taxSavingNeeds>>
  readonly today: IsoDate
  readonly say: Say
}
/** The answer, with a turn for others between returns. */
export function* tellingTaxSaving({ household, inputs, law, today, say }: Asked): Generator<undefined, ToldSaving> {
  const one = savingCase(household, settingsOf(inputs), lawOf(household, law), today)
  if (one === null) return tellUnknown(law.tax.year)
  return yield* tellingSaving(one, inputs.compare, inputs.muniStateFree, say)
}

export const taxSavingPlan = definePlan({
  ...meta,
  fields: taxSavingFields,
  law: ({ household, year }) => taxSavingNeeds(household, year),
  run: (asked) => drained(tellingTaxSaving(asked)),
  answer: taxSavingSchema,
})
