/** The heavy part of the screen, fetched when it is first needed: the tax law, the returns, the words of the answer. */
import { american } from '#calculators/kit/say.ts'
import type { TaxSavingInputs } from '#calculators/planning/tax-saving/fields.ts'
import { taxSavingNeeds, tellingTaxSaving } from '#calculators/planning/tax-saving/plan.ts'
import type { ToldSaving } from '#calculators/planning/tax-saving/told.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import { inSlices } from '../../calculator/worker/slices.ts'

export async function workOut(
  household: Household,
  inputs: TaxSavingInputs,
  year: number,
  today: IsoDate,
  isStopped: () => boolean,
): Promise<ToldSaving | undefined> {
  const needs = taxSavingNeeds(household, year)
  const [tax, state] = await Promise.all([needs.tax.load(), needs.state.load()])
  if (isStopped()) return undefined
  return inSlices(tellingTaxSaving({ household, inputs, law: { tax, state }, today, say: american }), isStopped)
}
