/** The plan of a household, with the law it needs fetched first. The plan's program comes with the first question. */
import type { LawShelf } from '#calculators/kit/law-shelf.ts'
import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import type { ToldPlan } from '#calculators/planning/next-dollar/told.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'

/** More pieces of law than any household needs. */
const MOST_PIECES = 20

/** The shelf of law of one page, made with its first question. */
export interface LawKeep {
  law: LawShelf | null
}

export async function answerJourney(
  household: Household,
  inputs: NextDollarInputs,
  today: IsoDate,
  keep: LawKeep = { law: null },
): Promise<ToldPlan> {
  const { lawShelf } = await import('#calculators/kit/law-shelf.ts')
  keep.law ??= lawShelf()
  const { law } = keep
  const { plan } = (await import('#calculators/planning/next-dollar/plan.ts')).nextDollarPlan
  const env = { today, year: defaultYear, law }
  for (let tries = 0; tries < MOST_PIECES; tries += 1) {
    const missing = plan.missing(household, inputs, env)
    if (missing === null) break
    await missing.fetch()
  }
  const answer = plan.run(household, inputs, env)
  if (answer === null) throw new Error('The law of the plan did not come.')
  return answer as ToldPlan
}
