import type { Household } from '#engine/household/household.ts'
import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { adultsOf } from '#engine/household/people.ts'
import type { IsoDate } from '#engine/month.ts'
import { auto, dwelling, umbrella } from './cover-belongings.ts'
import type { CoverLine, CoverRules, LifeNeed } from './cover-line.ts'
import { disability, health, life, longTermCare } from './cover-people.ts'

/*
 * Line by line: what coverage a household could need, what it has, and what is missing. Rules of thumb come as arguments; what the picture
 * does not know is never counted as good news.
 */

/** Every line that has something to say; `lifeNeeds` is null until they are worked out. */
export function coverLines(
  household: Household,
  flows: MonthlyFlows,
  today: IsoDate,
  rules: CoverRules,
  lifeNeeds: readonly LifeNeed[] | null,
): readonly CoverLine[] {
  return [
    health(household),
    ...auto(household),
    ...dwelling(household),
    ...adultsOf(household).flatMap((person) => disability(household, flows, person, rules)),
    ...life(household, lifeNeeds),
    umbrella(household, rules),
    longTermCare(household, today, rules),
  ]
}

/** Lines that need something now: missing first, then short. */
export const gapsOf = (lines: readonly CoverLine[]): readonly CoverLine[] => [
  ...lines.filter(({ status }) => status === 'missing'),
  ...lines.filter(({ status }) => status === 'short'),
]
