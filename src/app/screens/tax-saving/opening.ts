import type { ToldSaving } from '#calculators/planning/tax-saving/told.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { IsoDate } from '#engine/month.ts'
import { answerSaving } from './answer-saving.ts'
import { firstSettings } from './settings.ts'

/** The sample household's answer, for the page as it is finished. */
export const openingFor = async (today: IsoDate): Promise<ToldSaving | null> =>
  (await answerSaving(sampleHousehold(today), firstSettings, today)) ?? null
