import { type Cover, monthlyPools, type Saver } from '#engine/health-savings/contribution-limit.ts'
import { formatMonth, type Month } from '#engine/month.ts'
import type { Result } from './compute.ts'
import type { Rules } from './rules.ts'

/** A month of the year: cover on its first day and what it adds to the limit. Dollars. */
export interface LimitMonth {
  readonly month: Month
  readonly you: Cover
  readonly spouse: Cover | null
  readonly base: number
  readonly catchUp: number
  readonly medicare: boolean
}

const only = (saver: Saver, index: number): Saver => ({
  ...saver,
  cover: saver.cover.map((cover, at): Cover => (at === index ? cover : 'none')),
})

export function limitMonths({ people }: Pick<Result, 'people'>, law: Rules): readonly LimitMonth[] {
  return people.you.cover.map((you, index) => {
    const spouse = people.spouse === null ? null : only(people.spouse, index)
    const pools = monthlyPools(only(people.you, index), spouse, law.limits)
    const catchUp = pools.catchUpFirst + pools.catchUpSecond
    const month = formatMonth(law.tax.year, index + 1)
    return {
      month,
      you,
      spouse: people.spouse?.cover[index] ?? null,
      base: pools.total - catchUp,
      catchUp,
      medicare: people.yourMedicare !== null && month >= people.yourMedicare,
    }
  })
}
