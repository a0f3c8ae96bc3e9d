/** Which account next, for a household: the program and its law are fetched with the first question, the returns worked out in short slices. */
import type { TaxSavingInputs } from '#calculators/planning/tax-saving/fields.ts'
import type { ToldSaving } from '#calculators/planning/tax-saving/told.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import type { AnsweredDay } from '../picture/use-plan-answer.ts'

export type SavingDay = AnsweredDay<ToldSaving>

export async function answerSaving(
  household: Household,
  inputs: TaxSavingInputs,
  today: IsoDate,
  isStopped: () => boolean = () => false,
): Promise<ToldSaving | undefined> {
  const { workOut } = await import('./work.ts')
  return workOut(household, inputs, defaultYear, today, isStopped)
}
